import type { Page } from '@playwright/test'
import { countSounds } from '../../steps/sound-steps'
import { callAsPerson, cardOf, expect, test } from '../../steps/order-steps'
import { placeOrder } from '../../product'

/** A browser that, as those of people do, plays nothing before its page was touched; headless ones always play. */
const untouchedBrowser = (page: Page) =>
  page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      private allowed = false
      override get state() {
        return this.allowed ? super.state : 'suspended'
      }
      override async resume(): Promise<void> {
        if (!navigator.userActivation.hasBeenActive) return new Promise(() => {})
        this.allowed = true
        await super.resume()
        this.dispatchEvent(new Event('statechange'))
      }
    }
  })

test('a new order shouts in every tab and every browser, until somebody looked: banner, title and sound, which the banner itself offers where no tab was touched', async ({
  page,
  context,
  orders,
  elsewhere,
}) => {
  test.slow()
  const untouched = await elsewhere(untouchedBrowser)
  await expect(untouched.getByText('Som bloqueado', { exact: true })).toBeVisible()
  await untouched.getByRole('button', { name: 'Ativar som' }).click()
  await expect(untouched.getByText('Som ativo', { exact: true })).toBeVisible()
  await untouched.getByRole('button', { name: 'Desligar som' }).click()
  await expect(untouched.getByText('Som desligado', { exact: true })).toBeVisible()
  await untouched.reload()
  await untouched.getByRole('button', { name: 'Ligar som' }).click()
  await expect(untouched.getByText('Som ativo', { exact: true })).toBeVisible()

  const tab = await context.newPage()
  await tab.goto('/dashboard/company')
  await expect(tab.getByRole('heading', { name: 'Empresa', level: 1 })).toBeVisible()
  const screens = [page, tab, untouched]
  for (const screen of screens) await expect(screen).not.toHaveTitle(/^\(/)

  await placeOrder(orders, { customer_name: 'Ana Lima' })
  await placeOrder(orders, { customer_name: 'Bruno Reis' })
  for (const screen of screens) {
    const bar = screen.getByRole('region', { name: 'Alertas' })
    await expect(bar).toContainText('2 pedidos novos')
    await expect(bar).toContainText('#2 · Bruno Reis · R$ 60,80')
    await expect(screen).toHaveTitle(/^\(2\) \S/)
  }
  await expect(cardOf(page, 'Ana Lima').getByText('Novo', { exact: true })).toBeVisible()
  await untouched.getByRole('button', { name: 'Ciente', exact: true }).click()
  for (const screen of screens) {
    await expect(screen.getByRole('region', { name: 'Alertas' })).toHaveCount(0)
    await expect(screen).not.toHaveTitle(/^\(/)
  }
  await expect(cardOf(page, 'Ana Lima').getByText('Novo', { exact: true })).toHaveCount(0)

  await placeOrder(orders, { customer_name: 'Célia Dias' })
  await tab.route('**/api/orders/seen', (route) => route.abort())
  const bar = tab.getByRole('region', { name: 'Alertas' })
  await bar.getByRole('button', { name: 'Ciente', exact: true }).click()
  await expect(bar).toContainText('Sem resposta do servidor. O alerta continua.')
  await tab.unroute('**/api/orders/seen')
  await bar.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(tab.getByRole('dialog', { name: 'Pedido 3', exact: true })).toContainText('Célia Dias')
  for (const screen of screens) await expect(screen.getByRole('region', { name: 'Alertas' })).toHaveCount(0)

  let davi = ''
  await test.step('where no tab was touched the banner itself offers the sound', async () => {
    davi = await placeOrder(orders, { customer_name: 'Davi Melo' })
    await untouched.reload()
    const banner = untouched.getByRole('region', { name: 'Alertas' })
    await banner.getByRole('button', { name: 'Som bloqueado: Ativar som' }).click()
    await expect(banner.getByText(/Som bloqueado/)).toHaveCount(0)
    await expect(untouched.getByText('Som ativo', { exact: true })).toBeVisible()
    await expect(banner).toContainText('1 pedido novo')
  })
  await test.step('the kitchen’s screen sounds for what comes to be made', async () => {
    await page.getByRole('button', { name: 'Ciente', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Alertas' })).toHaveCount(0)
    let heard = () => 0
    const kitchen = await elsewhere(async (other) => {
      heard = await countSounds(other)
    })
    await kitchen.getByRole('button', { name: 'Cozinha', exact: true }).click()
    await expect(cardOf(kitchen, 'Davi Melo')).toBeVisible()
    expect(heard()).toBe(0)
    await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${davi}`, { status: 'production' })
    await expect.poll(heard, { message: 'a sound in the kitchen' }).toBeGreaterThan(0)
  })
})
