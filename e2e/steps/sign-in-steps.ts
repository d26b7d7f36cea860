import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { givenCompany, standIns, test as base, type JourneyCompany } from '../product'

export const calls = {
  lookup: '**/webhook/auth/check-cnpj',
  sendCode: '**/webhook/auth/gerate-code',
  verifyCode: '**/webhook/auth/verification-code',
  savePassword: '**/webhook/auth/create-password',
  signIn: '**/webhook/auth/verify-password',
  modules: '**/webhook/page-verify',
}

/** The one that is there to type in: behind the other tab of the sign-in another may wait. */
export const cnpjInput = (page: Page): Locator =>
  page.getByPlaceholder('00.000.000/0000-00').filter({ visible: true })

/** A message at the top of the page, by its whole text. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-toaster]').getByText(text, { exact: true })

/** A bare CNPJ as the screens show it. */
export const maskedCnpj = (cnpj: string): string =>
  cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

/** Types a CNPJ into the step that asks for it and presses its button. */
export async function lookUp(page: Page, cnpj: string): Promise<void> {
  await cnpjInput(page).fill(cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Holds the calls to an address until `release`, so that what a screen says meanwhile can be read. */
export async function hold(page: Page, address: string): Promise<{ release: () => Promise<void> }> {
  const waiting: Route[] = []
  let open = false
  await page.route(address, async (route) => {
    if (open) await route.continue()
    else waiting.push(route)
  })
  return {
    release: async () => {
      await expect.poll(() => waiting.length, { message: `a call to ${address}` }).toBeGreaterThan(0)
      open = true
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}

/** Follows recovery or first access from its first step to the one that asks for the code; answers the code. */
export async function reachCodeStep(page: Page, company: { cnpj: string; email: string }): Promise<string> {
  await lookUp(page, company.cnpj)
  return codeSentBy(company.email, () => page.getByRole('button', { name: /^Enviar Código/ }).click())
}

/** Follows recovery or first access, with the code from the company's mailbox, to the new password. */
export async function reachPasswordStep(page: Page, company: { cnpj: string; email: string }): Promise<void> {
  await enterCode(page, await reachCodeStep(page, company))
}

/** The code of the mail that an act sends to an address which may have had mails before. */
export async function codeSentBy(email: string, act: () => Promise<void>): Promise<string> {
  const { mailbox } = await standIns()
  const mails = async () => {
    const response = await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, mailbox))
    return (await response.json()) as { text: string }[]
  }
  const before = (await mails()).length
  await act()
  const arrived = expect.poll(async () => (await mails()).length, { message: `a mail to ${email}` })
  await arrived.toBe(before + 1)
  return /\b\d{6}\b/.exec((await mails()).at(-1)?.text ?? '')![0]
}

/** Types the code and waits for the step that asks for the new password. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByPlaceholder('000000').fill(code)
  await page.getByRole('button', { name: 'Verificar Código' }).click()
  await expect(newPasswords(page)).toHaveCount(2)
}

/** The two inputs of the new password. */
export const newPasswords = (page: Page): Locator => page.locator('input[autocomplete=new-password]')

/** The text is there, in a colour in which green outweighs red and blue. */
export async function expectGreen(text: Locator): Promise<void> {
  await expect(text).toBeVisible()
  const [red, green, blue] = await text.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  expect(green).toBeGreaterThan(Math.max(red!, blue!))
}

/** `shop` is a company that the journeys of one worker share: they sign in to it and change nothing. */
export const test = base.extend<object, { shop: JourneyCompany }>({
  shop: [
    async ({}, use) => {
      await use(await givenCompany())
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
