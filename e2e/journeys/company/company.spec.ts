import {
  confirmPassword,
  dayRow,
  expect,
  givenAddress,
  messages,
  openCompany,
  postalCodeCall,
  recordCall,
  saveButton,
  saveCall,
  savesOf,
  startEdit,
  test,
} from '../../steps/company-steps'
import { expectWell, phone } from '../../looks'
import { rows } from '../../product'

test('the data are read, shared, and edited with what is wrong said where it is; a week has several ranges a day', async ({
  page,
  shop,
  context,
}) => {
  rows(
    'COMP-01 COMP-02 COMP-03 COMP-04 COMP-05 COMP-06 COMP-07 COMP-11 MODULE-19 COMP-27 COMP-28 COMP-29 COMP-30 COMP-31 COMP-32 COMP-41 COMP-23 COMP-09 COMP-34 COMP-35',
  )
  test.slow()
  await test.step('three tabs, the first to be read; the address keeps the tab', async () => {
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
    await expect(page.getByText(shop.email)).toBeVisible()
    for (const section of ['Endereço', 'Horário de funcionamento', 'Apresentação', 'Pagamento']) {
      await expect(page.getByRole('region', { name: section })).toBeVisible()
    }
    await expect(page.getByRole('region', { name: 'Horário de funcionamento' }).locator('dt')).toHaveText([
      /^Segunda/,
      /^Terça/,
      /^Quarta/,
      /^Quinta/,
      /^Sexta/,
      /^Sábado/,
      /^Domingo/,
    ])
    await expect(page.locator('main :is(input:not([readonly]), select, textarea)')).toHaveCount(0)
    await expect(page.getByText('Servidor', { exact: true })).toBeVisible()

    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['Empresa', 'Catálogo', 'Delivery'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/dashboard/company?tab=cardapio')
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/dashboard/company?tab=delivery')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Empresa' }).click()
    await expect(page.getByRole('heading', { name: shop.nome })).toBeVisible()
  })
  await test.step('the public menu is shared: its link copied, its QR code printed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const card = page.getByRole('region', { name: 'Compartilhar cardápio' })
    const link = await card.getByLabel('Link do cardápio').inputValue()
    expect(link).toMatch(/^http:\/\/localhost:\d+\/cardapio\/[0-9a-f-]{36}$/)
    await card.getByRole('button', { name: 'Copiar link' }).click()
    await expect(messages(page)).toContainText('Link copiado')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    // Over plain HTTP a browser has no clipboard to write to.
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('something else')
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    })
    await card.getByRole('button', { name: 'Copiar link' }).click()
    await expect(messages(page).getByText('Link copiado')).toHaveCount(2)
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(card.getByRole('button', { name: 'Copiar link' })).toBeFocused()
    await expect(card.getByRole('link', { name: 'Abrir cardápio' })).toHaveAttribute('href', link)
    await expect(card.getByRole('img', { name: `QR code do cardápio de ${shop.nome}` })).toBeVisible()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await card.getByRole('button', { name: 'Imprimir QR code' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Aponte a câmera e veja o nosso cardápio')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Editar' })).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByText('Aponte a câmera e veja o nosso cardápio')).toHaveCount(0)
  })

  await test.step('wrong fields say so and nothing is sent; cancelling puts everything back', async () => {
    const saves = savesOf(page)
    const form = await startEdit(page)
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
    await page.getByRole('button', { name: 'Cancelar' }).click()
  })

  await test.step('a week of several ranges a day: closed, copied, past midnight, and never overlapping', async () => {
    const saves = savesOf(page)
    await startEdit(page)
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

  await test.step('on a phone it is read and edited, with its errors and its questions', async () => {
    await page.setViewportSize(phone)
    await expectWell(page, 'read')
    await givenAddress(page, { logradouro: 'Rua Barroso', bairro: 'Centro', localidade: 'Manaus', uf: 'AM' })
    const form = await startEdit(page)
    await form.getByLabel('CEP').fill('69005070')
    await expect(form.getByText('Preenchido pelo CEP: ', { exact: false })).toBeVisible()
    await form.getByLabel('E-mail').fill('dona@')
    await form.getByRole('button', { name: 'Adicionar horário em Terça' }).click()
    await form.getByLabel('Terça: fecha às').nth(1).fill('')
    await saveButton(page).click()
    await expect(form.getByText('Email inválido')).toBeVisible()
    await expectWell(page, 'edited, with errors')
    await form.getByRole('button', { name: 'Copiar Quinta para os outros dias' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWell(page, 'copying a day')
  })
})

test('what was changed is sent, named and shown to others at once; the CEP fills in; a save that fails loses nothing', async ({
  page,
  shop,
  elsewhere,
}) => {
  rows('COMP-08 COMP-22 COMP-24 COMP-33 COMP-42 COMP-45 CALL-51 CALL-52 COMP-38 COMP-39')
  test.slow()
  await test.step('what was changed is sent, named and shown; others see it at once', async () => {
    const other = await elsewhere()
    const saves = savesOf(page)
    const form = await startEdit(page)
    await expect(form.getByLabel('Nome da empresa')).toHaveCount(0)
    await expect(form.getByText(shop.nome)).toBeVisible()
    await form.getByLabel('Telefone da empresa').fill('9233334444')
    await expect(form.getByLabel('Telefone da empresa')).toHaveValue('(92) 3333-4444')
    await form.getByLabel('Sobre a empresa').fill('Lanches feitos na hora')
    await form.getByLabel('Tipo da chave').selectOption('Telefone')
    await form.getByLabel('Chave', { exact: true }).fill('92991234567')
    await expect(form.getByText('3 campos alterados')).toBeVisible()

    await page.route(saveCall, async (route) => {
      await expect(messages(page)).toContainText('Salvando alterações...')
      await route.continue()
    })
    await saveButton(page).click()
    await confirmPassword(page, shop.password)
    await expect(messages(page)).toContainText(
      'Dados atualizados com sucesso! Campos modificados: Telefone da empresa, Sobre a empresa e Chave PIX',
    )
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

  await test.step('the CEP fills and locks what it knows, never what was typed; when it fails nothing is in the way', async () => {
    await givenAddress(page, { logradouro: 'Rua Barroso', bairro: 'Centro', localidade: 'Manaus', uf: 'AM' })
    const form = await startEdit(page)
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
    await page.getByRole('button', { name: 'Cancelar' }).click()
  })

  await test.step('a save that fails loses nothing; leaving the tab or the screen asks', async () => {
    const form = await startEdit(page)
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
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Campos modificados: Observações')

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

test('COMP-25 COMP-26 a save empties the cache, and one second later the data is read again', async ({
  page,
  signedIn,
}) => {
  await test.step('a save empties the cache, and one second later the data is read again', async () => {
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('/webhook/get-customer')) reads += 1
    })
    const kept = () =>
      page.evaluate((key) => localStorage.getItem(key), `balcao.cache.${signedIn.cnpj}.company`)
    // Without live events nothing else makes it be read again.
    await page.route('**/chat/events?*', (route) => route.abort())
    await page.clock.install()
    await openCompany(page)
    const form = await startEdit(page)
    await form.getByLabel('Observações').fill('Entrada pela lateral')
    expect(await kept()).toContain(signedIn.nome)
    await page.clock.pauseAt(Date.now() + 60_000)
    reads = 0
    await saveButton(page).click()
    await expect(messages(page)).toContainText('Campos modificados: Observações')
    expect(await kept()).toBeNull()
    await page.clock.runFor(999)
    expect(reads).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => reads).toBe(1)
    await expect.poll(kept).toContain('Entrada pela lateral')
  })
})

test('without the server: the cache with its age, or an error, and a button that asks the server', async ({
  page,
  signedIn,
}) => {
  rows('COMP-10 COMP-11 COMP-36 COMP-44 CACHE-03')
  await page.clock.install()
  await openCompany(page)
  await expect(page.getByText('Servidor', { exact: true })).toBeVisible()
  await page.route(recordCall, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await page.clock.fastForward('03:10')
  await page.reload()
  await expect(page.getByRole('heading', { name: signedIn.nome })).toBeVisible()
  await expect(page.getByText('Dados carregados do cache (última atualização: 3 min)')).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()

  await page.clock.fastForward('07:00')
  await page.reload()
  await page.clock.fastForward('00:10')
  await expect(page.getByRole('heading', { name: 'Erro ao carregar dados da empresa' })).toBeVisible()
  await page.unroute(recordCall)
  await page.getByRole('button', { name: 'Tentar Novamente' }).click()
  await expect(page.getByRole('heading', { name: signedIn.nome })).toBeVisible()
  await expect(page.getByText('Servidor', { exact: true })).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('balcao.cache.')))
  expect(await kept()).toEqual([`balcao.cache.${signedIn.cnpj}.company`])
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  expect(await kept()).toEqual([])
})
