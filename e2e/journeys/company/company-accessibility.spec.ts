import { expect, givenAddress, saveButton, startEdit, test } from '../../steps/company-steps'
import { expectWell, phone } from '../../looks'

test.use({ viewport: phone })

test('MODULE-19 the company’s data, read and edited, with its errors and its questions', async ({
  page,
  session,
}) => {
  await page.goto('/dashboard/company')
  await expect(page.getByRole('heading', { name: session.nome })).toBeVisible()
  await expectWell(page, 'read')
  await givenAddress(page, {
    logradouro: 'Rua Barroso',
    bairro: 'Centro',
    localidade: 'Manaus',
    uf: 'AM',
  })
  const form = await startEdit(page)
  await form.getByLabel('CEP').fill('69005070')
  await expect(form.getByText('Preenchido pelo CEP: ', { exact: false })).toBeVisible()
  await form.getByLabel('E-mail').fill('dona@')
  await form.getByRole('button', { name: 'Adicionar horário em Segunda' }).click()
  await form.getByLabel('Segunda: fecha às').nth(1).fill('')
  await saveButton(page).click()
  await expect(form.getByText('Email inválido')).toBeVisible()
  await expectWell(page, 'edited, with errors')
  await form.getByRole('button', { name: 'Copiar Terça para os outros dias' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWell(page, 'copying a day')
})
