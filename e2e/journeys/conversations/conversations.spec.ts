import { pixPayload } from '@balcao/domain/pix'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible'
import { callAsPerson } from '../../steps/order-steps'
import { givenCompany, signIn, rows } from '../../product'
import { hold } from '../../steps/sign-in-steps'
import { expect, givenCustomer, messageBox, messages, rowOf, test } from '../../steps/whatsapp-steps'

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })

test('the list fills by itself and is searched; the bot’s switch is kept; what cannot be loaded is said', async ({
  page,
  shop,
  instance,
}) => {
  rows(
    'CONV-01 CONV-02 CONV-03 CONV-08 CONV-09 CONV-10 CONV-04 CONV-05 CONV-18 CONV-32 CALL-13 CONV-11 CONV-12 CONV-25 CONV-28 CONV-29',
  )
  test.slow()
  await test.step('the screen is titled WhatsApp and fills by itself', async () => {
    await expect(page).toHaveURL('/dashboard/conversations')
    await expect(page.getByRole('heading', { name: 'WhatsApp', level: 1 })).toBeVisible()
    await expect(page.getByText('Nenhuma conversa encontrada')).toBeVisible()
    await expect(page.getByText('Selecione uma conversa')).toBeVisible()

    const ana = await givenCustomer(instance, 'Ana Lima')
    await ana.says('Vocês entregam no Centro?')
    const row = rowOf(page, 'Ana Lima')
    await expect(row).toContainText('Vocês entregam no Centro?')
    await expect(row).toContainText('1 mensagem não lida')
    await expect(page).toHaveTitle(/^\(1\)/)

    await row.click()
    await expect(messages(page)).toContainText('Vocês entregam no Centro?')
    await expect(rowOf(page, 'Ana Lima')).not.toContainText('não lida')

    await page.getByRole('button', { name: 'Nova conversa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Telefone').fill('(92) 98111-0000')
    await dialog.getByLabel('Nome (opcional)').fill('Sem conversa')
    await dialog.getByRole('button', { name: 'Abrir conversa' }).click()
    await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible()
  })
  await test.step('the search narrows the list, whatever accents and however a phone is written', async () => {
    const conceicao = await givenCustomer(instance, 'Conceição Araújo')
    const bruno = await givenCustomer(instance, 'Bruno Reis')
    await conceicao.says('oi')
    await bruno.says('olá')
    await expect(rowOf(page, 'Bruno Reis')).toBeVisible()
    await expect(rowOf(page, 'Conceição')).toBeVisible()
    const payee = { type: 'email', key: 'loja@loja.example', name: 'LOJA', city: 'MANAUS' } as const
    await bruno.says(pixPayload({ ...payee, cents: 2490 }))
    await expect(rowOf(page, 'Bruno Reis')).toContainText('Código PIX')
    const search = page.getByPlaceholder('Pesquisar conversas...')
    await search.fill('conceicao')
    await expect(rowOf(page, 'Bruno Reis')).toBeHidden()
    await expect(rowOf(page, 'Conceição')).toBeVisible()
    const local = bruno.number.slice(4)
    await search.fill(`(${bruno.number.slice(2, 4)}) ${local.slice(0, 5)}-${local.slice(5)}`)
    await expect(rowOf(page, 'Conceição')).toBeHidden()
    await expect(rowOf(page, 'Bruno Reis')).toBeVisible()
    await search.fill('ninguém com este nome')
    await expect(page.getByText('Nenhuma conversa encontrada')).toBeVisible()
  })
  await test.step('the bot switch shows and saves BOT_ON, busy meanwhile, and goes back when it was not saved', async () => {
    const bot = page.getByRole('switch', { name: 'Bot' })
    await expect(bot).toHaveAttribute('aria-checked', 'false')
    const calls = await hold(page, '**/webhook/update-customer')
    const saved = page.waitForRequest('**/webhook/update-customer')
    await bot.click()
    expect((await saved).postDataJSON()).toEqual({ cnpj: shop.cnpj, BOT_ON: true })
    await expect(bot).toHaveAttribute('aria-busy', 'true')
    await calls.release()
    await expect(bot).not.toHaveAttribute('aria-busy', 'true')
    await page.reload()
    await expect(bot).toHaveAttribute('aria-checked', 'true')
    await page.route('**/webhook/update-customer', (route) => route.abort())
    await bot.click()
    await expect(page.getByText('Erro ao alterar status do bot')).toBeVisible()
    await expect(bot).toHaveAttribute('aria-checked', 'true')
    await page.unroute('**/webhook/update-customer')
  })
  await test.step('what cannot be loaded is said, with what to press, and nothing breaks', async () => {
    const dora = await givenCustomer(instance, 'Dora Nunes')
    await page.goto('/dashboard/conversations')
    await dora.says('oi')
    await expect(rowOf(page, 'Dora Nunes')).toBeVisible()
    await page.route('**/chat/find-messages', (route) => route.fulfill({ status: 500, body: '{}' }))
    await rowOf(page, 'Dora Nunes').click()
    await expect(page.getByText('Erro ao carregar mensagens')).toBeVisible()
    await page.unroute('**/chat/find-messages')
    await page
      .getByRole('region', { name: /^Conversa com/ })
      .getByRole('button', { name: 'Tentar de novo' })
      .click()
    await expect(messages(page)).toContainText('oi')

    await page.route('**/chat/find-chats', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/dashboard/conversations')
    await expect(page.getByText('Erro ao carregar conversas')).toBeVisible()
    await page.unroute('**/chat/find-chats')
    const mensagem = 'O sistema mudou: atualize a página'
    await page.route('**/chat/find-chats', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ ok: false, code: 'OUTDATED', mensagem, message: mensagem }),
      }),
    )
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(mensagem)).toBeVisible()
    await page.unroute('**/chat/find-chats')
    await page.getByRole('button', { name: 'Atualizar Página' }).click()
    await expect(rowOf(page, 'Dora Nunes')).toBeVisible()
  })
})

