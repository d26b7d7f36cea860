import type { BrowserContext, Page } from '@playwright/test'
import { callAsPerson, cardOf, expect, pressEscapeIn, test, toaster } from '../../steps/order-steps'
import { placeOrder, type JourneyCompany } from '../../product'

const updateCustomer = '**/webhook/update-customer'
const autoPrint = (page: Page) => page.getByRole('switch', { name: 'Impressão automática' })

/** Notes, instead of asking for paper, what each frame of the browser would have printed. */
async function givenPaper(context: BrowserContext): Promise<{ title: string; from: Page }[]> {
  const papers: { title: string; from: Page }[] = []
  await context.exposeBinding('paperCameOut', ({ page }, title: string) => {
    papers.push({ title, from: page })
  })
  await context.addInitScript(() => {
    window.print = () => {
      const out = (window.top as unknown as { paperCameOut: (title: string) => void }).paperCameOut
      const image = document.querySelector('img')
      out(`${document.title}: ${image && image.naturalWidth > 0 ? 'a drawn receipt' : 'nothing'}`)
    }
  })
  return papers
}

/** Every order prints one kitchen ticket by itself. */
async function givenAutomaticPrinting(page: Page, { cnpj }: JourneyCompany) {
  await callAsPerson(page, 'POST', '/webhook/update-customer', { cnpj, imprime_auto: true })
  const copies = { delivery: ['kitchen'], pickup: ['kitchen'] }
  await callAsPerson(page, 'PUT', '/api/printing/settings', { copies })
}

