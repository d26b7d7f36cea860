import { chooseFrom, expect, openCatalogue, readRows, rowOf, test } from '../../steps/catalogue-steps'
import { toaster } from '../../steps/order-steps'
import { rows } from '../../product'

test('categories are made and edited', async ({ page, catalogue }) => {
  rows(
    'CATAL-03 CATAL-54 CATAL-55 CATAL-56 CATAL-57 CATAL-58 CATAL-59 CATAL-60 CATAL-61 CATAL-62 CATAL-44 CATAL-79',
  )
  test.slow()
  await test.step('a menu category is made, with the spec’s refusals', async () => {
    await page.getByRole('button', { name: 'Nova categoria', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova categoria' })
    const create = dialog.getByRole('button', { name: 'Criar categoria' })
    await expect(dialog.getByLabel('Nome da categoria', { exact: true })).toBeFocused()
    await create.click()
    await expect(dialog.getByText('Nome da categoria é obrigatório')).toBeVisible()
    await dialog.getByLabel('Nome da categoria', { exact: true }).fill('LANCHES')
    await create.click()
    await expect(dialog.getByText('Já existe uma categoria com este nome')).toBeVisible()
    await dialog.getByLabel('Nome da categoria', { exact: true }).fill('Sucos')
    await expect(dialog.getByLabel('Tipo de preço 1', { exact: true })).toHaveValue('padrao')
    await expect(dialog.getByRole('button', { name: 'Remover tipo de preço padrao' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Adicionar tipo de preço' }).click()
    await create.click()
    await expect(dialog.getByText('Todos os tipos de preço devem ter um nome')).toBeVisible()
    await dialog.getByLabel('Tipo de preço 1', { exact: true }).fill('300 ml')
    await dialog.getByLabel('Tipo de preço 2', { exact: true }).fill('500 ml')
    await create.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Sucos' })).toBeVisible()
    await page.getByRole('button', { name: 'Novo produto em Sucos' }).click()
    await expect(page.getByLabel('Nome de Novo Produto', { exact: true })).toBeFocused()
    await page.keyboard.type('Suco de laranja')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Suco de laranja')).toContainText('500 ml')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ nome }) => nome === 'Suco de laranja'))
      .toMatchObject({ centavos: { '300 ml': 0, '500 ml': 0 }, disponivel: true })
  })
  await test.step('a service category is made by minutes or by day', async () => {
    await page.getByRole('button', { name: 'Nova categoria de serviço' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova categoria de serviço' })
    const create = dialog.getByRole('button', { name: 'Criar categoria' })
    await create.click()
    await expect(dialog.getByText('Nome da categoria é obrigatório')).toBeVisible()
    await dialog.getByLabel('Nome da categoria', { exact: true }).fill('cortes')
    await create.click()
    await expect(dialog.getByText('Já existe uma categoria com este nome')).toBeVisible()
    await dialog.getByLabel('Nome da categoria', { exact: true }).fill('Diárias')
    await dialog.getByLabel('Tipo de preço 1', { exact: true }).fill(' ')
    await create.click()
    await expect(dialog.getByText('Todos os tipos de preço devem ter um nome')).toBeVisible()
    await dialog.getByLabel('Tipo de preço 1', { exact: true }).fill('padrao')
    await expect(dialog.getByRole('button', { name: 'Remover tipo de preço padrao' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Por dia' }).click()
    await create.click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Novo serviço em Diárias' }).click()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Novo Servico Diárias')).toContainText('1 dia')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ nome }) => nome === 'Novo Servico Diárias'))
      .toMatchObject({ duracao: 480, ativo: true })
  })
  await test.step('editing a category keeps each price with its renamed type; Escape leaves everything', async () => {
    await chooseFrom(page, 'Pizzas', 'Editar categoria…')
    const dialog = page.getByRole('dialog', { name: 'Editar categoria “Pizzas”' })
    await dialog.getByLabel('Nome da categoria', { exact: true }).fill('Nada disso')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Mais ações de Pizzas' })).toBeFocused()
    await chooseFrom(page, 'Pizzas', 'Editar categoria…')
    await expect(dialog.getByLabel('Nome da categoria', { exact: true })).toHaveValue('Pizzas')
    await dialog.getByLabel('Tipo de preço 1', { exact: true }).fill('Pequena')
    await dialog.getByRole('button', { name: 'Adicionar tipo de preço' }).click()
    await dialog.getByLabel('Tipo de preço 3', { exact: true }).fill('Família')
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(toaster(page)).toContainText('Categoria atualizada com sucesso!')
    expect((await readRows(catalogue)).items.find(({ id }) => id === 'calabresa')?.centavos).toEqual({
      Pequena: 3490,
      Grande: 5490,
      Família: 0,
    })
  })
})

test('what is sold is turned off and on, and deleted', async ({ page, catalogue }) => {
  rows('CATAL-29 CATAL-30 CATAL-31 CATAL-80 CATAL-81 CATAL-03 CATAL-48 CATAL-82 CATAL-83 CATAL-84')
  test.slow()
  await test.step('products, services and categories are turned on and off', async () => {
    await rowOf(page, 'X-Bacon').getByRole('switch').click()
    await expect(toaster(page)).toContainText('Status atualizado com sucesso!')
    await rowOf(page, 'Corte masculino').getByRole('switch').click()
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'corte'))
      .toMatchObject({ disponivel: false, ativo: false })
    expect((await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon')).toMatchObject({
      disponivel: false,
      ativo: true,
    })
    await page.getByRole('switch', { name: 'Ativa' }).first().click()
    await expect(toaster(page)).toContainText('Status da categoria atualizado com sucesso!')
    await page.getByRole('button', { name: 'Fora de venda (4)' }).click()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(rowOf(page, 'Calabresa')).toHaveCount(0)
  })
  await test.step('deletions ask first, are said, and can be undone', async () => {
    await openCatalogue(page)
    await chooseFrom(page, 'X-Bacon', 'Excluir produto')
    await page.getByRole('dialog').getByRole('button', { name: 'Manter' }).click()
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await chooseFrom(page, 'X-Bacon', 'Excluir produto')
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir produto' }).click()
    await expect(toaster(page)).toContainText('Produto excluído com sucesso')
    await expect(rowOf(page, 'X-Bacon')).toHaveCount(0)
    await toaster(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()

    await chooseFrom(page, 'Corte masculino', 'Excluir serviço')
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir serviço' }).click()
    await expect(toaster(page)).toContainText('Serviço excluído com sucesso')

    await chooseFrom(page, 'Lanches', 'Excluir categoria')
    await expect(page.getByRole('dialog')).toContainText(
      'Os 3 produtos que estão nela também serão excluídos.',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir categoria' }).click()
    await expect(toaster(page)).toContainText('Categoria excluída com sucesso')
    expect((await readRows(catalogue)).items.map(({ id }) => id).sort()).toEqual(['calabresa', 'tenda'])
  })
})

test.describe('an empty catalogue', () => {
  test.use({ seed: [] })

  test('CATAL-10 CATAL-85 says so, and an example menu is only saved when it is asked for', async ({
    page,
    catalogue,
  }) => {
    await expect(page.getByText('Nenhum produto encontrado no cardápio')).toBeVisible()
    await page.getByRole('button', { name: 'Começar com um cardápio de exemplo' }).click()
    const sample = page.getByRole('dialog', { name: 'Começar com um cardápio de exemplo' })
    await expect(sample).toContainText('Exemplo: nada foi salvo')
    for (const name of ['Lanches', 'Bebidas', 'Sobremesas']) {
      await expect(sample.getByRole('heading', { name })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    expect((await readRows(catalogue)).items).toEqual([])
    await page.getByRole('button', { name: 'Começar com um cardápio de exemplo' }).click()
    await sample.getByRole('button', { name: 'Usar este cardápio' }).click()
    await expect(toaster(page)).toContainText('Cardápio de exemplo criado')
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    expect((await readRows(catalogue)).categories.map(({ nome }) => nome)).toContain('Sobremesas')
  })
})
