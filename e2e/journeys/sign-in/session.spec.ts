import type { Page, Route } from '@playwright/test'
import { rows, signIn, signInOnScreen } from '../../product'
import { calls, expect, hold, newPasswords, reachPasswordStep, test } from '../../steps/sign-in-steps'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, value])
const menuItem = (page: Page, name: string) => page.getByRole('navigation').getByText(name, { exact: true })
const spinner = (page: Page) => page.getByText('Carregando a sua sessão...', { exact: true })
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sair', exact: true })

test('the browser keeps who is signed in, and nothing that opens the door; what it keeps opens the next page, until it is signed out or cannot be read', async ({
  page,
  context,
  shop,
}) => {
  rows(
    'SESS-01 SESS-04 SESS-05 SESS-06 SESS-07 SESS-08 SESS-09 SESS-10 SESS-11 SESS-12 SESS-14 SESS-16 SESS-17 SESS-18 SHELL-02 SHELL-16 MODULE-20',
  )
  test.slow()
  await signInOnScreen(page, shop)
  await test.step('what is kept', async () => {
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
  await test.step('a new tab is signed in at once, with the modules kept before', async () => {
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
    await page.unroute(calls.modules)
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
  await test.step('signing out forgets everything; gateway and Google tokens, never kept here, are cleared by name', async () => {
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
  await test.step('a corrupt saved user is removed with the modules, and the sign-in is shown', async () => {
    await signIn(page, shop)
    await expect(signOutButton(page)).toBeVisible()
    await store(page, 'balcao.user', '{"id":')
    await page.reload()
    await expect(page).toHaveURL('/login')
    const kept = await stored(page)
    expect(kept).not.toHaveProperty('balcao.user')
    expect(kept).not.toHaveProperty('balcao.modules')
  })
})

test('a session ends: without a network, without an answer, in another tab, and by a password that is changed elsewhere', async ({
  page,
  browser,
  context,
  company: shop,
}) => {
  rows('SESS-16 SESS-17')
  test.slow()
  await test.step('signing out without a network forgets at once, and the server ends the session when there is one again', async () => {
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
  await test.step('a password changed elsewhere ends this session, calmly', async () => {
    await signIn(page, shop, 'orders')
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()

    const elsewhere = await browser.newPage({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
    await elsewhere.goto('/setup')
    await reachPasswordStep(elsewhere, shop)
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
  await test.step('a sign-out that got no answer is made up for at the next start of a page, and a screen waits for it seconds at most', async () => {
    await page.clock.install()
    await signIn(page, { ...shop, password: 'Balcao#2027' }, 'orders')
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
})