test('with one customer: a person answers, what was not sent is sent again, a lost connection misses nothing, pictures and notes, a voice note', async ({
  page,
  browser,
  instance,
}) => {
  rows(
    'CONV-07 CONV-16 CONV-17 CONV-19 CONV-20 CALL-47 CONV-26 CONV-30 CONV-21 CONV-22 CONV-23 CONV-24 CONV-31 CALL-48',
  )
  test.slow()
  const ana = await givenCustomer(instance, 'Ana Lima')
  await test.step('a person answers: shown at once, sent once, and its ticks follow', async () => {
    await ana.says('Tem açaí?')
    await rowOf(page, 'Ana Lima').click()
    await expect(messageBox(page)).toHaveAttribute('placeholder', 'Digite sua mensagem...')
    await messageBox(page).fill('   ')
    await messageBox(page).press('Enter')
    await expect(messages(page).getByText('Você')).toHaveCount(0)

    const calls = await hold(page, '**/chat/send-text')
    await messageBox(page).fill('Tem sim! Pequeno, médio ou grande?')
    await messageBox(page).press('Enter')
    await expect(messages(page).getByText('Tem sim! Pequeno, médio ou grande?')).toBeVisible()
    await expect(messages(page).getByText('Enviando')).toBeAttached()
    await calls.release()
    await ana.reads(/Tem sim! Pequeno, médio ou grande\?/)
    await expect(messages(page).getByText('Entregue')).toBeAttached()
    const phone = await ana.open(browser)
    await expect(messages(page).getByText('Lida', { exact: true })).toBeAttached()
    await phone.getByLabel('Mensagem').fill('Grande')
    await phone.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(messages(page).getByText('Grande', { exact: true })).toBeVisible()
    await expect(messages(page).getByText('Tem sim! Pequeno, médio ou grande?')).toHaveCount(1)
    await phone.context().close()
  })
  await test.step('a text that was not sent stays in the box, and is sent once by the second try', async () => {
    await page.route('**/chat/send-text', (route) => route.abort())
    await messageBox(page).fill('Bom dia, Ana!')
    await send(page).click()
    await expect(page.getByText('Erro ao enviar mensagem')).toBeVisible()
    await expect(messageBox(page)).toHaveValue('Bom dia, Ana!')
    await page.unroute('**/chat/send-text')
    await send(page).click()
    await ana.reads(/Bom dia, Ana!/)
    expect((await ana.chat()).match(/Bom dia, Ana!/g)).toHaveLength(1)
  })
  await test.step('after the live connection was away nothing is missing and nothing is there twice', async () => {
    await ana.says('um')
    await page.route('**/api/stream-ticket', (route) => route.abort())
    await page.reload()
    await expect(messages(page).getByText('um', { exact: true })).toBeVisible()
    await expect(page.getByText('Erro na conexão em tempo real')).toBeVisible()
    const bruno = await givenCustomer(instance, 'Bruno Reis')
    for (const text of ['dois', 'três', 'quatro']) await ana.says(text)
    await bruno.says('cheguei agora')
    await page.unroute('**/api/stream-ticket')
    for (const text of ['um', 'dois', 'três', 'quatro']) {
      await expect(messages(page).getByText(text, { exact: true })).toHaveCount(1)
    }
    await expect(rowOf(page, 'Bruno Reis')).toHaveCount(1)
    await expect(page.getByText('Erro na conexão em tempo real')).toBeHidden()
  })
  await test.step('pictures come and documents go; a note and a label stay in the house', async () => {
    await ana.sendsPhoto('olha o comprovante')
    await expect(messages(page)).toContainText('olha o comprovante')
    const picture = messages(page).getByRole('button', { name: 'Abrir foto' })
    await expect(picture).toBeVisible()
    await picture.click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')

    const file = {
      name: 'cardapio.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%teste'),
    }
    await page.getByLabel('Documento').setInputFiles(file)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Legenda').fill('Nosso cardápio')
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click()
    await ana.reads(/cardapio\.pdf.*Nosso cardápio|Nosso cardápio/)

    await page.getByLabel('Nova anotação').fill('Prefere ligar antes')
    const noted = page.waitForResponse('**/api/conversations/*/notes')
    await page.getByRole('button', { name: 'Anotar' }).click()
    await expect(page.getByText('Prefere ligar antes')).toBeVisible()
    await noted
    await page.reload()
    await expect(page.getByText('Prefere ligar antes')).toBeVisible()
    expect(await ana.chat()).not.toContain('Prefere ligar antes')
  })
  await test.step('what a customer says in a voice note is read under it, by screen readers too', async () => {
    await ana.speaks('vocês entregam no centro?')
    await expect(messages(page).getByRole('button', { name: 'Tocar' })).toBeVisible()
    const words = messages(page).getByRole('group', { name: 'Transcrição' })
    await expect(words).toContainText('vocês entregam no centro?')
    await expect(page.locator('[aria-live=polite]', { hasText: 'vocês entregam no centro?' })).toHaveCount(1)
    await expectAccessible(page, 'a voice note with its words')
    await page.reload()
    await expect(words).toContainText('vocês entregam no centro?')
  })
})

