import { expectReadableInTheDark } from '../../expect-accessible'
import { expectWell, phone } from '../../looks'
import { chooseFrom, expect, readRows, rowOf, test, textIn } from '../../steps/catalogue-steps'
import { rows } from '../../product'

test('the tab has the menu and the services; what stands on a row is edited in its place, by pointer, by keyboard alone and on a phone', async ({
  page,
  catalogue,
}) => {
  rows(
    'CATAL-01 CATAL-02 CATAL-04 CATAL-05 CATAL-06 CATAL-07 CATAL-08 CATAL-09 CATAL-50 CATAL-51 CATAL-52 CATAL-53',
  )
  test.slow()
  await test.step('the tab has the menu and the services, each of which folds', async () => {
    const menu = page.getByRole('button', { name: /^Cardápio/ })
    const services = page.getByRole('button', { name: /^Serviços/ })
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(rowOf(page, 'X-Bacon')).toHaveCount(0)
    await expect(rowOf(page, 'Tenda')).toBeVisible()
    await services.click()
    await expect(rowOf(page, 'Tenda')).toHaveCount(0)
    await page.reload()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await menu.click()
    await page.getByRole('button', { name: 'Recolher Lanches' }).click()
    await expect(rowOf(page, 'X-Bacon')).toHaveCount(0)
    await expect(rowOf(page, 'Calabresa')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir Lanches' }).click()
    await services.click()
  })

  await test.step('a description: Enter saves and Shift+Enter makes a line', async () => {
    await textIn(page, 'X-Bacon', 'Pão, carne e bacon').dblclick()
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('e queijo')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Descrição de X-Bacon', { exact: true })).toHaveCount(0)
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon')?.descricao)
      .toBe('Pão, carne e bacon\ne queijo')
  })
  await test.step('a price takes digits as cents; an empty one keeps the old price', async () => {
    const input = page.getByLabel('Preço de X-Bacon', { exact: true })
    for (const [typed, shown, cents] of [
      ['500', 'R$ 5,00', 500],
      ['5a', 'R$ 0,05', 5],
    ] as const) {
      await rowOf(page, 'X-Bacon').locator('data').dblclick()
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect(rowOf(page, 'X-Bacon').locator('data')).toHaveText(shown)
      await expect
        .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon')?.centavos)
        .toEqual({ padrao: cents })
    }
    await rowOf(page, 'X-Bacon').locator('data').dblclick()
    await page.keyboard.press('Backspace')
    await expect(input).toHaveValue('')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'X-Bacon').locator('data')).toHaveText('R$ 0,05')
    await page.getByRole('button', { name: 'Editar preço Grande de Calabresa' }).click()
    await page.keyboard.type('6000')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'calabresa')?.centavos)
      .toEqual({ Broto: 3490, Grande: 6000 })
  })
  await test.step('a duration is edited after one click, in minutes or in days of 480', async () => {
    const duration = (id: string) => async () =>
      (await readRows(catalogue)).items.find((item) => item.id === id)?.duracao
    await expect(rowOf(page, 'Corte masculino')).toContainText('60 min')
    await expect(rowOf(page, 'Tenda')).toContainText('2 dias')
    await rowOf(page, 'Corte masculino').getByText('60 min').click()
    await page.keyboard.type('4x5')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Corte masculino')).toContainText('45 min')
    await expect.poll(duration('corte')).toBe(45)
    await rowOf(page, 'Tenda').getByText('2 dias').click()
    await page.keyboard.type('1')
    await page.getByLabel('Buscar no catálogo').focus()
    await expect(rowOf(page, 'Tenda')).toContainText('1 dia')
    await expect.poll(duration('tenda')).toBe(480)
  })
  await test.step('a name is edited after a double click; Enter and blur save, Escape does not', async () => {
    const { version } = await readRows(catalogue)
    const input = page.getByLabel('Nome de X-Bacon', { exact: true })
    await textIn(page, 'X-Bacon', 'X-Bacon').click()
    await expect(input).toHaveCount(0)
    await textIn(page, 'X-Bacon', 'X-Bacon').dblclick()
    await expect(input).toBeFocused()
    await input.fill('Outro nome')
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'X-Bacon')).toBeVisible()
    expect((await readRows(catalogue)).version).toBe(version)

    await textIn(page, 'X-Bacon', 'X-Bacon').dblclick()
    await input.fill('X-Bacon duplo')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'X-Bacon duplo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Editar nome de X-Bacon duplo' })).toBeFocused()
    await expect
      .poll(async () => (await readRows(catalogue)).items.map(({ nome }) => nome))
      .toContain('X-Bacon duplo')

    await textIn(page, 'Misto', 'Misto').dblclick()
    await page.getByLabel('Nome de Misto', { exact: true }).fill('Misto quente')
    await page.getByLabel('Buscar no catálogo').focus()
    await expect(rowOf(page, 'Misto quente')).toBeVisible()
    await expect
      .poll(async () => (await readRows(catalogue)).items.map(({ nome }) => nome))
      .toContain('Misto quente')

    await textIn(page, 'X-Salada', 'X-Salada').dblclick()
    await page.getByLabel('Nome de X-Salada', { exact: true }).fill('   ')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'X-Salada')).toBeVisible()
  })
  await test.step('a price type is renamed by a double click, and the prices go along', async () => {
    await page
      .getByRole('list', { name: 'Tipos de preço de Pizzas' })
      .getByText('Broto', { exact: true })
      .dblclick()
    await page.getByLabel('Nome do tipo de preço Broto', { exact: true }).fill('Pequena')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'calabresa')?.centavos)
      .toEqual({ Pequena: 3490, Grande: 6000 })
    await expect(rowOf(page, 'Calabresa')).toContainText('Pequena')
    await page.getByRole('button', { name: 'Editar tipo de preço Pequena' }).click()
    await page.getByLabel('Nome do tipo de preço Pequena', { exact: true }).fill('grande')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-toaster]')).toContainText('Dois tipos de preço têm o mesmo nome')
    await expect(rowOf(page, 'Calabresa')).toContainText('Pequena')
  })

  await test.step('every gesture has a way by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Editar nome de X-Bacon duplo' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('X-Tudo')
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'X-Tudo')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Editar descrição de X-Tudo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('De tudo um pouco')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Editar preço de X-Tudo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('3190')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.locator('[data-toaster]')).toContainText('Status atualizado com sucesso!')
    await expect
      .poll(async () => (await readRows(catalogue)).items.find(({ id }) => id === 'x-bacon'))
      .toMatchObject({
        nome: 'X-Tudo',
        descricao: 'De tudo um pouco',
        centavos: { padrao: 3190 },
        disponivel: false,
      })
  })

  await test.step('the catalogue and what stands above it are accessible and fit a phone', async () => {
    await page.setViewportSize(phone)
    await expectWell(page, 'catalogue')
    await expectReadableInTheDark(page, 'catalogue')
    await page.getByRole('button', { name: 'Mais ações de X-Tudo' }).click()
    await expectWell(page, 'menu of a row')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Nova categoria', exact: true }).click()
    await page.getByRole('button', { name: 'Criar categoria' }).click()
    await expectWell(page, 'new category')
    await page.keyboard.press('Escape')
    await chooseFrom(page, 'Calabresa', 'Imagem, opções e detalhes')
    await page.getByRole('button', { name: 'Meio a meio' }).click()
    await expectWell(page, 'details')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Descartar', exact: true }).click()
    for (const name of ['Mudar preços', 'Histórico']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectWell(page, name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
