import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freshCnpj, givenCompany, placeOrder } from '../../product'
import { codeSentBy, expect, newPasswords, test } from '../../steps/sign-in-steps'

type Language = 'pt' | 'en' | 'es'
type Catalogue = Record<string, Record<string, string | Record<string, string>>>

test('I18N-02 I18N-03 I18N-04 I18N-05 Portuguese comes first; PT, EN and ES in the menu switch every text, and the choice stays', async ({
  page,
  shop,
}) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('button', { name: 'PT', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByPlaceholder('00.000.000/0000-00').fill(shop.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(shop.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()

  const menu = page.getByRole('complementary')
  for (const [choice, lang, item, prompt] of [
    ['EN', 'en', 'Orders', 'Select a conversation'],
    ['ES', 'es', 'Pedidos', 'Seleccione una conversación'],
    ['PT', 'pt-BR', 'Pedidos', 'Selecione uma conversa'],
    ['EN', 'en', 'Orders', 'Select a conversation'],
  ] as const) {
    await menu.getByRole('button', { name: choice, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(menu.getByRole('link', { name: item, exact: true })).toBeVisible()
    await expect(page.getByText(prompt, { exact: true })).toBeVisible()
  }

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Select a conversation', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Step 1 of 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'EN', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

// What is written into a screen is found in either language; that the Spanish texts are there is a test of the texts.
test('I18N-01 no sentence of any screen stays Portuguese in another language', async ({ page }) => {
  const language = 'en'
  const company = await givenCompany({ modules: ['mod_atendimento'] })
  await placeOrder(company)
  const words = await catalogue(language)
  const portuguese = onlyPortuguese(await catalogue('pt'), words)
  expect(portuguese.size).toBeGreaterThan(200)
  const say = (feature: string, key: string) => words[feature]![key] as string
  const button = (feature: string, key: string) =>
    page.getByRole('button', { name: say(feature, key), exact: true })
  const read = async (screen: string) => {
    const shown = await textsOf(page)
    expect(
      shown.filter((text) => portuguese.has(text)),
      screen,
    ).toEqual([])
    expect(shown.length, screen).toBeGreaterThan(5)
  }

  await page.goto('/login')
  await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('auth', 'loginTitle') })).toBeVisible()
  await read('sign-in')
  await page.getByPlaceholder('00.000.000/0000-00').fill('1')
  await button('auth', 'continue').click()
  await expect(page.getByText(say('auth', 'cnpjInvalid'), { exact: true })).toBeVisible()
  await read('sign-in with an invalid number')

  await page.getByRole('tab').last().click()
  await expect(page.getByRole('heading', { name: say('onboarding', 'leadTitle') })).toBeVisible()
  await button('onboarding', 'submit').click()
  await expect(page.getByText(say('onboarding', 'companyMissing'), { exact: true })).toBeVisible()
  await read('lead form')
  await page.getByRole('tab').first().click()

  await button('auth', 'forgotPassword').click()
  await expect(page.getByRole('heading', { name: say('auth', 'recoveryTitle') })).toBeVisible()
  await read('recovery')
  await page.goto('/setup')
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await read('first access')
  await button('auth', 'continue').click()
  await expect(button('auth', 'setupSendCode')).toBeVisible()
  await read('first access: e-mail')
  const code = await codeSentBy(company.email, () => button('auth', 'setupSendCode').click())
  await button('auth', 'verifyCode').click()
  await expect(page.getByText(say('auth', 'codeMissing'), { exact: true })).toBeVisible()
  await read('first access: code')
  await page.getByPlaceholder('000000').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await button('auth', 'verifyCode').click()
  await expect(page.getByText(say('errors', 'WRONG_CODE'), { exact: true })).toBeVisible()
  await page.getByPlaceholder('000000').fill(code)
  await button('auth', 'verifyCode').click()
  await expect(newPasswords(page)).toHaveCount(2)
  for (const field of await newPasswords(page).all()) await field.fill('Senha@123')
  await button('auth', 'setupSave').click()
  await expect(page.getByText(say('errors', 'COMMON_PASSWORD'), { exact: true })).toBeVisible()
  await read('first access: password')
  for (const field of await newPasswords(page).all()) await field.fill(company.password)
  await button('auth', 'setupSave').click()
  await expect(page.getByRole('heading', { name: say('auth', 'finishedTitle') })).toBeVisible()
  await read('first access: finished')
  await button('auth', 'goToLogin').click()

  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await button('auth', 'continue').click()
  const password = page.getByLabel(say('auth', 'password'), { exact: true })
  await password.fill('Errada#2026')
  await button('auth', 'signIn').click()
  await expect(password).toHaveAccessibleDescription(say('auth', 'wrongPassword'))
  await read('sign-in: password')
  await password.fill(company.password)
  await button('auth', 'signIn').click()

  await expect(page.getByText(say('conversations', 'choose'), { exact: true })).toBeVisible()
  await read('dashboard')
  for (const [path, heading] of [
    ['orders', say('shell', 'nav_orders')],
    ['manager', say('licence', 'unavailableTitle')],
    ['nothing-like-it', say('shell', 'notFoundTitle')],
  ] as const) {
    await page.goto(`/dashboard/${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    if (path === 'orders') await expect(page.getByRole('article')).toBeVisible()
    await read(path)
  }
})

test('I18N-01 another tab follows the language and the appearance, and what was said before is said anew', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/onboarding')
  await one.getByLabel('CNPJ', { exact: true }).fill(freshCnpj())
  await expect(one.getByText('CNPJ não encontrado ou inválido')).toBeVisible()
  const operator = await context.newPage()
  await operator.goto('/operador')
  await operator.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(operator.getByRole('main').or(operator.locator('form')).first()).toContainText(
    (await catalogue('pt')).operator!.signInMissing as string,
  )

  await other.goto('/login')
  await other.getByRole('button', { name: 'EN', exact: true }).click()
  const { onboardingWizard, operator: operatorWords } = await catalogue('en')
  await expect(one.locator('html')).toHaveAttribute('lang', 'en')
  await expect(one.getByText(onboardingWizard!.leadUnknown as string, { exact: true })).toBeVisible()
  await expect(operator.getByText(operatorWords!.signInMissing as string, { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Dark', exact: true }).first().click()
  await expect(operator.locator('html')).toHaveAttribute('data-theme', 'dark')
})

const locales = join(import.meta.dirname, '../../../apps/web/src/i18n/locales')

/** The texts of a language as the product has them, by feature and key. */
async function catalogue(language: Language): Promise<Catalogue> {
  const found: Catalogue = {}
  for (const file of await readdir(join(locales, language), { recursive: true })) {
    if (file.endsWith('.ts')) Object.assign(found, (await import(join(locales, language, file))) as Catalogue)
  }
  return found
}

/** The Portuguese sentences that the other language does not happen to say as well. */
function onlyPortuguese(portuguese: Catalogue, other: Catalogue): Set<string> {
  const sentences = (texts: Catalogue) =>
    Object.values(texts)
      .flatMap((feature) => Object.values(feature))
      .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
  // The product's own name is also a word: the counter of a shop.
  const said = new Set([...sentences(other), 'Balcão'])
  return new Set(sentences(portuguese).filter((text) => !said.has(text)))
}

/** Every text a person can see or hear on the page. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title.split(' · ')[0]!]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim())
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts.filter((text) => text !== '')
  })
}
