import { givenCompany, operator, signIn, rows } from '../../product'
import { calls, expect, hold, test } from '../../steps/sign-in-steps'

/** `title` where the screen is called otherwise than its item in the menu. */
const areas: { path: string; name: string; title?: string; flag?: string }[] = [
  { path: 'conversations', name: 'Conversas', title: 'WhatsApp', flag: 'mod_atendimento' },
  { path: 'orders', name: 'Pedidos' },
  { path: 'customers', name: 'Clientes' },
  { path: 'delivery', name: 'Entregas', flag: 'mod_motoboy' },
  { path: 'schedule', name: 'Agendamentos', flag: 'mod_agendamento' },
  { path: 'manager', name: 'Gerente', flag: 'mod_gerente' },
  { path: 'company', name: 'Empresa' },
  { path: 'employees', name: 'Funcionários' },
  { path: 'license', name: 'Licença' },
]

test('SHELL-01 SHELL-03 SHELL-04 the ways in', async ({ page, shop }) => {
  await test.step('who is not signed in gets to no page under /dashboard', async () => {
    for (const path of ['', '/orders', '/orders/1', '/license', '/nothing-like-it']) {
      await page.goto(`/dashboard${path}`)
      await expect(page, path).toHaveURL('/login')
    }
  })
  await test.step('the front door and the dashboard’s own path lead to the conversations', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await signIn(page, shop)
    for (const path of ['/', '/dashboard', '/dashboard/']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/dashboard/conversations')
      await expect(page.getByRole('heading', { name: 'WhatsApp', level: 1 })).toBeVisible()
    }
  })
})

