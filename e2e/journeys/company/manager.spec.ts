import { expectReadableInTheDark } from '../../expect-accessible'
import { readFile } from 'node:fs/promises'
import { expectWellWithAFinger, phone } from '../../looks'
import { callAsPerson, toaster } from '../../steps/order-steps'
import { expect, operator, placeOrder, test, rows } from '../../product'
import type { Page } from '@playwright/test'

const kpi = (page: Page, key: string) => page.locator(`[data-kpi="${key}"]`)
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
/** Sums of money have a space that does not break. */
const money = (text: string) => new RegExp(`R\\$\\s${text.replaceAll('.', '\\.')}`)

async function moveTo(page: Page, id: string, ...states: string[]): Promise<void> {
  for (const status of states) await callAsPerson(page, 'PATCH', `/rest/v1/orders?id=eq.${id}`, { status })
}

test('the owner reads the day at a glance, and a new order is counted by itself; without orders there are true zeros; charts are read by keyboard and of other days; the day turns when the owner says', async ({
  page,
  session,
}) => {
  rows('MGR-01 MGR-02 MGR-03 MGR-06 MGR-07 MGR-08 MGR-09 MGR-10 MGR-11 MGR-12')
  test.slow()
  await test.step('a company without orders sees true zeros and what will be there; a failure is said and tried again', async () => {
    await page.route('**/api/manager/overview*', (route) =>
      route.fulfill({ status: 503, json: { ok: false, code: 'UNAVAILABLE', mensagem: 'Fora do ar' } }),
    )
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Gerente', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/manager')
    await expect(page.getByRole('heading', { name: 'Gerente', level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Visão Geral', 'Analytics', 'Relatórios'])
    await expect(tab(page, 'Visão Geral')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toContainText('Não foi possível carregar os números')
    await expect(page.locator('[data-kpi]')).toHaveCount(0)
    await page.unroute('**/api/manager/overview*')
    await page.getByRole('button', { name: 'Tentar Novamente' }).click()
    await expect(kpi(page, 'revenue_cents')).toHaveText(money('0,00'))
    await expect(kpi(page, 'orders')).toHaveText('0')
    await expect(kpi(page, 'new_customers')).toHaveText('0')
    await expect(kpi(page, 'preparation_minutes')).toHaveText('sem medida')
    await expect(page.getByRole('heading', { name: 'Nenhum pedido neste período' })).toBeVisible()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
  await test.step('the day at a glance, and a new order is counted by itself', async () => {
    const first = await placeOrder(session, { customer_name: 'Ana Lima', customer_phone: '92991110001' })
    await placeOrder(session, { customer_name: 'Bruno Reis', customer_phone: '92991110002' })
    await moveTo(page, first, 'production', 'ready')
    const cards = page.getByRole('list', { name: 'Indicadores' }).getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText([
      'Faturamento',
      'Pedidos',
      'Novos clientes',
      'Tempo médio',
    ])
    await expect(kpi(page, 'revenue_cents')).toHaveText(money('111,60'))
    await expect(kpi(page, 'orders')).toHaveText('2')
    await expect(kpi(page, 'new_customers')).toHaveText('2')
    await expect(kpi(page, 'preparation_minutes')).toHaveText(/^\d+(,\d)? min$/)
    await expect(cards.nth(0)).toContainText('melhor')
    await expect(cards.nth(3)).toContainText('sem comparação')
    await page.getByRole('button', { name: 'O que é Faturamento' }).click()
    await expect(cards.nth(0)).toContainText('Taxas de entrega ficam à parte')

    const recent = card(page, 'Pedidos recentes').getByRole('listitem')
    await expect(recent).toHaveCount(2)
    await expect(recent.filter({ hasText: 'Ana Lima' })).toContainText(/Pronto para Entrega.*Em Andamento/)
    await moveTo(page, first, 'dispatched', 'delivered')
    await expect(recent.filter({ hasText: 'Ana Lima' })).toContainText('Concluído')
    await expect(recent.filter({ hasText: 'Bruno Reis' })).toContainText('Pendente')
    const products = card(page, 'Produtos mais vendidos').getByRole('listitem')
    await expect(products).toHaveCount(2)
    await expect(products.first()).toContainText('X-Bacon')
    await expect(products.first()).toContainText('4 unidades')

    await placeOrder(session, { customer_name: 'Célia Dias', customer_phone: '92991110003' })
    await expect(kpi(page, 'orders')).toHaveText('3')
    await expect(recent.first()).toContainText('Célia Dias')
    await recent.filter({ hasText: 'Ana Lima' }).getByRole('link').click()
    await expect(page).toHaveURL(`/dashboard/orders?order=${first}`)
    await expect(page.getByRole('dialog')).toContainText('Ana Lima')
    await page.goBack()
  })
  await test.step('charts are read by keyboard, as a table, and of other days', async () => {
    const chart = page.getByRole('slider', { name: 'Pedidos por hora' })
    await chart.focus()
    await chart.press('Home')
    // The orders stand in the hour of this run.
    await expect(chart).toHaveAttribute('aria-valuetext', /^5h: [0-3] pedido/)
    await chart.press('End')
    await expect(chart).toHaveAttribute('aria-valuetext', /^4h: /)
    await expect(page.locator('[data-told]')).toContainText('4h')
    await chart.press('Escape')
    await expect(page.locator('[data-told]')).toHaveCount(0)

    const weekdays = card(page, 'Pedidos por dia da semana')
    await weekdays.getByRole('button', { name: 'Ver como tabela' }).click()
    await expect(weekdays.getByRole('rowheader')).toHaveText([
      'domingo',
      'segunda-feira',
      'terça-feira',
      'quarta-feira',
      'quinta-feira',
      'sexta-feira',
      'sábado',
    ])
    await weekdays.getByRole('button', { name: 'Ver como gráfico' }).click()
    await expect(weekdays.getByRole('slider')).toBeVisible()

    await page.getByRole('button', { name: 'Hoje', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/manager?period=today')
    await expect(kpi(page, 'orders')).toHaveText('3')
    await page.getByRole('button', { name: 'Datas', exact: true }).click()
    await page.getByLabel('De', { exact: true }).fill('2026-01-31')
    await page.getByLabel('Até', { exact: true }).fill('2026-01-01')
    await expect(page.getByText('A primeira data vem depois da segunda.')).toBeVisible()
    await page.getByLabel('De', { exact: true }).fill('2025-12-01')
    await expect(page).toHaveURL(/period=custom&from=2025-12-01&to=2026-01-01/)
    await expect(kpi(page, 'orders')).toHaveText('0')
    await page.reload()
    await expect(page.getByLabel('De', { exact: true })).toHaveValue('2025-12-01')
    await expect(kpi(page, 'orders')).toHaveText('0')
  })
  await test.step('each card has the figure, the one before, the change and whether it is good', async () => {
    await page.route('**/api/manager/overview*', async (route) => {
      const response = await route.fetch()
      const kpi = {
        revenue_cents: { current: 1_542_050, previous: 1_285_030 },
        orders: { current: 156, previous: 142 },
        new_customers: { current: 89, previous: 76 },
        preparation_minutes: { current: 18, previous: 22 },
      }
      await route.fulfill({ response, json: { ...((await response.json()) as object), kpi } })
    })
    await page.getByRole('button', { name: 'Hoje', exact: true }).click()
    const cards = page.getByRole('list', { name: 'Indicadores' }).getByRole('listitem')
    for (const [place, words] of [
      [/R\$\s15\.420,50/, /\+20% melhor/, /Antes: R\$\s12\.850,30/],
      [/156/, /\+9,9% melhor/, /Antes: 142/],
      [/89/, /\+17,1% melhor/, /Antes: 76/],
      [/18 min/, /-18,2% melhor/, /Antes: 22 min/],
    ].entries())
      for (const word of words) await expect(cards.nth(place)).toContainText(word)
  })
  await test.step('the turn of the day is set with an example that says what it does', async () => {
    await page.getByRole('button', { name: 'Virada do dia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Virada do dia' })
    await expect(dialog.getByLabel('O dia começa às')).toHaveValue('5')
    await expect(dialog).toContainText('Um pedido feito às 04:30 de domingo conta no sábado.')
    await dialog.getByLabel('O dia começa às').selectOption('00:00')
    await expect(dialog).toContainText('Um pedido feito às 00:30 de domingo conta no domingo.')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(toaster(page)).toContainText('Virada do dia salva!')
    await page.getByRole('button', { name: 'Virada do dia' }).click()
    await expect(dialog.getByLabel('O dia começa às')).toHaveValue('0')
  })
})

test('Analytics and reports: figures filtered in the address and compared, tables with totals, files and paper, for everyone and on a phone; without the module there is no manager', async ({
  page,
  session,
}) => {
  rows('MGR-01 MGR-02 MGR-03 MGR-04 MGR-05')
  test.slow()
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.goto('/dashboard/manager')
  await test.step('Analytics filters the figures in the address, and compares when asked', async () => {
    await placeOrder(session, { customer_name: 'Ana Lima' })
    await placeOrder(session, {
      customer_name: 'Bruno Reis',
      customer_phone: '92991110002',
      neighbourhood: 'Chapada',
      payment_method: 'pix',
      change_for: null,
    })
    const lost = await placeOrder(session, { customer_name: 'Célia Dias', customer_phone: '92991110003' })
    await callAsPerson(page, 'POST', `/api/orders/${lost}/close`, {
      outcome: 'cancelled',
      reason: 'customer_gave_up',
    })
    await tab(page, 'Visão Geral').press('ArrowRight')
    await expect(tab(page, 'Analytics')).toBeFocused()
    await expect(page).toHaveURL('/dashboard/manager?tab=analytics')
    await expect(kpi(page, 'orders')).toHaveText('2')
    const cancellations = card(page, 'Cancelamentos')
    await expect(cancellations).toContainText('Cliente desistiu')
    await expect(cancellations).toContainText(money('55,80'))
    await expect(card(page, 'Agendamentos')).toContainText('Faltas')
    await expect(card(page, 'Bairros').getByRole('listitem')).toHaveCount(2)

    await page.getByLabel('Bairro', { exact: true }).selectOption('Chapada')
    await expect(page).toHaveURL(/neighbourhood=Chapada/)
    await expect(kpi(page, 'orders')).toHaveText('1')
    await page.getByLabel('Pagamento', { exact: true }).selectOption('Dinheiro')
    await expect(page.getByText('Nenhum pedido do período passa por estes filtros.')).toBeVisible()
    await page.reload()
    await expect(kpi(page, 'orders')).toHaveText('0')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(kpi(page, 'orders')).toHaveText('2')

    const revenue = card(page, 'Faturamento no período')
    await expect(revenue).toContainText('Período anterior')
    await page.getByRole('switch', { name: 'Comparar com o período anterior' }).click()
    await expect(page).toHaveURL(/compare=no/)
    await expect(revenue).not.toContainText('Período anterior')
  })
  await test.step('Relatórios is a table with totals, a CSV file and a clean page of paper', async () => {
    await tab(page, 'Relatórios').click()
    await expect(page).toHaveURL(/tab=relatorios/)
    await expect(tab(page, 'Relatórios')).toHaveAttribute('aria-selected', 'true')
    const table = page.getByRole('table', { name: 'Pedidos', exact: true })
    await expect(table.getByRole('row')).toHaveCount(4)
    await expect(table.getByRole('row').last()).toContainText(money('111,60'))
    await page.getByLabel('Relatório', { exact: true }).selectOption('Produtos')
    await expect(page).toHaveURL(/report=products/)
    const products = page.getByRole('table', { name: 'Produtos', exact: true })
    await expect(products.getByRole('row').nth(1)).toContainText('X-Bacon')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^produtos-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('X-Bacon;4;2;99,60')

    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('.report-paper')
    await expect(paper.getByRole('heading', { name: 'Produtos' })).toBeVisible()
    await expect(paper).toContainText(session.nome)
    await expect(paper).toContainText(/Período: \d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}/)
    await expect(paper.getByRole('row').last()).toContainText(money('111,60'))
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  })
  await test.step('a long report is turned page by page, and paper has all of it', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(
      '/dashboard/manager?tab=relatorios&report=days&period=custom&from=2026-01-01&to=2026-03-31',
    )
    const table = page.getByRole('table', { name: 'Dia a dia', exact: true })
    await expect(table.getByRole('row')).toHaveCount(52)
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(page.getByText('Página 2 de 2')).toBeVisible()
    await expect(table.getByRole('row').nth(1)).toContainText('20/02/2026')
    await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.report-paper').getByRole('row')).toHaveCount(92)
  })
  await test.step('the three tabs can be used by everyone, on a phone too', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.setViewportSize(phone)
    await page.goto('/dashboard/manager?tab=relatorios')
    for (const [name, shown] of [
      ['Relatórios', 'Pedidos'],
      ['Visão Geral', 'Faturamento no período'],
      ['Analytics', 'Cancelamentos'],
    ] as const) {
      await tab(page, name).click()
      await expect(card(page, shown)).toBeVisible()
      await expectWellWithAFinger(page, shown)
      await expectReadableInTheDark(page, shown)
    }
  })
  await test.step('without mod_gerente there is no manager, by menu or by address', async () => {
    await operator('company', 'modules', '--cnpj', session.cnpj, '--set', 'mod_gerente=false')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Módulo Não Disponível', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gerente', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
