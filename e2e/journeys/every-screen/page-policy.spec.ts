import type { Page } from '@playwright/test'
import { givenCompany } from '../../product'
import { expect, test } from '../../steps/sign-in-steps'

test('a mistyped address shows a page in the reader’s language, with the way to the sign-in', async ({
  page,
}) => {
  for (const path of ['/agendamento', '/Login', '/anything/else']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/^Página não encontrada/)
  }
  for (const [language, title] of [
    ['EN', 'Page not found'],
    ['ES', 'Página no encontrada'],
    ['PT', 'Página não encontrada'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 640 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  await page.getByRole('link', { name: 'Ir para a entrada' }).click()
  await expect(page).toHaveURL('/login')
})

test('pages break no rule of their own, and no text becomes a script or markup', async ({ page }) => {
  const company = await givenCompany()
  const broken: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|TrustedHTML|TrustedScript/i.test(message.text()))
      broken.push(message.text())
  })
  await page.goto('/login')
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(company.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
  const menuReads: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/menu/')) menuReads.push(request.url())
  })
  for (const path of [
    '/dashboard/orders',
    '/dashboard/manager',
    '/dashboard/company',
    `/cardapio/${company.cnpj}`,
    `/agendamento/${company.cnpj}`,
    '/operador',
  ]) {
    await page.goto(path)
    // What the server put there is replaced by the page's own.
    await expect(page.locator('#face')).toHaveCount(0)
    await expect(page.locator('#root > *').first()).toBeVisible()
  }
  expect(broken).toEqual([])
  // The menu came with its page.
  expect(menuReads).toEqual([])
  expect(await tryPolicy(page)).toEqual({ markup: 'refused', elsewhere: 'refused', own: 'taken' })
})

test('who types and presses before the page’s code has come is heard', async ({ page }) => {
  const company = await givenCompany()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  release()
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
})

function tryPolicy(page: Page) {
  return page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'taken'
      } catch {
        return 'refused'
      }
    }
    return {
      markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
      elsewhere: attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      own: attempt(() => (document.createElement('script').src = '/theme.js')),
    }
  })
}
