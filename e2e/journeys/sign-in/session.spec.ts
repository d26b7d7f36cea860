import type { Page, Route } from '@playwright/test'
import { operator, placeOrder, rows, signIn, signInOnScreen } from '../../product'
import { calls, expect, hold, lookUp, newPasswords, reachPasswordStep, test } from '../../steps/sign-in-steps'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value])
const menuItem = (page: Page, name: string) => page.getByRole('navigation').getByText(name, { exact: true })
const spinner = (page: Page) => page.getByText('Carregando a sua sessão...', { exact: true })
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sair', exact: true })

test('the browser keeps who is signed in, and nothing that opens the door', async ({ page, shop }) => {
  rows('SESS-01 SESS-04 SESS-05 SESS-06 SESS-14 MODULE-20')
  await signInOnScreen(page, shop)
  const kept = await stored(page)
  const user = JSON.parse(kept['balcao.user']!) as Record<string, string>
  expect(Object.keys(user).sort()).toEqual(['cnpj', 'email', 'id', 'name', 'token'])
  expect(user).toMatchObject({
    name: shop.nome,
    cnpj: shop.cnpj,
    email: shop.email,
    token: `local-${shop.cnpj}`,
  })
  expect(kept['balcao.cnpj']).toBe(shop.cnpj)
  expect(JSON.parse(kept['balcao.modules']!)).toEqual({
    mod_atendimento: true,
    mod_motoboy: true,
    mod_gerente: true,
    mod_agendamento: true,
  })

  const cookies = await page.context().cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const { value, httpOnly } of cookies) {
    expect(httpOnly).toBe(true)
    expect(JSON.stringify(kept)).not.toContain(value)
  }
})

test('signing out forgets everything; gateway and Google tokens, never kept here, are cleared by name', async ({
  page,
  shop,
}) => {
  rows('SESS-07 SESS-08 SESS-16 SESS-17 SHELL-16')
  await signInOnScreen(page, shop)
  const secrets = ['gateway.token', 'gateway.user', 'google.accessToken', 'google.refreshToken'].map(
    (name) => `balcao.${name}`,
  )
  expect(Object.keys(await stored(page))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/gateway|google/)]),
  )
  for (const key of secrets) await store(page, key, 'left by an older version')

  await signOutButton(page).click()
  await expect(page).toHaveURL('/login')
  const kept = Object.keys(await stored(page))
  for (const key of ['balcao.user', 'balcao.modules', 'balcao.cnpj', ...secrets])
    expect(kept).not.toContain(key)
  await expect(page.getByText(/Sua sessão terminou/)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goto('/dashboard/orders')
  await expect(page).toHaveURL('/login')
})

test('SESS-17 SESS-16 signing out without the server, without a network and in another tab', async ({
  page,
  shop,
  context,
}) => {
  test.slow()
  await test.step('signing out works even when the server cannot be reached', async () => {
    await signIn(page, shop)
    await page.route('**/api/sign-out', (route) => route.abort())
    await signOutButton(page).click()
    await expect(page).toHaveURL('/login')
    expect(await stored(page)).not.toHaveProperty('balcao.user')
  })
  await test.step('signing out without a network forgets at once, and the server ends the session when there is one again', async () => {
    await page.unroute('**/api/sign-out')
    await signIn(page, shop, 'orders')
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('balcao'))
    const stands = async () => {
      const answer = await fetch(new URL('/api/session', process.env.E2E_URL), {
        headers: { cookie: `${cookie!.name}=${cookie!.value}` },
      })
      return answer.status
    }
    await page.route('**/api/sign-out', (route) => route.abort())
    await signOutButton(page).click()
    await expect(page).toHaveURL('/login')
    expect(Object.keys(await stored(page))).not.toContain('balcao.user')
    expect(await stands()).toBe(200)

    await page.unroute('**/api/sign-out')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(stands).toBe(401)
    await expect.poll(async () => Object.keys(await stored(page))).not.toContain('balcao.signOutPending')
  })
  await test.step('signing out in one tab ends the other', async () => {
    await signIn(page, shop)
    const other = await context.newPage()
    await other.goto('/dashboard/orders')
    await expect(other.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    await signOutButton(page).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login')
    await other.close()
  })
})

test('SESS-16 a sign-out that got no answer is made up for at the next start of a page, and a screen waits for it seconds at most', async ({
  page,
  context,
  shop,
}) => {
  await page.clock.install()
  await signIn(page, shop, 'orders')
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  const unanswered: Route[] = []
  await page.route('**/api/sign-out', (route) => {
    unanswered.push(route)
  })
  await signOutButton(page).click()
  await expect(page.getByText('Saindo...', { exact: true })).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL('/login')
  // Let go, it would reach the server after all, when the next page opens.
  await Promise.all(unanswered.map((route) => route.abort()))
  await page.unroute('**/api/sign-out')
  const ended = page.waitForResponse('**/api/sign-out')
  await page.goto('/setup')
  // The page of the sign-in may have made up for it already.
  await ended
  expect((await context.request.get('/api/session')).status()).toBe(401)
})

