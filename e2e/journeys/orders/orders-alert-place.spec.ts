import type { Page } from '@playwright/test'
import {
  bookAtCounter,
  hoursInSight,
  openAgenda,
  openDay,
  openSchedule,
  rowOf as appointmentOf,
} from '../../steps/agenda-steps'
import { callAsPerson, cardButton, cardOf } from '../../steps/order-steps'
import { placeOrder } from '../../product'
import { expect, givenCustomer, messages, rowOf, test } from '../../steps/whatsapp-steps'

const widths = [360, 768, 1366]

/** What can be pressed or read as a title, and lies under the strip of new orders where the page now is. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('[aria-label=Alertas]')!
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && !strip.contains(element))
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const hit = () => document.elementFromPoint(x + width / 2, y + height / 2)
        if (!strip.contains(hit())) return false
        // What lies behind an open conversation would not be seen without the strip either.
        strip.style.visibility = 'hidden'
        const isSeen = element.contains(hit())
        strip.style.visibility = ''
        return isSeen
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

async function expectNothingCovered(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('region', { name: 'Alertas' }), screen).toBeInViewport({ ratio: 1 })
    await expect.poll(() => covered(page), { message: `${screen} at ${width} px` }).toEqual([])
  }
}

/** Follows the menu, which the widest window shows. */
const follow = (page: Page, screen: string) => page.getByRole('link', { name: screen, exact: true }).click()

test('the strip of new orders covers nothing, on no screen and at no width, and stays in sight', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  await openAgenda(shop)
  const ana = await givenCustomer(instance, 'Ana')
  await ana.says('Oi')
  const date = openDay(2)
  await bookAtCounter(page, { date, time: '09:00' })
  for (const customer_name of ['Bruno Reis', 'Célia Dias']) await placeOrder(shop, { customer_name })

  await follow(page, 'Pedidos')
  await expect(cardOf(page, 'Célia Dias')).toBeVisible()
  await expectNothingCovered(page, 'orders')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('region', { name: 'Alertas' })).toBeInViewport({ ratio: 1 })

  await follow(page, 'Conversas')
  await expect(rowOf(page, 'Ana')).toBeVisible()
  await expectNothingCovered(page, 'conversations')
  await rowOf(page, 'Ana').click()
  await expect(messages(page)).toContainText('Oi')
  await expectNothingCovered(page, 'conversation')
  await test.step('she asks for a person, and the bar that says so takes two lines of a phone', async () => {
    await callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj: shop.cnpj, BOT_ON: true })
    await ana.says('quero falar com um atendente')
    await page.setViewportSize({ width: 360, height: 740 })
    const words = page.locator('span', { has: page.getByText('Cliente espera', { exact: true }) }).last()
    await expect(words).toBeVisible()
    expect(await words.evaluate((box) => Math.round(box.getBoundingClientRect().height / 20))).toBe(2)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await follow(page, 'Agendamentos')
  await expect(await appointmentOf(page, date, 'Ana Lima')).toBeVisible()
  await expectNothingCovered(page, 'appointments')
  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  await expectNothingCovered(page, 'agenda')
  for (const [width, height, hours] of [
    [1366, 768, 5],
    [360, 740, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('region', { name: 'Alertas' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Clientes esperando' })).toBeVisible()
    await expect
      .poll(() => hoursInSight(page), { message: `with both strips at ${width} px` })
      .toBeGreaterThanOrEqual(hours)
  }
  await openSchedule(page, `?view=agenda&span=week&date=${date}`)
  await expect.poll(() => hoursInSight(page), { message: 'of a week on a phone' }).toBeGreaterThanOrEqual(3)
  await page.setViewportSize({ width: 1366, height: 768 })
  const middleOf = async (strip: string) => {
    const box = (await page.getByRole('region', { name: strip }).getByRole('button').last().boundingBox())!
    return Math.round(box.y + box.height / 2)
  }
  await expect
    .poll(async () => (await middleOf('Alertas')) - (await middleOf('Clientes esperando')), {
      message: 'both strips in one line',
    })
    .toBe(0)

  await follow(page, 'Pedidos')
  await cardButton(page, 'Célia Dias', 'Em Produção').click()
  await expect(cardButton(page, 'Célia Dias', 'Pronto para Entrega')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alertas' })).toContainText('1 novo')
})
