import { weekdays } from '@balcao/domain/company'
import type { Locator, Page } from '@playwright/test'
import {
  blockOf,
  bookAtCounter,
  openDay,
  openSchedule,
  panel,
  test as agendaTest,
} from '../../steps/agenda-steps'
import { categoryChange, itemChange, saveRows } from '../../steps/catalogue-steps'
import { expectCost } from '../../count-hands'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { expect, placeOrder, test } from '../../product'
import { callAsPerson, cardOf, toaster } from '../../steps/order-steps'

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first().click()

/** Opens the menu of a customer's card and presses an entry of it. */
async function fromMenu(page: Page, customer: string, entry: string): Promise<void> {
  await press(cardOf(page, customer), /^Mais/)
  await page.getByRole('menuitem', { name: entry }).click()
}

test('what the day of an order and of the register cost by hand, from any screen to the count', async ({
  page,
  session,
}) => {
  test.slow()
  await page.goto('/dashboard/orders/caixa')
  await expect(page.getByRole('heading', { name: 'O caixa está fechado' })).toBeVisible()
  await page.getByLabel('Troco inicial').fill('100,00')
  await press(page, 'Abrir caixa')
  await expect(page.getByRole('button', { name: 'Sangria' })).toBeVisible()
  const card = cardOf(page, 'Ana Lima')
  await test.step('an order comes, is made, paid and sent out', async () => {
    await page.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/customers')
    await placeOrder(session, { payment_method: 'pix', change_for: null })
    await expectCost(page, 'Accept a new order', async () => {
      await press(page, 'Aceitar')
      await expect(toaster(page)).toContainText('Pedido 1')
    })
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expectCost(page, 'Say that an order is ready', async () => {
      await press(card, 'Pronto para Entrega')
      await expect(card.getByRole('button', { name: 'Saiu para entrega' })).toBeVisible()
    })
    await expectCost(page, 'Mark an order as paid', async () => {
      await fromMenu(page, 'Ana Lima', 'Marcar como pago')
      await expect(card.getByText('Pago', { exact: true })).toBeVisible()
    })
    await expectCost(page, 'Send an order out', async () => {
      await press(card, 'Saiu para entrega')
      await expect(toaster(page)).toContainText('Saiu para entrega')
    })
  })
  await test.step('another is cancelled, and one is paid in cash', async () => {
    await placeOrder(session, { customer_name: 'Bia Melo', customer_phone: '92981112222' })
    await press(cardOf(page, 'Bia Melo'), 'Em Produção')
    await expect(cardOf(page, 'Bia Melo').getByRole('button', { name: 'Pronto para Entrega' })).toBeVisible()
    await expectCost(page, 'Cancel an order', async () => {
      await fromMenu(page, 'Bia Melo', 'Cancelar pedido')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('C')
      await press(dialog, 'Cancelar pedido')
      await expect(toaster(page)).toContainText('Cancelado')
    })
    await placeOrder(session, { customer_name: 'Caio Reis', payment_method: 'cash', change_for: null })
    const caio = cardOf(page, 'Caio Reis')
    await press(caio, 'Em Produção')
    await press(caio, 'Pronto para Entrega')
    await expect(caio.getByRole('button', { name: 'Saiu para entrega' })).toBeEnabled()
    await expectCost(page, 'Hand over an order that is paid there', async () => {
      await press(caio, 'Marcar como entregue')
      await expect(toaster(page)).toContainText(/Entregue\. Falta receber R\$\s60,80 \(Dinheiro\)/)
      await press(toaster(page), 'Recebi')
      await expect(toaster(page)).toContainText(/R\$\s60,80 recebidos em Dinheiro/)
    })
  })
  await test.step('the register: cash is taken out, and it is closed by counting', async () => {
    await expectCost(page, 'Take cash out of the drawer', async () => {
      await press(page, 'Caixa')
      await press(page, 'Sangria')
      await expect(page.getByLabel('Valor')).toBeFocused()
      await page.keyboard.type('5000')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Cofre')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Entradas e saídas' })).toContainText('Cofre')
    })
    await expectAccessible(page, 'the register')
    await page.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/customers')
    await expectCost(page, 'Close the register', async () => {
      await press(page, 'Caixa')
      await press(page, 'Fechar caixa')
      const form = page.getByRole('dialog', { name: 'Fechar caixa' })
      await expect(form.getByLabel('Dinheiro na gaveta')).toBeFocused()
      await page.keyboard.type('11000')
      await page.keyboard.press('Enter')
      // 100 of change, 60.80 of the order, less 50 for the safe.
      await expect(form.getByRole('row', { name: /Dinheiro/ })).toContainText(
        /R\$\s110,80.*R\$\s110,00.*-R\$\s0,80/,
      )
      await press(form, 'Fechar caixa')
      await expect(page.getByRole('dialog', { name: 'Fechamento de caixa' })).toBeVisible()
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFitAPhone(page, 'how a register was closed')
    await press(page.getByRole('dialog'), 'Pronto')
    await expect(page.getByRole('list', { name: 'Caixas fechados' })).toContainText(/Dinheiro: -R\$\s0,80/)
    await expectToFitAPhone(page, 'the register')
  })
})

