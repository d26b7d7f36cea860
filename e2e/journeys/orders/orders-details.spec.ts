import type { Page } from '@playwright/test'
import { cardButton, cardOf, expect, pressEscapeIn, test, toaster } from '../../steps/order-steps'
import { placeOrder } from '../../product'

const rich = {
  customer_name: 'Maria da Conceição',
  customer_phone: '92991234567',
  customer_address: 'Av. Eduardo Ribeiro, 520',
  neighbourhood: 'Centro',
  payment_method: 'cash',
  change_for: 1200,
  delivery_fee: 7.5,
  discount: 2.25,
  notes: 'Interfone quebrado',
  items: [
    {
      name: 'Tambaqui assado',
      quantity: 3,
      unit_price: 350,
      options: [{ name: 'Farofa', price: 4.5 }],
      notes: 'sem pimenta',
    },
    { name: 'Guaraná', quantity: 1, unit_price: 9.9 },
  ],
}

/** Words and money, with whatever stands between them. */
const money = (words: string) => new RegExp(words.replaceAll(' ', '\\s*'))

test('ORD-15 ORD-22 ORD-39 the details show one order completely, with its history and its prints; it is paid in part and whole; another is cancelled with a reason', async ({
  page,
  orders,
  elsewhere,
}) => {
  test.slow()
  const id = await placeOrder(orders, rich)
  await expect(cardOf(page, 'Maria da Conceição')).toContainText('R$ 1.078,65')
  await cardButton(page, 'Maria da Conceição', 'Detalhes').click()
  const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
  for (const text of [
    'Maria da Conceição',
    '(92) 99123-4567',
    'Av. Eduardo Ribeiro, 520, Centro',
    '3×',
    'Tambaqui assado',
    '+ Farofa · R$ 4,50',
    'sem pimenta',
    'R$ 1.063,50',
    'Guaraná',
    'R$ 9,90',
    'Interfone quebrado',
    'ItensR$ 1.073,40',
    'Taxa de entregaR$ 7,50',
    'Desconto-R$ 2,25',
    'TotalR$ 1.078,65',
    'PagamentoDinheiro',
    'Troco para R$ 1.200,00R$ 121,35',
    'Integração · Entrega',
    'Nada foi impresso ainda.',
    'Pedido recebido por uma integração',
    'Em Análise',
  ]) {
    await expect(panel, text).toContainText(text)
  }
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5592991234567',
  )
  await expect(panel).toContainText('Visto no balcão')

  const other = await elsewhere()
  await cardButton(other, 'Maria da Conceição', 'Em Produção').click()
  await expect(panel).toContainText('Passou para Em Produção no balcão')
  await expect(panel.getByRole('button', { name: 'Pronto para Entrega', exact: true })).toBeVisible()

  await panel.getByRole('button', { name: 'Imprimir: Cozinha' }).click()
  await expect(panel.getByText('Na fila: Cozinha')).toBeVisible()
  await expect(panel).toContainText('Cozinha: mandado imprimir no balcão')
  await panel.getByRole('button', { name: 'Ver o recibo' }).click()
  await expect(panel.getByRole('img', { name: /Tambaqui assado/ })).toBeVisible()
  await page.reload()
  await expect(panel).toContainText('Tambaqui assado')
  await expect(page).toHaveURL(`/dashboard/orders?order=${id}`)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await test.step('one press says that an order is paid: every screen and the courier’s paper ask for what is owed and no more', async () => {
    await placeOrder(orders, { payment_method: 'pix', change_for: null })
    await cardButton(page, 'Ana Lima', 'Detalhes').click()
    const panel = page.getByRole('dialog', { name: 'Pedido 2', exact: true })
    await panel.getByRole('button', { name: 'Ver o recibo' }).click()
    await panel.getByRole('group', { name: 'Ver o recibo' }).getByRole('button', { name: 'Entrega' }).click()
    const paper = panel.getByRole('img', { name: /Impresso em/ })
    await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 60,80'))

    await panel.getByRole('button', { name: 'Outro valor ou forma' }).click()
    await pay(page, 'Cartão de crédito', '9000')
    await expect(page.getByText('É mais do que falta receber.')).toBeVisible()
    await pay(page, 'Dinheiro', '5000')
    await expect(panel).toContainText(money('Falta receber R\\$ 10,80'))
    await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 10,80'))
    await expect(cardOf(other, 'Ana Lima')).toContainText(money('R\\$ 50,00 pagos'))

    await cardButton(other, 'Ana Lima', 'Marcar como pago').click()
    await expect(toaster(other)).toContainText(money('Pedido 2: R\\$ 10,80 recebidos em PIX'))
    await expect(cardOf(other, 'Ana Lima').getByText('Pago', { exact: true })).toBeVisible()
    await expect(paper).toHaveAttribute('alt', /PAGO/)
    await expect(panel.getByRole('button', { name: 'Marcar como pago' })).toHaveCount(0)

    await panel.getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(page.getByText(money('Este pedido já recebeu R\\$ 60,80'))).toBeVisible()
    await pressEscapeIn(page.getByRole('dialog', { name: 'Cancelar pedido #2' }))

    await panel.getByRole('button', { name: money('Desfazer pagamento de R\\$ 50,00') }).click()
    await page
      .getByRole('dialog', { name: 'Desfazer este pagamento?' })
      .getByRole('button', { name: 'Desfazer' })
      .click()
    await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 50,00'))
    await expect(panel).toContainText('desfeito')
    await expect(cardOf(other, 'Ana Lima')).toContainText(money('Falta receber R\\$ 50,00'))
    await pressEscapeIn(panel)
    await expect(panel).toHaveCount(0)
  })

  await test.step('an order is cancelled with a reason; Escape closes the innermost; one that is gone says so', async () => {
    const gone = await placeOrder(orders, { customer_name: 'Bruno Reis' })
    await cardButton(page, 'Bruno Reis', 'Em Produção').click()
    await cardButton(page, 'Bruno Reis', 'Detalhes').click()
    const panel = page.getByRole('dialog', { name: 'Pedido 3', exact: true })
    const asking = page.getByRole('dialog', { name: 'Cancelar pedido #3', exact: true })
    await panel.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
    await expect(asking).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(asking).toHaveCount(0)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(cardButton(page, 'Bruno Reis', 'Detalhes')).toBeFocused()

    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
    await asking.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
    await expect(asking.getByText('Escolha um motivo')).toBeVisible()
    await asking.getByLabel('Motivo').selectOption('Item em falta')
    await asking.getByLabel('Detalhe (opcional)').fill('acabou o bacon')
    await asking.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
    await expect(asking).toHaveCount(0)
    await expect(panel).toContainText('Cancelado no balcão: Item em falta')
    await expect(panel).toContainText('“acabou o bacon”')
    await page.keyboard.press('Escape')
    await expect(cardOf(page, 'Bruno Reis').getByText('Cancelado', { exact: true })).toBeVisible()
    await expect(cardButton(page, 'Bruno Reis', 'Editar')).toBeDisabled()

    await cardButton(page, 'Bruno Reis', 'Excluir').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(cardOf(page, 'Bruno Reis')).toHaveCount(0)
    await page.goto(`/dashboard/orders?order=${gone}`)
    await expect(page.getByRole('dialog').getByText('Este pedido não existe mais.')).toBeVisible()
  })
})

async function pay(page: Page, method: string, digits: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Receber do pedido 2' })
  await dialog.getByLabel('Forma de pagamento').selectOption(method)
  await dialog.getByLabel('Valor recebido').fill(digits)
  await dialog.getByRole('button', { name: /^Receber/ }).click()
}
