import {
  confirmPassword,
  expect,
  messages,
  saveButton,
  saveCall,
  savesOf,
  startEdit,
  test,
} from '../../steps/company-steps'
import { rows } from '../../product'

test('what was changed is sent, named and shown to others at once; where two changed the same both versions stand side by side', async ({
  page,
  shop,
  elsewhere,
}) => {
  rows('COMP-08 COMP-22 COMP-24 COMP-33 COMP-42 COMP-43 COMP-45')
  test.slow()
  const other = await elsewhere()
  const [mine, theirs] = [page.locator('form'), other.locator('form')]
  const saves = savesOf(page)
  await test.step('what was changed is sent, named and shown; others see it at once', async () => {
    await startEdit(page)
    await expect(mine.getByLabel('Nome da empresa')).toHaveCount(0)
    await expect(mine.getByText(shop.nome)).toBeVisible()
    await mine.getByLabel('Telefone da empresa').fill('9233334444')
    await expect(mine.getByLabel('Telefone da empresa')).toHaveValue('(92) 3333-4444')
    await mine.getByLabel('Sobre a empresa').fill('Lanches feitos na hora')
    await mine.getByLabel('Tipo da chave').selectOption('Telefone')
    await mine.getByLabel('Chave', { exact: true }).fill('92991234567')
    await expect(mine.getByText('3 campos alterados')).toBeVisible()

    await page.route(saveCall, async (route) => {
      await expect(messages(page)).toContainText('Salvando alterações...')
      await route.continue()
    })
    await saveButton(page).click()
    await confirmPassword(page, shop.password)
    await expect(messages(page)).toContainText(
      'Dados atualizados com sucesso! Campos modificados: Telefone da empresa, Sobre a empresa e Chave PIX',
    )
    await page.unroute(saveCall)
    await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused()
    const sent = {
      cnpj: shop.cnpj,
      versao: 1,
      telefone_empresa: '9233334444',
      sobre_empresa: 'Lanches feitos na hora',
      pix_tipo: 'phone',
      pix_chave: '+5592991234567',
    }
    // The very same save, before and after the password.
    expect(saves).toEqual([sent, sent])
    for (const screen of [page, other]) {
      await expect(screen.getByText('(92) 3333-4444')).toBeVisible()
      await expect(screen.getByText('Lanches feitos na hora')).toBeVisible()
      await expect(screen.getByText('(92) 99123-4567')).toBeVisible()
    }
  })
  await test.step('somebody else saved the same fields: decided per field; other fields are taken over', async () => {
    await startEdit(page)
    await mine.getByLabel('Sobre a empresa').fill('Lanches da Ana')
    await mine.getByLabel('Número').fill('120')
    await mine.getByLabel('Observações').fill('Fechado no feriado')

    await startEdit(other)
    await theirs.getByLabel('Sobre a empresa').fill('Lanches do Beto')
    await theirs.getByLabel('Número').fill('99')
    await theirs.getByLabel('Bairro').fill('Centro')
    await saveButton(other).click()
    await expect(messages(other)).toContainText('Dados atualizados com sucesso!')

    await expect(
      mine.getByText('Outra pessoa acabou de alterar os dados da empresa.', { exact: false }),
    ).toBeVisible()
    await expect(mine.getByLabel('Número')).toHaveValue('120')
    await saveButton(page).click()
    const question = page.getByRole('dialog', { name: 'Outra pessoa alterou os mesmos dados' })
    const decide = question.getByRole('button', { name: 'Salvar assim' })
    await expect(question.getByRole('group', { name: 'Sobre a empresa' })).toContainText('Lanches da Ana')
    await expect(question.getByRole('group', { name: 'Sobre a empresa' })).toContainText('Lanches do Beto')
    await expect(question.getByText('Também mudou, e fica como a outra pessoa salvou: Bairro.')).toBeVisible()
    await expect(decide).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(mine.getByLabel('Sobre a empresa')).toHaveValue('Lanches da Ana')

    await saveButton(page).click()
    await question.getByRole('group', { name: 'Sobre a empresa' }).getByLabel('Manter o meu').check()
    await question.getByRole('group', { name: 'Número' }).getByLabel('Usar o deles').check()
    await decide.click()
    await expect(messages(page)).toContainText('Campos modificados: Sobre a empresa e Observações')
    expect(saves.at(-1)).toEqual({
      cnpj: expect.any(String),
      versao: 3,
      sobre_empresa: 'Lanches da Ana',
      observacoes: 'Fechado no feriado',
    })
    for (const screen of [page, other]) {
      await expect(screen.getByText('Lanches da Ana')).toBeVisible()
      await expect(screen.getByText('Fechado no feriado')).toBeVisible()
      await expect(screen.getByText('Centro', { exact: true })).toBeVisible()
      await expect(screen.getByRole('region', { name: 'Endereço' })).toContainText('99')
    }
  })
  await test.step('who takes theirs in every field has nothing left to send; different fields are no conflict', async () => {
    await startEdit(page)
    await mine.getByLabel('Observações').fill('Meu aviso')
    await startEdit(other)
    await theirs.getByLabel('Observações').fill('Aviso deles')
    await saveButton(other).click()
    await expect(messages(other)).toContainText('Campos modificados: Observações')
    await saveButton(page).click()
    const question = page.getByRole('dialog', { name: 'Outra pessoa alterou os mesmos dados' })
    await question.getByLabel('Usar o deles').check()
    await question.getByRole('button', { name: 'Salvar assim' }).click()
    await expect(messages(page)).toContainText('Alterações salvas com sucesso!')
    await expect(page.getByText('Aviso deles')).toBeVisible()

    await startEdit(page)
    await mine.getByLabel('Número').fill('7')
    await startEdit(other)
    await theirs.getByLabel('Cidade').fill('Manaus')
    await saveButton(other).click()
    await expect(messages(other)).toContainText('Campos modificados: Cidade')
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Campos modificados: Número')
    await expect(page.getByText('Manaus', { exact: false })).toBeVisible()
  })
})
