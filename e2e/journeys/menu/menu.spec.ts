import { expect, type Page } from '@playwright/test'
import { automate, changeAsOwner } from '../../automate'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expectAccessible, expectReadableInTheDark } from '../../expect-accessible'
import { cardOf } from '../../steps/order-steps'
import { placeOrder, signIn, test as base, type JourneyCompany } from '../../product'

const url = process.env.E2E_URL!

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
const hours = (status: 'aberto' | 'fechado') =>
  days.map((dia) => ({ dia, horario_inicio: '00:00', horario_fim: '00:00', status }))

const catalogue = (bacon = 24.9) => ({
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', descricao: 'Pão, carne e bacon', preco: bacon, disponivel: true },
          { id: 'x-tudo', nome: 'X-Tudo', preco: 32, disponivel: true },
        ],
      },
      {
        id: 'pizzas',
        nome: 'Pizzas',
        ativo: true,
        tipos_preco: ['Broto', 'Grande'],
        produtos: [
          {
            id: 'meia',
            nome: 'Pizza meio a meio',
            precos: { Broto: 0, Grande: 10 },
            disponivel: true,
            opcoes: [
              {
                id: 'sabores',
                nome: 'Sabores',
                min: 2,
                max: 2,
                cobranca: 'maior',
                opcoes: [
                  { id: 'mussarela', nome: 'Mussarela', preco: 30 },
                  { id: 'calabresa', nome: 'Calabresa', preco: 35 },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  servicos: { categorias: [] },
})

const test = base.extend<{ shop: JourneyCompany & { id: string } }>({
  shop: async ({ company }, use) => {
    await automate(company, { horario_funcionamento: hours('aberto') })
    await changeAsOwner(company, {
      pix_tipo: 'phone',
      pix_chave: '+5592991234567',
      cidade_empresa: 'Manaus',
    })
    await automate(company, {
      tempo_entrega: 40,
      bairros_taxas: { '5.00': [{ bairro: 'Centro' }], '9.00': [{ bairro: 'Jardim Europa' }] },
    })
    await automate(company, { cardapio_json: catalogue() })
    const answer = await fetch(`${url}/webhook/get-customer?cnpj=${company.cnpj}`)
    const { data } = (await answer.json()) as { data: { id: string } }
    await use({ ...company, id: data.id })
  },
})
test.use({ viewport: { width: 390, height: 844 } })

const add = async (page: Page, product: string) => {
  await page.getByRole('button', { name: product }).click()
  await page
    .getByRole('dialog', { name: product })
    .getByRole('button', { name: /^Adicionar/ })
    .click()
}

async function fillCustomer(page: Page): Promise<void> {
  await page.getByLabel('Seu nome').fill('Ana Lima')
  await page.getByLabel('WhatsApp').fill('92991234567')
  await page.getByLabel('Bairro').fill('jd europa')
  await expect(page.getByText('Jardim Europa: entrega por R$ 9,00')).toBeVisible()
  await page.getByLabel('Endereço').fill('Rua das Flores, 120')
}

/** What was typed is there, and nobody types it again. */
async function expectCustomer(page: Page): Promise<void> {
  await expect(page.getByLabel('Seu nome')).toHaveValue('Ana Lima')
  await expect(page.getByLabel('WhatsApp')).toHaveValue('(92) 99123-4567')
  await expect(page.getByText('Jardim Europa: entrega por R$ 9,00')).toBeVisible()
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Flores, 120')
}

test('a customer chooses, orders with PIX, and follows the order to its end, without signing in', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(`/cardapio/${shop.id}`)
  await expect(page.getByRole('heading', { name: shop.nome, level: 1 })).toBeVisible()
  await expect(page.getByText('Aberto', { exact: true })).toBeVisible()
  await expectAccessible(page, 'menu')
  await add(page, 'X-Bacon')

  await page.getByRole('button', { name: 'Pizza meio a meio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pizza meio a meio' })
  await dialog.getByRole('radio', { name: 'Grande' }).check()
  await dialog.getByRole('button', { name: /^Adicionar/ }).click()
  await expect(dialog.getByText('Escolha para continuar.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mais Mussarela' }).click()
  await dialog.getByRole('button', { name: 'Mais Calabresa' }).click()
  await expect(dialog.getByRole('button', { name: 'Mais Mussarela' })).toBeDisabled()
  await expectAccessible(page, 'menu')
  await dialog.getByRole('button', { name: 'Adicionar R$ 45,00' }).click()

  await page.getByRole('button', { name: 'Ver carrinho (2 itens) R$ 69,90' }).click()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Diga o seu nome')).toBeVisible()
  await expect(page.getByLabel('Seu nome')).toBeFocused()
  await fillCustomer(page)
  await page.getByRole('radio', { name: 'PIX' }).check()
  await expect(page.getByText('R$ 78,90')).toBeVisible()
  await expectAccessible(page, 'menu')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seu pedido' })).toBeVisible()
  await expectCustomer(page)
  await page.getByRole('radio', { name: 'PIX' }).check()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()

  await expect(page.getByRole('heading', { name: 'Pedido 1', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
  await expect(page.getByLabel('PIX copia e cola')).toHaveValue(/^000201.*540578\.90.*6304[0-9A-F]{4}$/)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'recebido, a loja está conferindo' }),
  ).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page, 'menu')

  const counter = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await signIn(counter, shop, 'orders')
  await cardOf(counter, 'Ana Lima').getByRole('button', { name: 'Em Produção' }).click()
  const stands = page.locator('[aria-current=step]')
  await expect(stands).toHaveText('Seu pedido está em preparo')
  const card = cardOf(counter, 'Ana Lima')
  await card.getByRole('button', { name: 'Pronto para Entrega' }).click()
  await expect(stands).toHaveText('Seu pedido está pronto e já vai sair para entrega')
  await card.getByRole('button', { name: 'Saiu para entrega' }).click()
  await expect(stands).toHaveText('Seu pedido saiu para entrega')
  const onTheWay = counter.getByRole('list', { name: 'Saíram para entrega' }).getByRole('article')
  await expect(onTheWay).toHaveCount(1)
  await card.getByRole('button', { name: 'Marcar como entregue' }).click()
  await expect(stands).toHaveText('Seu pedido foi entregue')
  await expect(onTheWay).toHaveCount(0)
  await counter.context().close()

  await page.getByRole('link', { name: 'Voltar ao cardápio' }).click()
  await expect(page.getByRole('link', { name: 'Acompanhar o pedido 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Ver carrinho/ })).toHaveCount(0)
  await add(page, 'X-Bacon')
  await page.getByRole('button', { name: /^Ver carrinho/ }).click()
  await expectCustomer(page)
})

test('products and the cart', async ({ page, shop }) => {
  test.slow()
  await test.step('a product fits a small phone, its flavours are chosen by their names, and nothing calls the keyboard', async () => {
    const menu = catalogue()
    const [pizza] = menu.cardapio.categorias[1]!.produtos as { opcoes: { opcoes: unknown[] }[] }[]
    pizza!.opcoes[0]!.opcoes.push({
      id: 'longo',
      nome: 'Quatroqueijoscomcatupiryegoiabada da casa',
      preco: 38.5,
    })
    await automate(shop, { cardapio_json: menu })
    await page.goto(`/cardapio/${shop.id}`)
    await page.getByRole('button', { name: 'X-Bacon' }).click()
    await expect(page.getByRole('dialog', { name: 'X-Bacon' })).toBeFocused()
    await expectToFitAPhone(page, 'product')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Pizza meio a meio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pizza meio a meio' })
    await expect(dialog).toBeFocused()
    await dialog.getByText('Mussarela R$').click()
    await dialog.getByText('Quatroqueijoscomcatupiryegoiabada').click()
    await expect(dialog.getByLabel('Mussarela', { exact: true })).toHaveValue('1')
    await dialog.getByText('Calabresa R$').click({ force: true })
    await expect(dialog.getByLabel('Calabresa', { exact: true })).toHaveValue('0')
    await expect(dialog.getByRole('button', { name: 'Adicionar R$ 38,50' })).toBeVisible()
    await expectToFitAPhone(page, 'pizza')
  })
  await test.step('the cart says all that was chosen with its price, what others order too, and a line is put together anew', async () => {
    const items = [{ name: 'X-Tudo', quantity: 1, unit_price: 32, product_id: 'x-tudo' }]
    for (let n = 0; n < 3; n++) await placeOrder(shop, { items })
    await page.goto(`/cardapio/${shop.id}`)
    await page.getByRole('button', { name: 'Pizza meio a meio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pizza meio a meio' })
    await dialog.getByRole('radio', { name: 'Grande' }).check()
    await dialog.getByText('Mussarela R$').click()
    await dialog.getByText('Calabresa R$').click()
    await dialog.getByLabel('Alguma observação?').fill('bem assada')
    await dialog.getByRole('button', { name: 'Adicionar R$ 45,00' }).click()
    await add(page, 'X-Bacon')
    await page.getByRole('button', { name: /Ver carrinho/ }).click()

    const line = page.getByRole('listitem').filter({ hasText: 'Pizza meio a meio (Grande)' })
    await expect(line).toContainText('Mussarela')
    await expect(line).toContainText('Calabresa+ R$ 35,00')
    await expect(line).toContainText('bem assada')
    await expectToFitAPhone(page, 'cart')
    await expectAccessible(page, 'cart')
    await expectReadableInTheDark(page, 'cart')

    const also = page.getByRole('region', { name: 'Peça também' })
    // It asks for nothing: one press.
    await also.getByRole('button', { name: /X-Tudo/ }).click()
    await expect(page.getByText('X-Tudo está no carrinho.')).toBeAttached()
    await expect(also).toHaveCount(0)
    await page.getByRole('button', { name: 'Tirar X-Tudo do carrinho' }).click()
    await expect(also.getByRole('button', { name: /X-Tudo/ })).toBeVisible()

    await page.getByRole('button', { name: 'Editar Pizza meio a meio (Grande)' }).click()
    await expect(dialog.getByRole('radio', { name: 'Grande' })).toBeChecked()
    await expect(dialog.getByLabel('Calabresa', { exact: true })).toHaveValue('1')
    await expect(dialog.getByLabel('Alguma observação?')).toHaveValue('bem assada')
    await dialog.getByRole('radio', { name: 'Broto' }).check()
    await dialog.getByRole('button', { name: 'Menos Calabresa' }).click()
    await dialog.getByText('Mussarela R$').click()
    await dialog.getByRole('button', { name: 'Mais um' }).click()
    await dialog.getByRole('button', { name: 'Salvar R$ 60,00' }).click()

    const lines = page.getByRole('list').first().locator('> li')
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('Pizza meio a meio (Broto)')
    await expect(lines.first()).toContainText('2x Mussarela')
    await expect(lines.first()).not.toContainText('Calabresa')
    // What is saved in the dialog sends no order.
    await expect(page.getByText('Diga o seu nome')).toHaveCount(0)
    await expect(page.getByText('R$ 84,90').first()).toBeVisible()
    await page.reload()
    await expect(lines.first()).toContainText('Pizza meio a meio (Broto)')
  })
})

test('a price that moves while the cart is open is said, and charged only when accepted', async ({
  page,
  shop,
}) => {
  await page.goto(`/cardapio/${shop.id}`)
  await add(page, 'X-Bacon')
  await add(page, 'X-Tudo')
  await page.getByRole('button', { name: /Ver carrinho/ }).click()
  await page.getByText('Retirar na loja').click()
  await page.getByLabel('Seu nome').fill('Ana Lima')
  await page.getByLabel('WhatsApp').fill('92991234567')
  await page.getByRole('radio', { name: 'Dinheiro' }).check()
  await page.getByLabel('Troco para quanto?').fill('10000')
  await expect(page.getByText('Você recebe R$ 43,10 de troco.')).toBeVisible()

  const menu = catalogue(26.9)
  menu.cardapio.categorias[0]!.produtos.splice(1)
  await automate(shop, { cardapio_json: menu })
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('O preço mudou: R$ 24,90 → R$ 26,90')).toBeVisible()
  await expect(page.getByText('Não está mais disponível.')).toBeVisible()
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click()
  await expect(page.getByText('X-Tudo')).toHaveCount(0)
  await expect(page.getByText('Você recebe R$ 73,10 de troco.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Pedido 1', exact: true })).toBeVisible()
})

test('an answer that is lost on the way, and a second press, make one order, paid by meal voucher where the shop takes them', async ({
  page,
  shop,
}) => {
  await changeAsOwner(shop, { aceita_vale: true })
  await page.goto(`/cardapio/${shop.id}`)
  await add(page, 'X-Bacon')
  await page.getByRole('button', { name: /Ver carrinho/ }).click()
  await fillCustomer(page)
  await page.getByRole('radio', { name: 'Vale-refeição na entrega' }).check()
  let lost = 0
  await page.route('**/api/menu/*/orders', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText(/Não sabemos se o pedido chegou/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Pedido 1', exact: true })).toBeVisible()
  const orders = await fetch(`${url}/rest/v1/orders?select=number`, {
    headers: { authorization: `Bearer ${shop.apiKey}` },
  })
  expect(await orders.json()).toEqual([{ number: 1 }])
})

test('what is not there, and what is closed', async ({ page, shop }) => {
  await test.step('an unknown shop and a made-up order link say so', async () => {
    await page.goto('/cardapio/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Cardápio não encontrado' })).toBeVisible()
    await page.goto(`/cardapio/${shop.id}/pedido/${'a'.repeat(40)}.x`)
    await expect(page.getByRole('heading', { name: 'Pedido não encontrado' })).toBeVisible()
  })
  await test.step('a closed shop shows its menu and when it opens, and keeps the cart', async () => {
    await automate(shop, { horario_funcionamento: hours('fechado') })
    await page.goto(`/cardapio/${shop.id}`)
    await expect(page.getByText('Fechado', { exact: true }).first()).toBeVisible()
    await add(page, 'X-Bacon')
    await page.getByRole('button', { name: /Ver carrinho/ }).click()
    await expect(page.getByText(/A loja está fechada agora/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar pedido' })).toBeDisabled()
  })
})

async function fillCart(phone: Page): Promise<void> {
  await add(phone, 'X-Bacon')
  await phone.getByRole('button', { name: /carrinho/i }).click()
  await phone.getByText('Retirar na loja').click()
  await phone.getByLabel('Seu nome').fill('Rui Lima')
  await phone.getByLabel('WhatsApp').fill('92991234568')
  await phone.getByRole('radio', { name: 'PIX' }).check()
}

/** A shop that closed meanwhile offers its next half hours; the customer reads for when it is. */
async function orderForLater(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: /^(Enviar|Agendar) pedido$/ }).click()
  await expect(phone.getByText(/mas você já pode agendar o seu pedido/)).toBeVisible()
  await phone.getByRole('button', { name: 'Agendar pedido' }).click()
  await expect(phone.getByText('Escolha o dia e o horário.')).toBeVisible()
  const slot = phone.getByLabel('Dia e horário')
  const options = await slot.getByRole('option').allTextContents()
  await slot.selectOption({ label: options.at(-1)! })
  await expectToFitAPhone(phone, 'an order for later')
  await phone.getByRole('button', { name: 'Agendar pedido' }).click()
  await expect(phone.getByText(`Agendado para ${options.at(-1)!}`)).toBeVisible()
  await phone.getByRole('link', { name: 'Voltar ao cardápio' }).click()
}

test('the counter pauses the shop, lets customers only come for it, and opens again; the menu says each at once', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, shop, 'orders')
  const opening = page.getByRole('button', { name: /^Loja: / })
  const quick = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(opening).toHaveText('Aberta')
  await expectAccessible(page, 'whether the shop is open')

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await phone.goto(`${url}/cardapio/${shop.id}`)
  await fillCart(phone)
  await quick('Pausar 30 min').click()
  await expect(quick('Pausar 30 min')).toHaveAttribute('aria-pressed', 'true')
  await expect(quick('Fechar agora')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: /não recebem pedidos até/ })).toBeVisible()
  await expect(opening).toHaveText(/^Pausada até /)
  await orderForLater(phone)
  await expect(phone.getByText('Em pausa', { exact: true })).toBeVisible()
  await expect(phone.getByText(/^Volta às \d\d:\d\d$/)).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Agendados' }).getByRole('article', { name: /Rui Lima/ })
  await expect(waiting.getByRole('button', { name: 'Começar agora' })).toBeVisible()
  await quick('Pausar 30 min').click()
  await expect(opening).toHaveText('Aberta')

  await quick('Só retirada').press('Enter')
  await expect(opening).toHaveText('Aberta · Só retirada')
  await quick('Hoje demora +15 min').click()
  await expect(opening).toHaveText('Aberta · Só retirada · +15 min')
  await phone.reload()
  await expect(phone.getByText('Hoje só retirada na loja')).toBeVisible()
  await phone.getByRole('button', { name: /X-Bacon/ }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /Adicionar/ })
    .click()
  await phone.getByRole('button', { name: /carrinho/i }).click()
  await expect(phone.getByText(/o pedido é para retirar/)).toBeVisible()
  await expect(phone.getByLabel('Endereço')).toHaveCount(0)
  await context.close()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(opening).toBeVisible()
  const sheet = page.getByRole('dialog')
  await opening.click()
  await expect(sheet.getByRole('button', { name: 'Só retirada' })).toHaveAttribute('aria-pressed', 'true')
  await expectToFitAPhone(page, 'what changes the state of the shop')
  await expectAccessible(page, 'what changes the state of the shop')
  await sheet.getByRole('button', { name: 'Só retirada' }).click()
  await expect(sheet).toHaveCount(0)
  await opening.click()
  await sheet.getByRole('button', { name: 'Voltar ao tempo normal' }).click()
  await expect(opening).toHaveText('Aberta')
  await expectToFitAPhone(page, 'whether the shop is open')
})
