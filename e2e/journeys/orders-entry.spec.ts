import { categoryChange, itemChange, saveRows } from '../catalogue-steps'
import { expectWell, phone } from '../looks'
import { callAsPerson, cardOf, expect, test as base, toaster } from '../order-steps'
import { placeOrder } from '../product'
import type { Locator, Page } from '@playwright/test'

const formOf = (page: Page, name = 'Novo pedido'): Locator => page.getByRole('dialog', { name, exact: true })

const flavour = (id: string, nome: string, centavos: number, position: number) =>
  itemChange(
    { id, category_id: 'pizzas', nome, centavos: { Média: centavos - 1000, Grande: centavos } },
    position,
  )
const pizzas = categoryChange({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Grande', 'Média'] })
const menu = [
  { ...pizzas, after: { ...pizzas.after, meio_a_meio: { maximo: 2 as const, cobranca: 'maior' as const } } },
  flavour('calabresa', 'Calabresa', 6000, 1024),
  flavour('frango', 'Frango com catupiry', 6500, 2048),
  flavour('portuguesa', 'Portuguesa', 6200, 3072),
  categoryChange({ id: 'bebidas', nome: 'Bebidas' }, 2048),
  itemChange({ id: 'coca', category_id: 'bebidas', nome: 'Coca-Cola 2 L', centavos: { padrao: 1400 } }),
  itemChange(
    { id: 'suco', category_id: 'bebidas', nome: 'Suco de cupuaçu', centavos: { padrao: 900 } },
    2048,
  ),
]

const test = base.extend<{ shop: { apiKey: string; cnpj: string } }>({
  shop: async ({ page, orders }, use) => {
    await saveRows(orders, menu)
    await callAsPerson(page, 'POST', '/webhook/update-customer', {
      cnpj: orders.cnpj,
      bairros_taxas: { '5.00': [{ bairro: 'Centro' }], '9.00': [{ bairro: 'Ponta Negra' }] },
    })
    await use(orders)
  },
})

/** What a person's hands do from now on: presses of the mouse, and keys that go down. */
async function countHands(page: Page): Promise<() => Promise<{ clicks: number; keys: number }>> {
  await page.evaluate(() => {
    const hands = { clicks: 0, keys: 0 }
    Object.assign(window, { hands })
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && (hands.clicks += 1), true)
    addEventListener('keydown', ({ isTrusted }) => isTrusted && (hands.keys += 1), true)
  })
  return () =>
    page.evaluate(() => ({ ...(window as unknown as { hands: { clicks: number; keys: number } }).hands }))
}

test('a known customer orders a pizza of two flavours and a drink, delivered and paid by PIX, within 8 clicks and 25 keys; and the same again within 3 and 12', async ({
  page,
  shop,
}) => {
  await placeOrder(shop, { payment_method: 'pix', change_for: null })
  await expect(cardOf(page, 'Ana Lima')).toBeVisible()
  const form = formOf(page)
  await test.step('one pizza of two flavours and one drink', async () => {
    const hands = await countHands(page)
    await page.getByRole('button', { name: 'Novo pedido' }).first().click()
    await expect(form.getByLabel('Telefone')).toBeFocused()
    await page.keyboard.type('92991234567')
    await expect(form.getByText('Ana Lima já é cliente')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('cal')
    await page.keyboard.press('Enter')
    const dialog = formOf(page, 'Calabresa')
    await expect(dialog).toBeVisible()
    await page.keyboard.type('fr')
    await page.keyboard.press('Enter')
    await formOf(page, 'Pizza meio a meio')
      .getByRole('button', { name: /^Adicionar/ })
      .click()
    await expect(form.getByRole('group', { name: 'Item 1' })).toContainText('½ Calabresa')
    await page.keyboard.type('co')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('group', { name: 'Item 2' })).toContainText('Coca-Cola 2 L')
    await expect(form.getByLabel('Endereço')).toHaveValue('Rua das Flores, 120')
    await expect(form.getByLabel('Taxa de entrega')).toHaveValue('5,00')
    await expect(form.getByLabel('Forma de pagamento')).toHaveValue('pix')
    await expect(form.getByRole('contentinfo')).toContainText('R$ 84,00')
    await form.getByRole('button', { name: 'Lançar pedido' }).click()
    await expect(toaster(page)).toContainText('Pedido 2 lançado')
    const { clicks, keys } = await hands()
    expect(clicks, 'clicks').toBeLessThanOrEqual(8)
    expect(keys, 'keys').toBeLessThanOrEqual(25)
    test.info().annotations.push({ type: 'hands', description: `new: ${clicks} clicks, ${keys} keys` })
  })
  const [placed] = await callAsPerson<{ items: object[]; total: number }[]>(
    page,
    'GET',
    '/rest/v1/orders?select=items,total&number=eq.2',
  )
  expect(placed).toMatchObject({
    total: 84,
    items: [
      {
        name: 'Pizza meio a meio (Grande)',
        quantity: 1,
        unit_price: 65,
        options: [
          { name: '1/2 Calabresa', price: 0 },
          { name: '1/2 Frango com catupiry', price: 0 },
        ],
        product_id: 'meio:pizzas',
      },
      { name: 'Coca-Cola 2 L', quantity: 1, unit_price: 14, product_id: 'coca' },
    ],
  })

  await test.step('the last order of a known phone, once more', async () => {
    const hands = await countHands(page)
    await page.getByRole('button', { name: 'Novo pedido' }).first().click()
    await expect(form.getByLabel('Telefone')).toBeFocused()
    await page.keyboard.type('92991234567')
    await form.getByRole('button', { name: 'Repetir o pedido 2' }).click()
    await expect(form.getByRole('contentinfo')).toContainText('R$ 84,00')
    await form.getByRole('button', { name: 'Lançar pedido' }).click()
    await expect(toaster(page)).toContainText('Pedido 3 lançado')
    const { clicks, keys } = await hands()
    expect([clicks, keys]).toEqual([3, 11])
  })
})