agendaTest(
  'what an appointment of a known customer costs; and from any screen what ran out, a pause and the end of the day',
  async ({ page, counter }) => {
    test.slow()
    const week = weekdays.map((dia) => ({
      dia,
      horario_inicio: '00:00',
      horario_fim: '23:59',
      status: 'aberto',
    }))
    await callAsPerson(page, 'POST', '/webhook/update-customer', {
      cnpj: counter.cnpj,
      horario_funcionamento: week,
    })
    const date = openDay(1)
    await bookAtCounter(page, { date, time: '09:00' })
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    const known = blockOf(page, 'Ana Lima')
    // The hour behind it is pressed.
    await known.evaluate((block) => block.scrollIntoView({ block: 'center' }))
    await expectCost(page, 'Book a known customer', async () => {
      const block = (await known.boundingBox())!
      await page.mouse.click(block.x + block.width / 2, block.y + block.height * 1.5)
      const form = panel(page, 'Novo Agendamento')
      await expect(form.getByLabel('Horário', { exact: true })).toHaveValue('10:00')
      await expect(form.getByLabel('Nome do cliente')).toBeFocused()
      await page.keyboard.type('an')
      await expect(page.getByRole('option', { name: /Ana Lima/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(form.getByLabel('Telefone')).toHaveValue('(92) 99123-4567')
      await expect(form.getByLabel('Serviço')).toBeFocused()
      await page.keyboard.press('C')
      await press(form, 'Agendar')
      await expect(page.getByRole('button', { name: /^10:00–11:00, Ana Lima/ })).toBeVisible()
    })

    const sizes = { Grande: 6000 }
    const flavours = (id: string) => ({
      id,
      nome: 'Sabores',
      min: 1,
      max: 2,
      cobranca: 'maior' as const,
      opcoes: ['Calabresa', 'Atum'].map((nome) => ({ id: `${id}-${nome}`, nome, centavos: 0, ativo: true })),
    })
    await saveRows(counter, [
      categoryChange({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Grande'] }),
      itemChange({
        id: 'dois',
        category_id: 'pizzas',
        nome: 'Dois sabores',
        centavos: sizes,
        opcoes: [flavours('a')],
      }),
      itemChange(
        {
          id: 'esfiha',
          category_id: 'pizzas',
          nome: 'Esfiha aberta',
          centavos: sizes,
          opcoes: [flavours('b')],
        },
        2048,
      ),
      itemChange(
        { id: 'coca', category_id: 'pizzas', nome: 'Coca-Cola 2 L', centavos: { Grande: 1400 } },
        3072,
      ),
    ])
    await page.getByRole('link', { name: 'Clientes', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/customers')
    const runOut = async (typed: string, name: string) => {
      await press(page, 'Acabou algo?')
      const dialog = page.getByRole('dialog', { name: 'O que acabou?' })
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type(typed)
      await press(dialog, `${name}: acabou`)
      await expect(toaster(page)).toContainText(`${name} saiu do cardápio.`)
    }
    await expectCost(page, 'A product has run out', () => runOut('co', 'Coca-Cola 2 L'))
    await page.keyboard.press('Escape')
    await expectCost(page, 'A flavour has run out', () => runOut('cal', 'Calabresa'))
    await page.keyboard.press('Escape')
    const menu = await page.request.get(`/api/menu/${counter.cnpj}`)
    const { items } = (await menu.json()) as {
      items: { nome: string; opcoes: { opcoes: { nome: string }[] }[] }[]
    }
    expect(
      items.map(({ nome, opcoes }) => [nome, ...opcoes.flatMap((one) => one.opcoes.map((own) => own.nome))]),
    ).toEqual([
      ['Dois sabores', 'Atum'],
      ['Esfiha aberta', 'Atum'],
    ])
    const shop = page.getByRole('button', { name: /^Loja/ })
    await expectCost(page, 'Pause the shop', async () => {
      await press(page, 'Pausar 30 min')
      await expect(shop).toHaveText(/^Pausada até /)
    })
    await expectCost(page, 'Open it again', async () => {
      await press(page, 'Pausar 30 min')
      await expect(shop).toHaveText('Aberta')
    })
    await expectCost(page, 'Let customers only come for it', async () => {
      await press(page, 'Só retirada')
      await expect(shop).toHaveText('Aberta · Só retirada')
    })
    await expectCost(page, 'Say that all takes longer', async () => {
      await press(page, 'Hoje demora +15 min')
      await expect(shop).toHaveText('Aberta · Só retirada · +15 min')
    })
    await expectCost(page, 'Close the shop', async () => {
      await press(page, 'Fechar agora')
      await expect(shop).toHaveText(/ até /)
    })
    await page.setViewportSize({ width: 360, height: 740 })
    const quick = (name: string) => page.getByRole('button', { name, exact: true })
    // What was done stands over two of them for a while; none goes under a pointer.
    const uncovered = async () => {
      await page.mouse.move(180, 600)
      await expect(toaster(page)).toHaveText('')
    }
    await quick('Fechar agora').click()
    await expect(shop).toHaveText('Aberta · Só retirada · +15 min')
    await uncovered()
    await expectCost(page, 'On a phone, pause the shop', async () => {
      await quick('Pausar 30 min').click()
      await expect(shop).toHaveText(/^Pausada até /)
    })
    await press(toaster(page), 'Desfazer')
    await expect(shop).toHaveText('Aberta · Só retirada · +15 min')
    await uncovered()
    await quick('Só retirada').click()
    await expect(shop).toHaveText('Aberta · +15 min')
    await uncovered()
    await expectCost(page, 'On a phone, let customers only come for it', async () => {
      await quick('Só retirada').click()
      await expect(shop).toHaveText('Aberta · Só retirada · +15 min')
    })
    await expectToFitAPhone(page, 'a shop where all is unusual')
    await expectCost(page, 'On a phone, close the shop', async () => {
      await quick('Fechar agora').click()
      await expect(shop).toHaveText(/ até /)
    })
    await test.step('a slip is taken back by its message, and a double tap is one', async () => {
      await press(toaster(page), 'Desfazer')
      await expect(shop).toHaveText('Aberta · Só retirada · +15 min')
      await quick('Fechar agora').dblclick()
      await expect(quick('Fechar agora')).toHaveAttribute('aria-pressed', 'true')
      await expect(shop).toHaveText(/ até /)
      await expectToFitAPhone(page, 'a shop that is shut')
    })
  },
)