test('what the browser keeps opens the next page, as far as it can be read', async ({
  page,
  context,
  shop,
}) => {
  rows('SESS-09 SESS-10 SESS-18 SESS-11 SHELL-02 SESS-12')
  test.slow()
  await test.step('a new tab is signed in at once, with the modules kept before', async () => {
    await signInOnScreen(page, shop)
    const next = await context.newPage()
    await hold(next, calls.modules)
    await next.goto('/dashboard/orders')
    await expect(next.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    await expect(next.getByRole('link', { name: 'Gerente' })).toHaveAttribute('href', '/dashboard/manager')
    await next.close()
  })
  await test.step('a failed refresh of the modules is not worth a message, and the session stays', async () => {
    await page.route(calls.modules, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/webhook/page-verify'),
    )
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('modules could not be read'),
    )
    await page.goto('/dashboard/orders')
    await Promise.all([failed, logged])
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    await expect(menuItem(page, 'Gerente')).toBeVisible()
    await expect(page.locator('[data-toaster]')).toHaveText('')
    await expect(page).toHaveURL('/dashboard/orders')
  })
  await test.step('with missing or unreadable modules a spinner waits for fresh ones, without content or redirect', async () => {
    const page = await context.newPage()
    await page.goto('/dashboard/conversations')
    for (const [what, kept] of [
      ['missing', null],
      ['unreadable', '{"mod_gerente":'],
    ] as const)
      await test.step(what, async () => {
        const modules = await hold(page, calls.modules)
        // The last of these scripts decides.
        await page.addInitScript(
          (text) =>
            text === null
              ? localStorage.removeItem('balcao.modules')
              : localStorage.setItem('balcao.modules', text),
          kept,
        )
        await page.reload()
        await expect(spinner(page)).toBeAttached()
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('heading')).toHaveCount(0)
        await expect(page).toHaveURL('/dashboard/conversations')
        await modules.release()
        await expect(page.getByRole('link', { name: 'Gerente' })).toHaveAttribute(
          'href',
          '/dashboard/manager',
        )
        await expect(spinner(page)).toHaveCount(0)
        expect((await stored(page))['balcao.modules']).toContain('"mod_gerente":true')
        await page.unroute(calls.modules)
      })
    await page.close()
  })
  await test.step('a corrupt saved user is removed with the modules, and the sign-in is shown', async () => {
    await page.unroute(calls.modules)
    await store(page, 'balcao.user', '{"id":')
    await page.reload()
    await expect(page).toHaveURL('/login')
    const kept = await stored(page)
    expect(kept).not.toHaveProperty('balcao.user')
    expect(kept).not.toHaveProperty('balcao.modules')
  })
})

test('SESS-15 MODULE-20 modules that changed while signing in overwrite those of the record', async ({
  page,
  company,
}) => {
  const modules = await hold(page, calls.modules)
  await page.goto('/login')
  await page.getByPlaceholder('00.000.000/0000-00').fill(company.cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill(company.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  const gerente = async () => /"mod_gerente":(\w+)/.exec((await stored(page))['balcao.modules'] ?? '')?.[1]
  await expect.poll(gerente).toBe('true')
  await operator('company', 'modules', '--cnpj', company.cnpj, '--set', 'mod_gerente=false')
  await modules.release()
  await expect(page).toHaveURL('/dashboard/conversations')
  await expect.poll(gerente).toBe('false')
})

test('SESS-13 a sign-in that finds no company record leaves no session behind', async ({
  page,
  context,
  shop,
}) => {
  for (const answer of [{ json: [] }, { status: 500, body: 'down' }]) {
    await page.goto('/login')
    await lookUp(page, shop.cnpj)
    await page.getByLabel('Senha', { exact: true }).fill(shop.password)
    await page.route('**/webhook/get-customer?*', (route) => route.fulfill(answer))
    const ended = page.waitForResponse('**/api/sign-out')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    expect((await ended).status()).toBe(200)
    expect((await context.request.get('/api/session')).status()).toBe(401)
    await page.unroute('**/webhook/get-customer?*')
  }
})

test('a password changed elsewhere ends this session, calmly', async ({ page, browser, company }) => {
  await signIn(page, company, 'orders')
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
  await elsewhere.goto('/setup')
  await reachPasswordStep(elsewhere, company)
  for (const field of await newPasswords(elsewhere).all()) await field.fill('Balcao#2027')
  await elsewhere.getByRole('button', { name: 'Criar Senha' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
  await elsewhere.close()

  await expect(page).toHaveURL('/login')
  await expect(
    page.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.', { exact: true }),
  ).toBeVisible()
  expect(await stored(page)).not.toHaveProperty('balcao.user')
  await page.reload()
  await expect(page.getByText(/Sua sessão terminou/)).toHaveCount(0)
})

test('MODULE-11 a company sees its own orders and no others', async ({ page, shop, company }) => {
  await placeOrder(company, { customer_name: 'Cliente de outra loja' })
  await placeOrder(shop, { customer_name: 'Cliente desta loja' })
  await signIn(page, shop)
  await page.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Cliente desta loja' })).toBeVisible()
  await expect(page.getByText('Cliente de outra loja')).toHaveCount(0)
  const status = await page.evaluate(
    async (cnpj) => (await fetch(`/webhook/get-customer?cnpj=${cnpj}`)).status,
    company.cnpj,
  )
  expect(status).toBe(403)
})