test('the menu with every module', async ({ page, shop, browser }) => {
  rows(
    'SHELL-05 SHELL-06 SHELL-07 SHELL-08 SHELL-09 SHELL-10 SHELL-11 SHELL-12 MODULE-17 MODULE-10 MODULE-06',
  )
  test.slow()
  await test.step('with every module each item of the menu leads to its screen', async () => {
    await signIn(page, shop)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(areas.map((area) => area.name))
    for (const { path, name, title } of areas) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/dashboard/${path}`)
      await expect(page.getByRole('heading', { name: title ?? name, level: 1, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    }
  })
  await test.step('two people of one company have the same menu and the same rights', async () => {
    const colleague = await browser.newPage({ baseURL: process.env.E2E_URL!, locale: 'pt-BR' })
    for (const person of [page, colleague]) {
      await signIn(person, shop)
      const items = person.getByRole('navigation', { name: 'Menu' }).getByRole('link')
      await expect(items).toHaveText(areas.map((area) => area.name))
      await expect(items.and(person.locator('[aria-disabled]'))).toHaveCount(0)
    }
    await colleague.close()
  })
  await test.step('a kept flag that is merely truthy opens nothing', async () => {
    await signIn(page, shop)
    await hold(page, calls.modules)
    // Written as the page opens: the page before may still be waiting for flags that it would keep.
    await page.addInitScript(() =>
      localStorage.setItem(
        'balcao.modules',
        JSON.stringify({ mod_atendimento: 'yes', mod_motoboy: 2, mod_gerente: {}, mod_agendamento: true }),
      ),
    )
    await page.goto('/dashboard/manager')
    await expect(page.getByRole('heading', { name: 'Módulo Não Disponível' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.locator('[aria-disabled]')).toHaveText(['Conversas', 'Entregas', 'Gerente'])
  })
})

test('a closed module is greyed and explained; its typed address shows whom to ask, and the way back; one that opens opens its own area alone', async ({
  page,
}) => {
  rows(
    'SHELL-13 SHELL-14 SHELL-15 MODULE-06 MODULE-07 MODULE-08 MODULE-09 MODULE-12 MODULE-13 MODULE-14 MODULE-16 PROD-05 GOOG-01',
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const company = await givenCompany({ modules: [] })
  await signIn(page, company)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const main = page.getByRole('main')
  const support = (await (await page.request.get('/api/app-config')).json()) as Record<string, string>
  expect(support.supportPhone).toMatch(/\d{4}-\d{4}$/)
  for (const { path, name, flag } of areas.filter((area) => area.flag)) {
    await page.goto(`/dashboard/${path}`)
    await expect(
      page.getByRole('heading', { name: 'Módulo Não Disponível', level: 1, exact: true }),
    ).toBeVisible()
    await expect(main.getByRole('heading')).toHaveCount(1)
    await expect(main.locator('a[href^="tel:"]')).toHaveText(support.supportPhone!)
    await expect(main.locator('a[href^="mailto:"]')).toHaveText(support.supportEmail!)
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/orders')
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()

    const item = menu.getByRole('link', { name, exact: true })
    const reason =
      flag === 'mod_agendamento' ? 'Funcionalidade de agendamento não disponível' : 'Módulo não disponível'
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveCSS('opacity', '0.65')
    // The menu may still be taking its place under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await item.hover()
      await expect(page.getByRole('tooltip')).toHaveText(reason, { timeout: 2000 })
    }).toPass()
    // Playwright itself would wait for a disabled link to be enabled.
    await item.click({ force: true })
    await page.keyboard.press('Enter')
    await expect(item).toHaveAccessibleDescription(reason)
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/orders')
  }
  // Nobody asks for a connection of an agenda that is not there.
  expect(asked).not.toContain('/api/google/status')
  await operator('company', 'modules', '--cnpj', company.cnpj, '--set', 'mod_gerente=true')
  await page.reload()
  await expect(menu.locator('[aria-disabled]')).toHaveText(['Conversas', 'Entregas', 'Agendamentos'])
})

test.describe('on a phone', () => {
  // What slides in can be tapped on its way.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'no-preference' })

  test('SHELL-16 SHELL-17 SHELL-18 the sign of a demonstration, and the menu over the page', async ({
    page,
    company,
  }) => {
    await test.step('the sign is a word in the header that unfolds, and moves nothing when it comes', async () => {
      await signIn(page, company)
      const sign = page.getByRole('button', { name: /^Demonstração/ })
      const pages = page.getByRole('complementary', { name: /^Demonstração/ }).getByRole('link')
      await expect(sign).toHaveText('Demo')
      expect((await sign.boundingBox())!.height).toBeLessThanOrEqual(48)
      await sign.tap()
      await expect(pages).toHaveCount(5)
      await sign.tap()
      await expect(pages).toHaveCount(0)

      const { release } = await hold(page, '**/api/app-config')
      await page.goto('/dashboard/orders')
      const title = page.getByRole('heading', { name: 'Pedidos', level: 1 })
      await expect(sign).toBeVisible()
      // Until the page has slid in and its orders are there.
      await expect(page.getByRole('searchbox')).toBeVisible()
      await title.click({ trial: true })
      const before = await title.boundingBox()
      const answered = page.waitForResponse('**/api/app-config')
      await release()
      await answered
      expect(await title.boundingBox()).toEqual(before)
    })
    await test.step('the menu opens and closes with its button, and closes when an item is followed', async () => {
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      const toggle = page.getByRole('button', { name: 'Abrir menu' })
      await expect(page.getByRole('navigation')).toHaveCount(0)

      await toggle.tap()
      await expect(sheet.getByRole('link', { name: 'Pedidos' })).toBeVisible()
      await page.getByRole('button', { name: 'Fechar menu' }).tap()
      await expect(sheet).toHaveCount(0)
      await expect(toggle).toBeFocused()

      await toggle.tap()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)

      await toggle.tap()
      await sheet.getByRole('link', { name: 'Pedidos' }).tap()
      await expect(page).toHaveURL('/dashboard/orders')
      await expect(sheet).toHaveCount(0)

      await toggle.tap()
      await sheet.getByRole('button', { name: 'Sair', exact: true }).tap()
      await expect(page).toHaveURL('/login')
    })
  })

  test('SHELL-14 SHELL-15 each tap on a greyed item says why it is closed, also while the menu slides in', async ({
    page,
  }) => {
    await signIn(page, await givenCompany({ modules: [] }))
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, reason] of [
      ['Gerente', 'Módulo não disponível'],
      ['Agendamentos', 'Funcionalidade de agendamento não disponível'],
    ] as const) {
      await page.getByRole('button', { name: 'Abrir menu' }).tap()
      for (const time of ['first', 'second']) {
        const item = sheet.getByRole('listitem').filter({ hasText: name })
        const link = item.getByRole('link')
        // Its middle is there to be tapped; the rest may still be sliding in.
        await expect(link).toBeInViewport({ ratio: 0.6 })
        await link.tap({ force: true })
        await expect(item.getByText(reason, { exact: true }), `${name}, ${time} tap`).toBeInViewport({
          ratio: 1,
        })
        await expect(page.getByRole('tooltip')).toHaveCount(0)
      }
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
  })
})
