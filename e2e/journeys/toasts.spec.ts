import type { Page } from '@playwright/test'
import { signIn } from '../product'
import { calls, expect, test, toast } from '../sign-in-steps'

/** Stops the page's clock; only `runFor` moves it from here on. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 600_000)

const expectToLast = async (page: Page, text: string, ms: number) => {
  await expect(toast(page, text)).toBeVisible()
  await page.clock.runFor(ms - 1)
  await expect(toast(page, text)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, text)).toBeHidden()
}

test('NOTIF-05 NOTIF-06 on the sign-in pages a success stays 2 s, an error 4 s', async ({ page, shop }) => {
  await page.clock.install()
  await page.goto('/setup')
  await page.getByPlaceholder('00.000.000/0000-00').fill(shop.cnpj)
  await stopClock(page)
  await page.route(calls.lookup, (route) => route.abort())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectToLast(page, 'Erro ao validar CNPJ. Tente novamente.', 4000)
  await page.unroute(calls.lookup)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectToLast(page, 'CNPJ validado! Confirme o email para receber o código de verificação.', 2000)
})

test('NOTIF-01 NOTIF-02 NOTIF-03 NOTIF-04 messages stand top-center, 8 px apart, at most 350 px wide and 20 at once', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const cnpj = page.getByPlaceholder('00.000.000/0000-00')
  await cnpj.fill(shop.cnpj)
  await page.route(calls.lookup, (route) => route.abort())
  await stopClock(page)
  const cards = page.locator('[data-toaster] > div').filter({ visible: true })
  for (let shown = 1; shown <= 22; shown += 1) {
    await cnpj.press('Enter')
    await expect(cards).toHaveCount(Math.min(shown, 20))
  }

  await page.clock.runFor(5000)
  await expect(cards).toHaveCount(0)
  await page.unroute(calls.lookup)
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  await page.getByLabel('Nome da Empresa').fill('Loja')
  await page.getByLabel('CNPJ').fill('11.222.333/0001-81')
  await page.getByLabel('Email').fill('a@b')
  await page.getByLabel('Responsável').fill('Ana')
  await page.getByLabel('Telefone').fill('(92) 99123-4567')
  await page.getByLabel('Nicho da Empresa').selectOption('digital')
  for (let shown = 1; shown <= 2; shown += 1) {
    await page.getByLabel('Nome da Empresa').press('Enter')
    await expect(cards).toHaveCount(shown)
  }
  await page.clock.runFor(1000)
  const [first, second] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()])
  const { width } = page.viewportSize()!
  for (const box of [first!, second!]) {
    expect(box.width).toBe(350)
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1)
  }
  expect(first!.y).toBe(16)
  expect(second!.y - (first!.y + first!.height)).toBeCloseTo(8, 1)
})

test('NOTIF-10 on the dashboard an error stays 5 s', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.clock.install()
  await page.goto('/dashboard/company')
  await expect(page.getByRole('heading', { name: 'Empresa', level: 1 })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await stopClock(page)
  await page.getByRole('button', { name: 'ES', exact: true }).click()
  await expectToLast(page, 'Não foi possível trocar o idioma. Verifique sua conexão e tente novamente.', 5000)
  await expect(page.getByRole('heading', { name: 'Empresa', level: 1 })).toBeVisible()
})
