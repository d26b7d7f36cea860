import { expect, type Locator, type Page } from '@playwright/test'
import { expectToListen, test as signedInTest, type JourneyCompany } from '../product'

export const recordCall = '**/webhook/get-customer?*'
export const saveCall = '**/webhook/update-customer'
export const postalCodeCall = '**/ws/*/json/'

/** Follows the menu to the company settings and waits for the record. */
export async function openCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Empresa', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/company')
  await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible()
}

/** Opens the edit mode; answers its form. */
export async function startEdit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Editar' }).click()
  await expect(page.getByRole('heading', { name: 'Editando dados da empresa' })).toBeFocused()
  return page.locator('form')
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Salvar', exact: true })

/** Answers the question who is there, which a save of mailbox or PIX key asks. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirme sua senha' })
  await question.getByLabel('Senha', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await expect(question).toHaveCount(0)
}

/** A weekday's row, in either mode. */
export const dayRow = (page: Page, day: string): Locator =>
  page.getByRole('group', { name: day, exact: true })

export const messages = (page: Page): Locator => page.locator('[data-toaster]')

/** Keeps the bodies of the saves that leave the page from now on. */
export function savesOf(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/webhook/update-customer')) {
      bodies.push(request.postDataJSON() as Record<string, unknown>)
    }
  })
  return bodies
}

/** Answers a postal code in place of the postal service. */
export async function givenAddress(page: Page, address: Record<string, unknown>): Promise<void> {
  await page.unroute(postalCodeCall)
  await page.route(postalCodeCall, (route) =>
    route.fulfill({
      json: {
        cep: '69005-070',
        complemento: '',
        logradouro: '',
        bairro: '',
        localidade: '',
        uf: '',
        ...address,
      },
    }),
  )
}

/** `shop` is a signed-in company on its settings screen; `elsewhere` opens the screen in another browser. */
export const test = signedInTest.extend<{ shop: JourneyCompany; elsewhere: () => Promise<Page> }>({
  shop: async ({ page, session }, use) => {
    await page.goto('/dashboard/company')
    await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible()
    await expectToListen(page)
    await use(session)
  },
  elsewhere: async ({ page, browser, contextOptions, shop }, use) => {
    const opened: Page[] = []
    expect(shop.cnpj).toHaveLength(14)
    await use(async () => {
      const storageState = await page.context().storageState()
      const other = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL!, storageState })
      opened.push(other)
      await other.goto('/dashboard/company')
      await expect(other.getByRole('button', { name: 'Editar' })).toBeVisible()
      return other
    })
    await Promise.all(opened.map((other) => other.context().close()))
  },
})

export { expect }
