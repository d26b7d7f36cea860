import { expectToListen, test as signedInTest, type JourneyCompany } from '../product'
import { expect, type Locator, type Page } from '@playwright/test'

export const ordersCall = '**/rest/v1/orders?*'

/** Follows the menu to the orders screen. */
export async function openOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1, exact: true })).toBeVisible()
}

/** This browser had the list of orders last, not the board. */
export const keepList = (page: Page, { cnpj }: { cnpj: string }): Promise<void> =>
  page.evaluate((company) => localStorage.setItem(`balcao.orders.view.${company}`, 'list'), cnpj)

/** The card of a customer's order. */
export const cardOf = (page: Page, customer: string): Locator =>
  page.getByRole('article').filter({ hasText: customer })

/** A button of a card, by its whole name. */
export const cardButton = (page: Page, customer: string, name: string): Locator =>
  cardOf(page, customer).getByRole('button', { name, exact: true })

/** What the three counters say, in their order on the screen. */
export const counters = (page: Page): Locator =>
  page.getByRole('group', { name: 'Contadores' }).getByRole('button')

export const toaster = (page: Page): Locator => page.locator('[data-toaster]')

/** Calls the product from inside the page, with the session of the person who looks at it. */
export function callAsPerson<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(path, {
        method,
        ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
}

/** Closes what lies over the screen, once the keys go to it and no longer to what is below. */
export async function pressEscapeIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus').or(dialog.and(dialog.page().locator(':focus')))).toHaveCount(1)
  await dialog.press('Escape')
}

/** This browser prints the shop's tickets from now on. */
export async function makeStation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Impressão', exact: true }).click()
  await page.getByRole('button', { name: 'Usar este navegador como estação de impressão' }).click()
  const form = page.getByRole('dialog', { name: 'Este navegador como estação', exact: true })
  await form.getByLabel('Nome').fill('Cozinha')
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Este navegador é a estação “Cozinha”.')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** `orders` is a signed-in company on its orders screen, with the list; `elsewhere` opens the screen in another browser. */
export const test = signedInTest.extend<{
  orders: JourneyCompany
  elsewhere: (prepare?: (page: Page) => Promise<unknown>) => Promise<Page>
}>({
  orders: async ({ page, session }, use) => {
    await keepList(page, session)
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1, exact: true })).toBeVisible()
    await expectToListen(page)
    await use(session)
  },
  elsewhere: async ({ page, browser, contextOptions, orders }, use) => {
    const opened: Page[] = []
    expect(orders.cnpj).toHaveLength(14)
    await use(async (prepare) => {
      const storageState = await page.context().storageState()
      const other = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL!, storageState })
      opened.push(other)
      await prepare?.(other)
      await other.goto('/dashboard/orders')
      await expect(other.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
      return other
    })
    await Promise.all(opened.map((other) => other.context().close()))
  },
})

export { expect }