test('ORD-10 ORD-21 CALL-12 the automatic-print switch holds for everybody; this browser becomes a print station, of its tabs one prints each order once, and another goes on when it closes', async ({
  page,
  context,
  orders,
  elsewhere,
}) => {
  test.slow()
  const papers = await givenPaper(context)
  await test.step('the switch is saved with update-customer, holds for everybody, and goes back when it was not saved', async () => {
    const other = await elsewhere()
    await expect(autoPrint(page)).toHaveAttribute('aria-checked', 'false')
    const saved = page.waitForRequest(updateCustomer)
    await autoPrint(page).click()
    expect((await saved).postDataJSON()).toEqual({ cnpj: orders.cnpj, imprime_auto: true })
    for (const screen of [page, other])
      await expect(autoPrint(screen)).toHaveAttribute('aria-checked', 'true')
    await page.reload()
    await expect(autoPrint(page)).toHaveAttribute('aria-checked', 'true')

    await page.route(updateCustomer, (route) => route.abort())
    await autoPrint(page).click()
    await expect(page.getByText('A impressão automática não foi salva e voltou como estava.')).toBeVisible()
    await expect(autoPrint(page)).toHaveAttribute('aria-checked', 'true')
    await expect(toaster(page)).toHaveText('')
    await page.unroute(updateCustomer)
    await autoPrint(page).click()
    for (const screen of [page, other])
      await expect(autoPrint(screen)).toHaveAttribute('aria-checked', 'false')
  })
  await test.step('this browser becomes a print station', async () => {
    await autoPrint(page).click()
    await page.getByRole('button', { name: 'Impressão', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Impressão', exact: true })
    await expect(panel.getByText(/Nenhuma estação ainda\./)).toBeVisible()
    const delivery = panel.getByRole('group', { name: 'Entrega', exact: true })
    const copiesSaved = page.waitForResponse('**/api/printing/settings')
    await delivery.getByRole('checkbox', { name: 'Entrega' }).uncheck()
    await copiesSaved
    await panel.getByRole('button', { name: 'Usar este navegador como estação de impressão' }).click()
    const form = page.getByRole('dialog', { name: 'Este navegador como estação', exact: true })
    await form.getByLabel('Nome').fill('Balcão da frente')
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(panel.getByText('Este navegador é a estação “Balcão da frente”.')).toBeVisible()
    const station = panel.getByRole('listitem').filter({ hasText: 'Balcão da frente' })
    await expect(station).toContainText('Ligada')
    await panel.locator('summary', { hasText: 'Imprimir sem perguntar' }).click()
    await expect(panel.getByText(/^chrome --kiosk-printing http.*\/dashboard\/orders$/)).toBeVisible()
    await station.getByRole('button', { name: 'Imprimir teste' }).click()
    await expect(station.getByText('Teste enviado para “Balcão da frente”.')).toBeVisible()
    await expect
      .poll(() => papers.map(({ title }) => title))
      .toEqual(['Impressão do pedido: a drawn receipt'])
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
  await test.step('of its tabs one prints each order once, and another goes on when it closes', async () => {
    const tab = await context.newPage()
    await tab.goto('/dashboard/orders')
    await placeOrder(orders, { customer_name: 'Ana Lima' })
    for (const screen of [page, tab]) await expect(cardOf(screen, 'Ana Lima')).toContainText('Impresso')
    await placeOrder(orders, { customer_name: 'Bruno Reis' })
    for (const screen of [page, tab]) await expect(cardOf(screen, 'Bruno Reis')).toContainText('Impresso')
    expect(papers.map(({ from }) => from)).toEqual([page, page, page])

    await page.close()
    await placeOrder(orders, { customer_name: 'Célia Dias' })
    await expect(cardOf(tab, 'Célia Dias')).toContainText('Impresso')
    expect(papers.map(({ from }) => from)).toEqual([page, page, page, tab])
  })
})

test('a network printer’s key is shown once, inside the command that uses it; a paper that nobody is sure of asks on the card, yes resolves it, and a reprint is marked', async ({
  page,
  orders,
  elsewhere,
}) => {
  test.slow()
  await test.step('a network printer is added, seen, renamed and removed', async () => {
    await page.getByRole('button', { name: 'Impressão', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Impressão', exact: true })
    await panel.getByRole('button', { name: 'Adicionar impressora de rede' }).click()
    const form = page.getByRole('dialog', { name: 'Nova impressora de rede', exact: true })
    await form.getByLabel('Colunas').fill('12')
    await form.getByRole('button', { name: 'Registrar' }).click()
    await expect(form.getByText('De 24 a 64 colunas')).toBeVisible()
    await form.getByRole('button', { name: '58 mm' }).click()
    await expect(form.getByLabel('Colunas')).toHaveValue('32')
    await form.getByRole('button', { name: 'Registrar' }).click()

    const shown = page.getByRole('dialog', { name: 'Estação “Cozinha” criada', exact: true })
    await expect(shown).toContainText('Esta chave só aparece agora.')
    const key = await shown.getByLabel('Chave da estação').inputValue()
    await shown.getByLabel('Endereço da impressora').fill('10.0.0.7:9100')
    const server = new URL(page.url()).origin
    await expect(
      shown.getByText(`balcao-print --server ${server} --key ${key} --printer 10.0.0.7:9100`, {
        exact: true,
      }),
    ).toBeVisible()
    await shown.getByRole('button', { name: 'Já copiei' }).click()
    await expect(shown).toHaveCount(0)
    // Whoever works by keyboard is in the panel below, though the form that asked for the key is gone.
    await expect(panel.locator('xpath=self::*').and(page.locator(':focus-within'))).toBeVisible()
    expect(key.length).toBeGreaterThan(20)
    expect(await page.content()).not.toContain(key)
    expect(JSON.stringify(await callAsPerson(page, 'GET', '/api/printing/stations'))).not.toContain(key)

    const station = panel.getByRole('listitem').filter({ hasText: 'Cozinha' })
    await expect(station).toContainText('Ainda não apareceu')
    const { id } = (await (
      await fetch(`${server}/api/printing/station`, { headers: { authorization: `Bearer ${key}` } })
    ).json()) as { id: string }
    const claimed = await fetch(`${server}/api/printing/stations/${id}/claim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(claimed.status).toBe(200)
    await expect(station).toContainText('Ligada')

    await station.getByRole('button', { name: 'Editar' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar estação', exact: true })
    await edit.getByLabel('Nome').fill('Chapa')
    await edit.getByRole('button', { name: 'Salvar' }).click()
    const renamed = panel.getByRole('listitem').filter({ hasText: 'Chapa' })
    await renamed.getByRole('button', { name: 'Remover' }).click()
    const question = page.getByRole('dialog', { name: 'Remover a estação “Chapa”?', exact: true })
    await pressEscapeIn(question)
    await expect(question).toHaveCount(0)
    await renamed.getByRole('button', { name: 'Remover' }).click()
    await question.getByRole('button', { name: 'Remover' }).click()
    await expect(panel.getByText(/Nenhuma estação ainda\./)).toBeVisible()
    await panel.getByRole('button', { name: 'Fechar', exact: true }).click()
  })
  await givenAutomaticPrinting(page, orders)
  const other = await elsewhere()
  const { station } = await callAsPerson<{ station: { id: string } }>(
    page,
    'POST',
    '/api/printing/stations',
    {
      kind: 'browser',
      name: 'Balcão',
      paper: '80',
      columns: 48,
      code_page: 'cp850',
      copies: ['kitchen'],
    },
  )
  const claim = () =>
    callAsPerson<{ id: string; attempt: number; revision: number; text: string }[]>(
      page,
      'POST',
      `/api/printing/stations/${station.id}/claim`,
      {},
    )
  for (const [customer, outcome] of [
    ['Ana Lima', 'uncertain'],
    ['Bruno Reis', 'uncertain'],
    ['Célia Dias', 'uncertain'],
  ] as const) {
    await placeOrder(orders, { customer_name: customer })
    await expect(cardOf(page, customer)).toContainText('Aguardando impressora')
    const [job] = await claim()
    const hold = { station_id: station.id, attempt: job!.attempt }
    await callAsPerson(page, 'POST', `/api/printing/jobs/${job!.id}/sending`, hold)
    await callAsPerson(page, 'POST', `/api/printing/jobs/${job!.id}/result`, { ...hold, outcome })
  }

  await test.step('each screen asks whether the paper came out; yes resolves it, and a reprint is marked', async () => {
    const question = (screen: Page, customer: string) =>
      cardOf(screen, customer).getByRole('group', { name: 'Impressão incerta' })
    for (const screen of [page, other]) {
      await expect(question(screen, 'Ana Lima')).toContainText('Saiu o papel?')
      await expect(question(screen, 'Bruno Reis')).toContainText('Saiu o papel?')
    }
    expect(await claim()).toEqual([])

    await question(page, 'Ana Lima').getByRole('button', { name: 'Sim', exact: true }).click()
    for (const screen of [page, other]) {
      await expect(cardOf(screen, 'Ana Lima').getByText('Impresso', { exact: true })).toBeVisible()
      await expect(question(screen, 'Ana Lima')).toHaveCount(0)
    }
    expect(await claim()).toEqual([])

    await page.route('**/resolve', (route) => route.abort())
    await question(page, 'Célia Dias').getByRole('button', { name: 'Sim', exact: true }).click()
    await expect(cardOf(page, 'Célia Dias')).toContainText('A resposta não foi salva. Tente de novo.')
    await expect(question(page, 'Célia Dias')).toContainText('Saiu o papel?')
    await page.unroute('**/resolve')

    await question(other, 'Bruno Reis').getByRole('button', { name: 'Reimprimir', exact: true }).click()
    for (const screen of [page, other]) {
      await expect(cardOf(screen, 'Bruno Reis').getByText('Aguardando impressora')).toBeVisible()
    }
    await cardOf(page, 'Bruno Reis').getByRole('button', { name: 'Detalhes' }).click()
    const panel = page.getByRole('dialog', { name: 'Pedido 2', exact: true })
    await expect(panel.getByRole('listitem').filter({ hasText: 'Cozinha, 2ª via' })).toContainText('na fila')
    await expect(panel).toContainText('Cozinha: não se sabe se o papel saiu')
    await expect(panel).toContainText('Cozinha: reimpressão pedida no balcão')
    const [again] = await claim()
    expect(again).toMatchObject({ revision: 2 })
    expect(again!.text).toMatch(/2ª VIA|REIMPRESS/i)
  })
})
