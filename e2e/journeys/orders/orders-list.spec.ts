import type { Page } from '@playwright/test'
import {
  callAsPerson,
  cardButton,
  cardOf,
  counters,
  expect,
  openOrders,
  ordersCall,
  test,
  toaster,
} from '../../steps/order-steps'
import { placeOrder, rows } from '../../product'
import { hold } from '../../steps/sign-in-steps'

const names = (page: Page) => page.getByRole('article').locator('p.text-xl')

test('an empty list says what to do; an order from outside appears in two tabs and in another browser, counted, without a reload; an offline browser catches up, and a session that ended elsewhere ends here as well', async ({
  page,
  context,
  orders,
  elsewhere,
}) => {
  rows('ORD-01 ORD-11 ORD-12 ORD-13 ORD-16 ORD-17 ORD-18')
  await expect(page.getByRole('heading', { name: 'Nenhum pedido encontrado', exact: true })).toBeVisible()
  await expect(page.getByText('Não há pedidos cadastrados ainda.', { exact: true })).toBeVisible()
  await expect(counters(page)).toHaveText(['Em Análise0', 'Em Produção0', 'Prontos para Entrega0'])
  const tab = await context.newPage()
  await tab.goto('/dashboard/orders')
  const other = await elsewhere()
  const screens = [page, tab, other]
  for (const screen of screens) {
    await expect(screen.getByText('Não há pedidos cadastrados ainda.', { exact: true })).toBeVisible()
  }
  const loads: string[] = []
  for (const screen of screens) screen.on('load', () => loads.push(screen.url()))

  await placeOrder(orders, { customer_name: 'Ana Lima' })
  await placeOrder(orders, { customer_name: 'Bruno Reis' })
  for (const screen of screens) {
    await expect(names(screen)).toHaveText(['Bruno Reis', 'Ana Lima'])
    await expect(screen.getByRole('article', { name: 'Pedido 1, Ana Lima', exact: true })).toHaveCount(1)
    await expect(counters(screen)).toHaveText(['Em Análise2', 'Em Produção0', 'Prontos para Entrega0'])
  }
  expect(loads).toEqual([])

  await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill('ninguém')
  await expect(page.getByRole('heading', { name: 'Nenhum pedido encontrado', exact: true })).toBeVisible()
  await expect(
    page.getByText('Tente ajustar os filtros para encontrar pedidos.', { exact: true }),
  ).toBeVisible()
  await placeOrder(orders, { customer_name: 'Célia Dias' })
  await expect(counters(page).first()).toHaveText('Em Análise3')
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver todos os pedidos' }).click()
  await expect(names(page)).toHaveText(['Célia Dias', 'Bruno Reis', 'Ana Lima'])

  await test.step('an offline browser says so, and catches up when it is back, also while it was on another screen', async () => {
    await context.setOffline(true)
    await expect(
      page.getByText('Sem conexão com a internet. O que você vê pode estar desatualizado.'),
    ).toBeVisible()
    await placeOrder(orders, { customer_name: 'Davi Melo' })
    await placeOrder(orders, { customer_name: 'Eva Prado' })
    await context.setOffline(false)
    const caughtUp = ['Eva Prado', 'Davi Melo', 'Célia Dias', 'Bruno Reis', 'Ana Lima']
    await expect(names(page)).toHaveText(caughtUp)
    await page.getByRole('link', { name: 'Empresa' }).click()
    await expect(page.getByRole('heading', { name: 'Empresa', level: 1 })).toBeVisible()
    await placeOrder(orders, { customer_name: 'Fábio Luz' })
    await expect(page.getByRole('region', { name: 'Alertas' })).toContainText('6 pedidos novos')
    await openOrders(page)
    await expect(names(page)).toHaveText(['Fábio Luz', ...caughtUp])
  })
  await test.step('a session that ended elsewhere ends here as well', async () => {
    await other.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(other).toHaveURL('/login')
    await expect(page).toHaveURL('/login')
  })
})

