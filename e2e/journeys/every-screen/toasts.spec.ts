import type { Page } from '@playwright/test'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { haveSession, placeOrder } from '../../product'
import { cardButton, cardOf, toaster } from '../../steps/order-steps'
import { expect, test, toast } from '../../steps/sign-in-steps'

/** Stops the page's clock; only `runFor` moves it from here on. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 600_000)

const expectToLast = async (page: Page, text: string, ms: number) => {
  await expect(toast(page, text)).toBeVisible()
  await page.clock.runFor(ms - 1)
  await expect(toast(page, text)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page, text)).toBeHidden()
}

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
  for (let shown = 1; shown <= 21; shown += 1) {
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

/**
 * What can be pressed and lies under a message where the page now is. A phone's header makes room for them: it has
 * nothing that is worked with, and its menu button is in the corner.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stack = document.querySelector('[data-toaster]')!
    const found = new Set<Element>()
    for (const card of stack.children) {
      const { left, top, width, height } = card.getBoundingClientRect()
      for (let x = left + 2; x < left + width; x += 8)
        for (let y = top + 2; y < top + height; y += 4) {
          const below = document.elementsFromPoint(x, y).find((element) => !stack.contains(element))
          const pressed = below?.closest('a, button, input, select, textarea, [tabindex="0"]')
          if (pressed && !pressed.closest('header:not([data-side-panel]), [aria-label^=Demonstração]'))
            found.add(pressed)
        }
    }
    return [...found].map((element) => element.outerHTML.slice(0, 120))
  })

/** How many messages can be read, and what the button behind them says. */
async function expectMessages(page: Page, read: number, others: string | null): Promise<void> {
  await expect(toaster(page).locator('> div').filter({ visible: true })).toHaveCount(read)
  const button = toaster(page).getByRole('button', { name: /^Mais/ })
  if (others === null) await expect(button).toHaveCount(0)
  else await expect(button).toHaveText(others)
}

const focused = (page: Page) => page.locator(':focus')

test('messages cover nothing that is worked with, scrolled or under a panel, and all can be read; a key leads to them and back', async ({
  page,
  session,
}) => {
  test.slow()
  const people = [
    'Ana Lima',
    'Bruno Reis',
    'Célia Dias',
    'Davi Melo',
    'Eva Souza',
    'Fábio Nunes',
    'Gil Ramos',
  ]
  for (const customer_name of people) await placeOrder(session, { customer_name })
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.clock.install()
  await page.goto('/dashboard/orders')
  await expect(cardOf(page, 'Gil Ramos')).toBeVisible()
  // The clock of the page stands, so that no message goes while it is looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [place, customer] of people.slice(0, 3).entries()) {
    await cardButton(page, customer, 'Em Produção').click()
    await expect(toaster(page)).toContainText(`Pedido ${place + 1}: Em Produção`)
    await page.clock.runFor(600)
  }
  const panel = page.getByRole('dialog')

  await test.step('at every width, also where the page is scrolled', async () => {
    for (const [width, read, others] of [
      [1366, 3, null],
      [1024, 2, '+1'],
      [768, 1, '+2'],
      [360, 1, '+2'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await expectMessages(page, read, others)
      for (const place of [0, 100_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), place)
        await expect.poll(() => covered(page), { message: `${width} px, scrolled to ${place}` }).toEqual([])
      }
    }
    await expectToFitAPhone(page, 'a message and the count of others')
  })

  await test.step('the key goes from one to the next; the list unfolds all of them, and Escape leads back', async () => {
    await cardOf(page, 'Eva Souza').focus()
    await page.keyboard.press('F8')
    await expect(focused(page)).toHaveText('Desfazer')
    await page.keyboard.press('F8')
    await expect(focused(page)).toHaveAccessibleName('Mais 2 mensagens')
    await page.keyboard.press('Enter')
    await expectMessages(page, 3, null)
    await expect(page.getByRole('button', { name: 'Recolher as mensagens' })).toBeFocused()
    await expectToFitAPhone(page, 'the list of messages')
    await page.keyboard.press('Escape')
    await expectMessages(page, 1, '+2')
    await expect(cardOf(page, 'Eva Souza')).toBeFocused()
  })

  await test.step('over a panel they leave its buttons alone, and neither key nor press closes it', async () => {
    await page.keyboard.press('Enter')
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(panel).toContainText('Pedido 5', { timeout: 500 })
    }).toPass({ timeout: 10_000 })
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 740 })
      await expectMessages(page, 1, '+2')
      await expect.poll(() => covered(page), { message: `a panel at ${width} px` }).toEqual([])
    }
    await page.keyboard.press('F8')
    await expect(focused(page)).toHaveText('Desfazer')
    await page.keyboard.press('F8')
    await expect(focused(page)).toHaveAccessibleName('Mais 2 mensagens')
    await page.keyboard.press('F8')
    await expect(panel.locator(':focus')).toBeVisible()
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(panel.locator(':focus')).toBeVisible()
    await toaster(page).getByRole('button', { name: 'Desfazer' }).first().click()
    await page.clock.runFor(600)
    await expectMessages(page, 1, '+1')
    await expect(panel).toContainText('Pedido 5')
  })
})
