import { expect, messages, saveButton, savesOf, startEdit, test } from '../../steps/company-steps'

test('COMP-43 somebody else saved meanwhile: the same fields are decided side by side, others are taken over', async ({
  page,
  elsewhere,
}) => {
  test.slow()
  const other = await elsewhere()
  const question = page.getByRole('dialog', { name: 'Outra pessoa alterou os mesmos dados' })
  const [mine, theirs] = [page.locator('form'), other.locator('form')]
  await test.step('somebody else saved the same fields: both versions side by side, decided per field; other fields are taken over', async () => {
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
    const saves = savesOf(page)
    await saveButton(page).click()
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
      versao: 2,
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
