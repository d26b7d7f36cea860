import {
  dayRow,
  expect,
  givenAddress,
  messages,
  postalCodeCall,
  saveButton,
  saveCall,
  savesOf,
  startEdit,
  test,
} from '../../steps/company-steps'
import { expectWell, phone } from '../../looks'
import { rows } from '../../product'

test('wrong fields say so and nothing is sent; a week of several ranges a day; a save that fails and leaving lose nothing', async ({
  page,
  shop,
}) => {
  rows(
    'COMP-06 COMP-09 COMP-23 COMP-27 COMP-28 COMP-29 COMP-30 COMP-31 COMP-32 COMP-34 COMP-35 COMP-38 COMP-39 COMP-41',
  )
  test.slow()
  const saves = savesOf(page)
  const form = page.locator('form')
  await test.step('wrong fields say so and nothing is sent; cancelling puts everything back', async () => {
    await startEdit(page)
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Nenhuma alteração foi detectada.')
    await form.getByLabel('Telefone do responsável').fill('929')
    await form.getByLabel('Telefone da empresa').fill('92')
    await form.getByLabel('E-mail').fill('dona@')
    await form.getByLabel('CEP').fill('6900')
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Por favor, corrija os erros de validação antes de salvar.')
    await expect(form.getByLabel('E-mail')).toBeFocused()
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Email inválido')
    await expect(form.getByLabel('Telefone da empresa')).toHaveAccessibleDescription(
      'Telefone da empresa inválido',
    )
    await expect(form.getByLabel('Telefone do responsável')).toHaveAccessibleDescription(
      'Telefone do responsável inválido',
    )
    await expect(form.getByLabel('CEP')).toHaveAccessibleDescription(/CEP inválido$/)
    expect(saves).toEqual([])

    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByText(shop.email)).toBeVisible()
    await messages(page).getByRole('button', { name: 'Desfazer' }).click()
    await expect(form.getByLabel('E-mail')).toHaveValue('dona@')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await startEdit(page)
    await expect(form.getByLabel('E-mail')).toHaveValue(shop.email)
  })
  await test.step('a week of several ranges a day: closed, copied, past midnight, and never overlapping', async () => {
    const monday = dayRow(page, 'Segunda')
    const times = monday.getByRole('textbox')
    await expect(dayRow(page, 'Domingo').getByRole('textbox').first()).toBeDisabled()
    await times.nth(0).fill('11:00')
    await times.nth(1).fill('14:00')
    await monday.getByRole('button', { name: 'Adicionar horário em Segunda' }).click()
    await expect(times.nth(2)).toBeFocused()
    await times.nth(2).fill('13:00')
    await times.nth(3).fill('')
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Dados de horários inválidos')
    await expect(times.nth(3)).toBeFocused()
    await expect(times.nth(3)).toHaveAccessibleDescription('Informe o horário')
    await times.nth(3).fill('02:00')
    await expect(monday.getByText('Fecha no dia seguinte (Terça)')).toBeVisible()
    await expect(monday.getByText('Este horário se sobrepõe a outro')).toBeVisible()
    await times.nth(2).fill('18:00')
    await expect(monday.getByText('Este horário se sobrepõe a outro')).toHaveCount(0)

    await monday.getByRole('button', { name: 'Copiar Segunda para os outros dias' }).click()
    const question = page.getByRole('dialog', { name: 'Copiar o horário de Segunda' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await monday.getByRole('button', { name: 'Copiar Segunda para os outros dias' }).click()
    for (const day of ['Quarta', 'Quinta', 'Sexta']) await question.getByLabel(day).uncheck()
    await question.getByRole('button', { name: 'Copiar', exact: true }).click()
    await expect(dayRow(page, 'Terça').getByRole('textbox')).toHaveCount(4)
    await dayRow(page, 'Quarta').getByRole('switch').click()
    await expect(dayRow(page, 'Quarta').getByRole('textbox').first()).toBeDisabled()
    await dayRow(page, 'Terça').getByRole('button', { name: 'Remover o horário 2 de Terça' }).click()
    await expect(dayRow(page, 'Terça').getByRole('textbox')).toHaveCount(2)
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Campos modificados: Horário de funcionamento')
    expect(saves).toHaveLength(1)
    expect(saves[0]!.horario_funcionamento).toEqual(
      expect.arrayContaining([
        { dia: 'Segunda', horario_inicio: '11:00', horario_fim: '14:00', status: 'aberto' },
        { dia: 'Segunda', horario_inicio: '18:00', horario_fim: '02:00', status: 'aberto' },
        { dia: 'Terça', horario_inicio: '11:00', horario_fim: '14:00', status: 'aberto' },
        { dia: 'Quarta', horario_inicio: '08:00', horario_fim: '18:00', status: 'fechado' },
        { dia: 'Domingo', horario_inicio: '08:00', horario_fim: '18:00', status: 'fechado' },
      ]),
    )
    const hours = page.getByRole('region', { name: 'Horário de funcionamento' })
    await expect(hours.locator('dd').nth(0)).toHaveText('11:00–14:0018:00–02:00')
    await expect(hours.locator('dd').nth(2)).toHaveText('Fechado')
  })
  await test.step('a save that fails loses nothing; leaving the tab or the screen asks', async () => {
    await startEdit(page)
    await form.getByLabel('Observações').fill('Entrada pela lateral')
    await page.route(saveCall, (route) => route.abort())
    await saveButton(page).click()
    await expect(
      form.getByText('Erro ao salvar: Sem conexão com o servidor.', { exact: false }),
    ).toBeVisible()
    await page.unroute(saveCall)
    await page.route(saveCall, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
    await saveButton(page).click()
    await expect(form.getByText(/^Erro ao salvar: 502 - /)).toBeVisible()
    await expect(form.getByLabel('Observações')).toHaveValue('Entrada pela lateral')
    await page.unroute(saveCall)

    const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    await page.getByRole('tab', { name: 'Catálogo' }).click()
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(page).toHaveURL('/dashboard/company')
    await expect(form.getByLabel('Observações')).toHaveValue('Entrada pela lateral')
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await form.getByRole('checkbox', { name: 'Aceitamos vale-refeição' }).check()
    await saveButton(page).click()
    await expect(messages(page)).toContainText(/Campos modificados: .*Vale-refeição/)
    await expect(page.locator('dt', { hasText: 'Vale-refeição' }).locator('+ dd')).toHaveText('Aceito')

    await startEdit(page)
    await form.getByLabel('Observações').fill('Engano')
    await page.getByRole('tab', { name: 'Catálogo' }).click()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page.getByRole('tab', { name: 'Catálogo' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Empresa' }).click()
    await expect(page.getByText('Entrada pela lateral')).toBeVisible()
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
  })
})

test('CALL-51 CALL-52 MODULE-19 the CEP fills and locks what it knows, never what was typed; with its errors and its questions the screen can be used by everyone, on a phone too', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
  await expectWell(page, 'read')
  const form = await startEdit(page)
  await test.step('the CEP fills and locks what it knows; when it fails nothing is in the way', async () => {
    await givenAddress(page, { logradouro: 'Rua Barroso', bairro: 'Centro', localidade: 'Manaus', uf: 'AM' })
    const street = form.getByLabel('Rua ou avenida')
    const city = form.getByLabel('Cidade')
    await form.getByLabel('CEP').fill('69005070')
    await expect(
      form.getByText('Preenchido pelo CEP: Rua ou avenida, Bairro, Cidade e Estado.'),
    ).toBeVisible()
    await expect(street).toHaveValue('Rua Barroso')
    await expect(street).not.toBeEditable()
    await expect(form.getByLabel('Estado')).toHaveValue('AM')
    await expect(form.getByLabel('Número')).toBeEditable()
    await form.getByRole('button', { name: 'Editar mesmo assim' }).click()
    await expect(street).toBeEditable()
    await street.fill('Rua Barroso, fundos')

    await givenAddress(page, { localidade: 'Manacapuru', uf: 'AM', logradouro: 'Rua Nova' })
    await form.getByLabel('CEP').fill('69400000')
    await expect(
      form.getByText('O CEP diz outra coisa em: Rua ou avenida. O que você digitou ficou como está.'),
    ).toBeVisible()
    await expect(street).toHaveValue('Rua Barroso, fundos')
    await expect(street).toBeEditable()
    await expect(city).toHaveValue('Manacapuru')
    // ONB-26: of the first postal code nothing stays that the second one does not name.
    await expect(form.getByLabel('Bairro')).toHaveValue('')
    await expect(form.getByLabel('Bairro')).toBeEditable()
    await form.getByRole('button', { name: 'Usar o endereço do CEP' }).click()
    await expect(street).toHaveValue('Rua Nova')

    await page.unroute(postalCodeCall)
    await page.route(postalCodeCall, (route) => route.abort())
    await form.getByLabel('CEP').fill('69005071')
    await expect(
      form.getByText('A busca de CEP está fora do ar agora. Preencha o endereço normalmente.'),
    ).toBeVisible()
    for (const field of [street, city, form.getByLabel('Bairro')]) await expect(field).toBeEditable()
    await page.unroute(postalCodeCall)
    await page.route(postalCodeCall, (route) => route.fulfill({ json: { erro: true } }))
    await form.getByLabel('CEP').fill('69005072')
    await expect(form.getByText('Este CEP não foi encontrado.', { exact: false })).toBeVisible()
  })
  await test.step('with all that it can say the form can be used by everyone', async () => {
    await givenAddress(page, { logradouro: 'Rua Barroso', bairro: 'Centro', localidade: 'Manaus', uf: 'AM' })
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
})
