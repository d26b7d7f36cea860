import { expect, placeOrder, signInOnScreen, standIns, test } from '../../product'
import { messages, rowOf } from '../../steps/whatsapp-steps'

const demo = {
  cnpj: '99.999.999/0001-99',
  password: 'Balcao#2026',
  apiKey: 'bk_demo_balcao_0000000000000000000000000000000',
}

test('the demonstration’s own conversations are there to be read and answered', async ({ page }) => {
  await signInOnScreen(page, demo)
  for (const [customer, words] of [
    ['Patrícia Sampaio', 'Foi a Coca de 2 litros'],
    ['Marcos Tavares', 'Vocês fazem 100 coxinhas para sábado?'],
  ] as const) {
    await rowOf(page, customer).click()
    await expect(messages(page)).toContainText(words)
  }
})

test('PROD-06 ORD-21 LOGIN-30 an order from outside appears, prints once on the kitchen’s printer and moves on', async ({
  page,
}) => {
  await signInOnScreen(page, demo)
  await page.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()

  const name = `Cliente ${Date.now()}`
  await placeOrder(demo, { customer_name: name })
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toBeVisible()
  await expect(card).toContainText('R$ 60,80')

  const { printer } = await standIns()
  const papers = async () => {
    const tickets = (await (await fetch(new URL('/tickets', printer))).json()) as { lines: string[] }[]
    return tickets.filter(({ lines }) => lines.join('\n').includes(name)).length
  }
  // A delivery prints two copies: the kitchen's and the courier's.
  await expect.poll(papers).toBe(2)

  await card.getByRole('button', { name: 'Em Produção' }).click()
  await expect(card.getByRole('button', { name: 'Pronto para Entrega' })).toBeVisible()
  await card.getByRole('button', { name: 'Pronto para Entrega' }).click()
  await expect(card.getByRole('button', { name: 'Marcar como entregue' })).toBeVisible()
  expect(await papers()).toBe(2)
})
