import { cardButton, cardOf, expect, test } from '../../steps/order-steps'
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

test('ORD-15 ORD-22 ORD-39 the details show one order completely: who, where, what, how much, its history and its prints', async ({
  page,
  orders,
  elsewhere,
}) => {
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
})

test('ORD-15 an order is cancelled with a reason; Escape closes the innermost; one that is gone says so', async ({
  page,
  orders,
}) => {
  const id = await placeOrder(orders)
  await cardButton(page, 'Ana Lima', 'Em Produção').click()
  await cardButton(page, 'Ana Lima', 'Detalhes').click()
  const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
  const asking = page.getByRole('dialog', { name: 'Cancelar pedido #1', exact: true })
  await panel.getByRole('button', { name: 'Cancelar pedido', exact: true }).click()
  await expect(asking).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asking).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(cardButton(page, 'Ana Lima', 'Detalhes')).toBeFocused()

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
  await expect(cardOf(page, 'Ana Lima').getByText('Cancelado', { exact: true })).toBeVisible()
  await expect(cardButton(page, 'Ana Lima', 'Editar')).toBeDisabled()

  await cardButton(page, 'Ana Lima', 'Excluir').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(cardOf(page, 'Ana Lima')).toHaveCount(0)
  await page.goto(`/dashboard/orders?order=${id}`)
  await expect(page.getByRole('dialog').getByText('Este pedido não existe mais.')).toBeVisible()
})

test('the keyboard alone: / searches, j and k walk, Enter opens, a advances, n begins, ? explains, and a switch turns it off', async ({
  page,
  orders,
}) => {
  for (const customer_name of ['Ana Lima', 'Bruno Reis', 'Célia Dias']) {
    await placeOrder(orders, { customer_name })
  }
  await expect(page.getByRole('article')).toHaveCount(3)
  const search = page.getByRole('searchbox', { name: 'Buscar pedidos' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('jan')
  await expect(search).toHaveValue('jan')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByRole('heading', { name: 'Pedidos', level: 1 }).click()
  await page.keyboard.press('j')
  await expect(cardOf(page, 'Célia Dias')).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(cardOf(page, 'Ana Lima')).toBeFocused()
  await page.keyboard.press('k')
  await expect(cardOf(page, 'Bruno Reis')).toBeFocused()
  await page.keyboard.press('a')
  await expect(cardButton(page, 'Bruno Reis', 'Pronto para Entrega')).toBeVisible()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Pedido 2', exact: true })
  await expect(panel).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(cardOf(page, 'Bruno Reis')).toBeFocused()

  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Novo pedido' })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help).toContainText('Avançar o pedido')
  await help.getByRole('switch', { name: 'Usar atalhos neste navegador' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
