import type { Page } from '@playwright/test'
import { cardButton, cardOf, expect, pressEscapeIn, test, toaster } from '../../steps/order-steps'
import { expectAccessible } from '../../expect-accessible'
import { placeOrder } from '../../product'

/** Words and money, with whatever stands between them. */
const money = (words: string) => new RegExp(words.replaceAll(' ', '\\s*'))

test('an order is paid with one press: every screen and the courier’s paper ask for what is owed and no more', async ({
  page,
  orders,
  elsewhere,
}) => {
  const id = await placeOrder(orders, { payment_method: 'pix', change_for: null })
  const other = await elsewhere()
  await page.goto(`/dashboard/orders?order=${id}`)
  const panel = page.getByRole('dialog', { name: 'Pedido 1', exact: true })
  await panel.getByRole('button', { name: 'Ver o recibo' }).click()
  await panel.getByRole('group', { name: 'Ver o recibo' }).getByRole('button', { name: 'Entrega' }).click()
  const paper = panel.getByRole('img', { name: /Impresso em/ })
  await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 60,80'))

  await panel.getByRole('button', { name: 'Outro valor ou forma' }).click()
  await pay(page, 'Cartão de crédito', '9000')
  await expect(page.getByText('É mais do que falta receber.')).toBeVisible()
  await expectAccessible(page, 'orders')
  await pay(page, 'Dinheiro', '5000')
  await expect(panel).toContainText(money('Falta receber R\\$ 10,80'))
  await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 10,80'))
  await expect(cardOf(other, 'Ana Lima')).toContainText(money('R\\$ 50,00 pagos'))

  await cardButton(other, 'Ana Lima', 'Marcar como pago').click()
  await expect(toaster(other)).toContainText(money('Pedido 1: R\\$ 10,80 recebidos em PIX'))
  await expect(cardOf(other, 'Ana Lima').getByText('Pago', { exact: true })).toBeVisible()
  await expect(paper).toHaveAttribute('alt', /PAGO/)
  await expect(panel.getByRole('button', { name: 'Marcar como pago' })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText(money('Este pedido já recebeu R\\$ 60,80'))).toBeVisible()
  await pressEscapeIn(page.getByRole('dialog', { name: 'Cancelar pedido #1' }))

  await panel.getByRole('button', { name: money('Desfazer pagamento de R\\$ 50,00') }).click()
  await page
    .getByRole('dialog', { name: 'Desfazer este pagamento?' })
    .getByRole('button', { name: 'Desfazer' })
    .click()
  await expect(paper).toHaveAttribute('alt', money('COBRAR R\\$ 50,00'))
  await expect(panel).toContainText('desfeito')
  await expect(cardOf(other, 'Ana Lima')).toContainText(money('Falta receber R\\$ 50,00'))
})

async function pay(page: Page, method: string, digits: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Receber do pedido 1' })
  await dialog.getByLabel('Forma de pagamento').selectOption(method)
  await dialog.getByLabel('Valor recebido').fill(digits)
  await dialog.getByRole('button', { name: /^Receber/ }).click()
}