test('CONV-27 CALL-49 drafts are kept by conversation, and quick replies are filled from the customer’s order', async ({
  page,
  company,
  instance,
}) => {
  const ana = await givenCustomer(instance, 'Ana Lima')
  const bruno = await givenCustomer(instance, 'Bruno Reis')
  await callAsPerson(page, 'PUT', '/api/quick-replies', {
    version: 0,
    replies: [
      { id: crypto.randomUUID(), shortcut: 'total', text: 'Seu pedido nº {pedido} deu {total}, {nome}.' },
    ],
  })
  await callAsPerson(page, 'POST', '/rest/v1/orders', {
    customer_name: 'Ana Lima',
    customer_phone: ana.number.slice(2),
    fulfilment: 'pickup',
    payment_method: 'cash',
    items: [{ name: 'X-Bacon', quantity: 1, unit_price: 24.9 }],
  })
  await ana.says('quanto deu?')
  await bruno.says('oi')
  expect(company.cnpj).toHaveLength(14)
  await expect(rowOf(page, 'Ana Lima')).toContainText('Pedido 1')
  await rowOf(page, 'Bruno Reis').click()
  await messageBox(page).fill('rascunho do Bruno')
  await rowOf(page, 'Ana Lima').click()
  await expect(messageBox(page)).toHaveValue('')
  // What the customer's values are comes later than the reply is chosen: it is filled in all the same.
  let release = () => {}
  const values = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/customer(?:\?|$)/, async (route) => {
    await values
    await route.continue()
  })
  await page.reload()
  await rowOf(page, 'Ana Lima').click()
  await messageBox(page).fill('/tot')
  await page.getByRole('option', { name: /total/ }).click()
  await expect(messageBox(page)).toHaveValue(/\{pedido\}/)
  release()
  await expect(messageBox(page)).toHaveValue(/Seu pedido nº 1 deu R\$\s24,90, Ana/)
  await messageBox(page).press('Enter')
  await ana.reads(/Seu pedido nº 1 deu R\$\s24,90/)
  await page.reload()
  await rowOf(page, 'Bruno Reis').click()
  await expect(messageBox(page)).toHaveValue('rascunho do Bruno')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CONV-06 list and conversation are two views, and the way back is the browser’s', async ({
    page,
    instance,
  }) => {
    const ana = await givenCustomer(instance, 'Ana Lima')
    await ana.says('oi, pelo celular')
    await rowOf(page, 'Ana Lima').click()
    await expect(messages(page)).toContainText('oi, pelo celular')
    const behind = page.locator('[inert]').getByPlaceholder('Pesquisar conversas...')
    await expect(behind).toBeAttached()
    await messageBox(page).fill('Oi Ana')
    await send(page).click()
    await ana.reads(/Oi Ana/)
    await page.goBack()
    await expect(behind).toHaveCount(0)
    await expect(messageBox(page)).toBeHidden()
    await rowOf(page, 'Ana Lima').click()
    await page.getByRole('button', { name: 'Voltar para as conversas' }).click()
    await expect(behind).toHaveCount(0)
    await expect(rowOf(page, 'Ana Lima')).toBeVisible()
  })
})

test('MODULE-11 CONV-01 without mod_atendimento the screen and its calls stay shut', async ({ page }) => {
  const company = await givenCompany({ modules: ['mod_motoboy'] })
  await signIn(page, company)
  await expect(page.getByText('Módulo não disponível')).toBeVisible()
  await expect(page.getByPlaceholder('Pesquisar conversas...')).toBeHidden()
  const status = await page.evaluate(async () => (await fetch('/api/conversations/counts')).status)
  expect(status).toBe(403)
})