test('search and filters narrow and sort the list, stay over a reload, and are cleared; the keyboard alone is enough', async ({
  page,
  orders,
}) => {
  test.slow()
  rows('ORD-03 ORD-04 ORD-05 ORD-06 ORD-07 ORD-08 ORD-09 ORD-38')
  const price = (reais: number) => [{ name: 'Prato', quantity: 1, unit_price: reais }]
  const id = await placeOrder(orders, { customer_name: 'Bruno Reis', items: price(70) })
  await placeOrder(orders, { customer_name: 'Célia Dias', customer_phone: '92981110000', items: price(90) })
  await placeOrder(orders, { customer_name: 'Ana Lima', items: price(50) })
  await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${id}`, { status: 'production' })
  await expect(names(page)).toHaveText(['Ana Lima', 'Célia Dias', 'Bruno Reis'])

  const search = page.getByRole('searchbox', { name: 'Buscar pedidos' })
  for (const typed of ['celia', '(92) 98111-0000', '#2']) {
    await search.fill(typed)
    await expect(names(page), typed).toHaveText(['Célia Dias'])
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect(names(page)).toHaveCount(3)
  }

  const filters = page.getByRole('region', { name: 'Filtros' })
  const toggle = page.getByRole('button', { name: /^Filtros/ })
  await expect(filters).toHaveCount(0)
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(filters.locator('label')).toHaveText(['Status', 'Período', 'Ordenar por', 'Ordem'])

  await filters.getByLabel('Status').selectOption('Em Produção')
  await expect(names(page)).toHaveText(['Bruno Reis'])
  await filters.getByLabel('Status').selectOption('Todos')
  await filters.getByLabel('Período').selectOption('Hoje')
  await expect(names(page)).toHaveText(['Ana Lima', 'Célia Dias', 'Bruno Reis'])
  for (const [sort, direction, order] of [
    ['Nome', 'Crescente', ['Ana Lima', 'Bruno Reis', 'Célia Dias']],
    ['Total', 'Decrescente', ['Célia Dias', 'Bruno Reis', 'Ana Lima']],
    ['Status', 'Decrescente', ['Bruno Reis', 'Ana Lima', 'Célia Dias']],
    ['Data', 'Crescente', ['Bruno Reis', 'Célia Dias', 'Ana Lima']],
  ] as const) {
    await filters.getByLabel('Ordenar por').selectOption(sort)
    await filters.getByLabel('Ordem').selectOption(direction)
    await expect(names(page), `${sort} ${direction}`).toHaveText(order)
  }

  await filters.getByLabel('Status').selectOption('Em Análise')
  await search.fill('a')
  await expect(names(page)).toHaveText(['Célia Dias', 'Ana Lima'])
  await expect(page).toHaveURL(/q=a/)
  await page.reload()
  await expect(names(page)).toHaveText(['Célia Dias', 'Ana Lima'])
  await expect(search).toHaveValue('a')
  await expect(filters).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtros (3 ativos)', exact: true }).click()
  await expect(filters.getByLabel('Status')).toHaveValue('analysis')
  await expect(filters.getByLabel('Período')).toHaveValue('today')
  await expect(filters.getByLabel('Ordem')).toHaveValue('asc')
  await filters.getByRole('button', { name: 'Limpar', exact: true }).click()
  await expect(names(page)).toHaveText(['Ana Lima', 'Célia Dias', 'Bruno Reis'])
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL('/dashboard/orders')
  await toggle.click()
  await expect(filters).toHaveCount(0)

  await counters(page).filter({ hasText: 'Em Produção' }).click()
  await expect(names(page)).toHaveText(['Bruno Reis'])
  await expect(counters(page).nth(1)).toHaveAttribute('aria-pressed', 'true')

  await test.step('filters that are chosen faster than the page draws are all kept', async () => {
    await toggle.click()
    await filters.evaluate((region) => {
      const choices = ['analysis', 'today', 'name', 'desc']
      region.querySelectorAll('select').forEach((select, place) => {
        select.value = choices[place]!
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
    })
    await expect(names(page)).toHaveText(['Célia Dias', 'Ana Lima'])
    await expect(page).toHaveURL(/\?status=analysis&period=today&sort=name$/)
    await filters.getByRole('button', { name: 'Limpar', exact: true }).click()
    await toggle.click()
  })
  await test.step('/ searches, j and k walk, Enter opens, a advances, n begins, ? explains, and a switch turns it off', async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('jan')
    await expect(search).toHaveValue('jan')
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await expect(page.getByRole('article')).toHaveCount(3)

    await page.getByRole('heading', { name: 'Pedidos', level: 1 }).click()
    await page.keyboard.press('j')
    await expect(cardOf(page, 'Ana Lima')).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(cardOf(page, 'Bruno Reis')).toBeFocused()
    await page.keyboard.press('k')
    await expect(cardOf(page, 'Célia Dias')).toBeFocused()
    await page.keyboard.press('a')
    await expect(cardButton(page, 'Célia Dias', 'Pronto para Entrega')).toBeVisible()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Pedido 2', exact: true })
    await expect(panel).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(cardOf(page, 'Célia Dias')).toBeFocused()

    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Novo pedido' })
    await expect(form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await expect(help).toContainText('Avançar o pedido')
    await help.getByRole('switch', { name: 'Usar atalhos neste navegador' }).click()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    await page.keyboard.press('n')
    await page.keyboard.press('/')
    await expect(search).not.toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a list that cannot be loaded, a slow one, and a lost stream', async ({ page, orders }) => {
  rows('ORD-02 ORD-32')
  test.slow()
  await test.step('a list that cannot be loaded says so quietly in its place, and keeps what was there', async () => {
    await placeOrder(orders)
    await expect(cardOf(page, 'Ana Lima')).toBeVisible()
    await page.route(ordersCall, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
    await expect(
      page.getByText('Não foi possível carregar os pedidos. O que já estava na tela continua aqui.'),
    ).toBeVisible()
    await expect(cardOf(page, 'Ana Lima')).toBeVisible()
    await expect(toaster(page)).toHaveText('')

    await page.reload()
    await expect(page.getByText('Não foi possível carregar os pedidos.', { exact: true })).toBeVisible()
    await expect(page.getByText('Nenhum pedido encontrado')).toHaveCount(0)
    await expect(toaster(page)).toHaveText('')
    await page.unroute(ordersCall)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(cardOf(page, 'Ana Lima')).toBeVisible()
    await expect(page.getByText(/Não foi possível carregar/)).toHaveCount(0)
  })
  await test.step('while a slow list is awaited the one before stays, and the screen can be used', async () => {
    await page.goto('/dashboard/orders')
    await expect(names(page)).toHaveText(['Ana Lima'])
    const list = await hold(page, ordersCall)
    await counters(page).nth(1).click()
    await expect(page.getByRole('list', { name: 'Lista de pedidos' })).toHaveAttribute('aria-busy', 'true')
    for (const open of ['true', 'false', 'true']) {
      await page.getByRole('button', { name: /^Filtros/ }).click()
      await expect(page.getByRole('button', { name: /^Filtros/ })).toHaveAttribute('aria-expanded', open)
    }
    await expect(names(page)).toHaveText(['Ana Lima'])
    await list.release()
    await expect(page.getByText('Tente ajustar os filtros para encontrar pedidos.')).toBeVisible()
  })
  await test.step('with the stream lost a banner says so and the refresh button still reads the list; once it is back everything that was missed appears, once', async () => {
    await page.unroute(ordersCall)
    await page.clock.install()
    await page.route('**/chat/events?*', (route) => route.abort())
    await page.goto('/dashboard/orders')
    await expect(page.getByText('Sem conexão em tempo real. Tentando reconectar...')).toBeVisible()
    await placeOrder(orders, { customer_name: 'Bruno Reis' })
    await page.getByRole('button', { name: 'Atualizar', exact: true }).click()
    await expect(names(page)).toHaveText(['Bruno Reis', 'Ana Lima'])

    await placeOrder(orders, { customer_name: 'Célia Dias' })
    await placeOrder(orders, { customer_name: 'Davi Melo' })
    await page.unroute('**/chat/events?*')
    await page.clock.fastForward(5000)
    await expect(names(page)).toHaveText(['Davi Melo', 'Célia Dias', 'Bruno Reis', 'Ana Lima'])
    await expect(counters(page).first()).toHaveText('Em Análise4')
    await expect(page.getByText('Sem conexão em tempo real. Tentando reconectar...')).toHaveCount(0)
  })
})
