import type { Page } from '@playwright/test'
import { haveSession } from '../../product'
import { calls, expect, test, toast } from '../../steps/sign-in-steps'

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
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Seja Cliente' }).click()
  for (const [label, value] of [
    ['Nome da Empresa', 'Loja'],
    ['CNPJ', '11.222.333/0001-81'],
    ['Email', 'a@b'],
    ['Responsável', 'Ana'],
    ['Telefone', '(92) 99123-4567'],
  ] as const) {
    await page.getByRole('tabpanel').getByLabel(label).fill(value)
  }
  await page.getByLabel('Nicho da Empresa').selectOption('digital')
  await stopClock(page)

  const cards = page.locator('[data-toaster] > div').filter({ visible: true })
  const send = async () => {
    const sent = page.waitForResponse('**/webhook/lead-collector')
    await page.getByLabel('Responsável').press('Enter')
    await sent
    await expect(page.getByRole('button', { name: 'Enviar Cadastro' })).toBeEnabled()
  }
  for (let shown = 1; shown <= 22; shown += 1) {
    await send()
    await expect(cards).toHaveCount(Math.min(shown, 20))
  }

  await cards.evaluateAll((all) =>
    Promise.all(
      all
        .flatMap((card) => card.getAnimations({ subtree: true }))
        .map((move) => move.finished.catch(() => {})),
    ),
  )
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  )
  const { width } = page.viewportSize()!
  expect(boxes[0]!.top).toBe(16)
  for (const [place, box] of boxes.entries()) {
    expect(box.width).toBe(350)
    expect(box.left + box.width / 2).toBeCloseTo(width / 2, 0)
    if (place > 0) expect(box.top - boxes[place - 1]!.bottom).toBeCloseTo(8, 1)
  }
})

test('NOTIF-10 on the dashboard an error stays 5 s', async ({ page, shop }) => {
  await haveSession(page, shop)
  await page.clock.install()
  await page.goto('/dashboard/company')
  // The whole screen is there: its own code is not to be missed.
  await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await stopClock(page)
  await page.getByRole('button', { name: 'ES', exact: true }).click()
  await expectToLast(page, 'Não foi possível trocar o idioma. Verifique sua conexão e tente novamente.', 5000)
  await expect(page.getByRole('heading', { name: 'Empresa', level: 1 })).toBeVisible()
})
