import type { Page } from '@playwright/test'
import { expectToFitAPhone, expectToTakeAFinger } from '../../expect-to-fit-a-phone'
import { expectAccessible } from '../../expect-accessible'
import { expectWellWithAFinger, phone } from '../../looks'
import { toaster } from '../../steps/order-steps'
import { expect, givenCompany, operator, signIn, standIns, test, rows } from '../../product'
import { hold } from '../../steps/sign-in-steps'

const licenceCall = '**/webhook/licence?*'
const recordCall = '**/webhook/get-customer?*'

/** Shows another licence than the one that is stored: the server's answer with some of it changed. */
async function givenLicence(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.unroute(licenceCall)
  await page.route(licenceCall, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { licenseData: object }
    await route.fulfill({ response, json: { ...answer, licenseData: { ...answer.licenseData, ...change } } })
  })
}

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const banner = (page: Page) => page.getByRole('main').getByRole('status').first()

test('a company without a module has its licence page all the same: in words and figures, its modules, its prices, and what is said when it ended or cannot be read', async ({
  page,
}) => {
  rows(
    'LIC-01 LIC-02 LIC-05 LIC-06 LIC-07 LIC-10 LIC-15 LIC-13 LIC-16 LIC-19 LIC-20 LIC-21 LIC-22 LIC-23 LIC-24 LIC-25 LIC-04 LIC-17 LIC-03 LIC-08 LIC-09 LIC-11 LIC-12',
  )
  test.slow()
  const company = await givenCompany({ modules: [] })
  await signIn(page, company)
  await test.step('the menu leads to a licence that says in words and figures how it stands', async () => {
    await page.getByRole('link', { name: 'Licença', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/license')
    await expect(page.getByRole('heading', { name: 'Licença', level: 1 })).toBeVisible()
    await expect(banner(page)).toContainText('Licença ativa')
    await expect(banner(page)).toContainText('funcionando normalmente')
    // Made today at UTC, read on the clock of Manaus.
    await expect(page.locator('[data-days-left]')).toHaveText(/^36[56]$/)
    const figure = await page
      .locator('[data-days-left]')
      .evaluate((shown) => getComputedStyle(shown).fontSize)
    expect(Number.parseFloat(figure)).toBeGreaterThanOrEqual(48)
    const days = await page.locator('[data-days-left]').innerText()
    await expect(fact(page, 'Dias restantes')).toHaveText(`${days} dias`)
    await expect(fact(page, 'Situação')).toHaveText('Ativa')
    await expect(fact(page, 'Última renovação')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/)
    const [day, month, year] = (await fact(page, 'Última renovação').innerText()).split('/').map(Number)
    const next = new Date(Date.UTC(year!, month! - 1, day! + 365)).toISOString().slice(0, 10)
    await expect(fact(page, 'Próxima renovação')).toHaveText(next.split('-').toReversed().join('/'))
  })
  await test.step('the price tables have every plan and term, the savings and the most popular one', async () => {
    for (const [plan, ...prices] of [
      ['Atendimento', '120', '300', '1.200'],
      ['Entregas', '80', '200', '800'],
      ['Gerente', '150', '400', '1.500'],
      ['SUPREMA', '300', '800', '3.000'],
    ] as const) {
      const table = page.getByRole('table', { name: plan, exact: true })
      for (const [place, [term, days]] of [
        ['Mensal', 30],
        ['Trimestral', 90],
        ['Anual', 365],
      ].entries()) {
        const row = table.getByRole('row', { name: `${term} ${days} dias` })
        await expect(row.locator('data')).toHaveText(
          new RegExp(`^R\\$\\s${prices[place]!.replace('.', '\\.')}$`),
        )
      }
    }
    const bundle = page.getByRole('table', { name: 'SUPREMA', exact: true })
    for (const [term, savings] of [
      ['Mensal', '50'],
      ['Trimestral', '100'],
      ['Anual', '500'],
    ]) {
      await expect(bundle.getByRole('row', { name: new RegExp(`^${term}`) })).toContainText(
        new RegExp(`Economia de R\\$\\s${savings}(\\D|$)`),
      )
    }
    await expect(page.getByText('Mais popular')).toHaveCount(1)
    await expect(bundle.getByRole('row', { name: /^Anual/ })).toContainText('Mais popular')
    await expect(page.getByText(/^Economia/)).toHaveCount(3)
  })
  await test.step('each module is active or inactive by its own flag, the agenda among them', async () => {
    await expect(card(page, 'Módulos').getByText('Inativo')).toHaveCount(4)
    const names = ['Atendimento', 'Entregas e motoboy', 'Gerente', 'Agendamento']
    const module = (name: string) => card(page, 'Módulos').getByRole('listitem').filter({ hasText: name })
    for (const [open, flags] of [
      ['Entregas e motoboy', 'mod_motoboy=true'],
      ['Agendamento', 'mod_motoboy=false,mod_agendamento=true'],
    ] as const) {
      await operator('company', 'modules', '--cnpj', company.cnpj, '--set', flags)
      await page.reload()
      await expect(card(page, 'Módulos').getByRole('listitem')).toHaveCount(4)
      for (const name of names) {
        expect(await module(name).innerText()).toContain(name === open ? 'Ativo' : 'Inativo')
      }
    }
    await expect(module('Agendamento')).toContainText('Incluído no SUPREMA')
  })
  await test.step('loading and failure say so, and the reload button brings the licence', async () => {
    const held = await hold(page, licenceCall)
    await page.reload()
    await expect(banner(page)).toHaveText('Carregando...')
    await held.release()
    await expect(banner(page)).toContainText('Licença ativa')
    await page.unroute(licenceCall)
    // A stream that opens has everything read again: only the button shall.
    await page.route('**/api/stream-ticket', (route) => route.abort())
    await page.route(licenceCall, (route) =>
      route.fulfill({
        status: 403,
        json: { ok: false, code: 'FORBIDDEN', mensagem: 'Acesso não permitido.' },
      }),
    )
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Não foi possível carregar a licença')
    await page.unroute(licenceCall)
    await page.getByRole('button', { name: 'Recarregar' }).click()
    await expect(banner(page)).toContainText('Licença ativa')
  })
  await test.step('an ended licence, a missing date, a broken one and the stored plan are said as they are', async () => {
    await givenLicence(page, {
      dias_restantes: 0,
      status: 'expired',
      ultima_renovacao: null,
      plan: 'attendance',
      term: 'annual',
      price_cents: 1_200_00,
    })
    await page.reload()
    await expect(banner(page)).toContainText('Licença expirada')
    await expect(page.locator('[data-days-left]')).toHaveText('0')
    await expect(fact(page, 'Situação')).toHaveText('Expirada')
    await expect(fact(page, 'Última renovação')).toHaveText('Não informado')
    const plan = card(page, 'Plano atual')
    await expect(plan).toContainText('Atendimento')
    await expect(plan).toContainText('Anual')
    await expect(plan.getByText(/^R\$\s1\.200$/)).toBeVisible()
    await givenLicence(page, { ultima_renovacao: '31-02-2026' })
    await page.reload()
    await expect(fact(page, 'Última renovação')).toHaveText('Data inválida')
  })
})

test('a plan is asked for with its price, PIX charge and mail to the operator, and taken back, by everyone, on a phone too; the last week warns everywhere', async ({
  page,
  session,
}) => {
  rows('LIC-03 LIC-14 LIC-16 LIC-23')
  test.slow()
  await page.goto('/dashboard/license')
  await expect(card(page, 'Histórico')).toContainText('Nenhum pedido')
  await expectAccessible(page, 'licence')
  await page.getByRole('button', { name: 'Editar', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pedir renovação ou outro plano' })
  const charge = page.getByRole('dialog').filter({ has: page.getByRole('img', { name: 'QR code do PIX' }) })
  const open = card(page, 'Pedido em aberto')
  await test.step('the edit button asks for a plan: price, PIX charge, mail to the operator', async () => {
    await expect(dialog.getByLabel('Plano')).toHaveValue('bundle')
    await expect(dialog.getByText(/^R\$\s3\.000$/)).toBeVisible()
    await expectAccessible(page, 'request')
    await dialog.getByLabel('Plano').selectOption('Gerente')
    await dialog.getByLabel('Período').selectOption('monthly')
    await expect(dialog.getByText('Troca de plano')).toBeVisible()
    await expect(dialog.getByText(/^R\$\s150$/)).toBeVisible()
    await dialog.getByLabel('Observação').fill('Pago ainda hoje.')
    await page.setViewportSize(phone)
    await expectToFitAPhone(page, 'request')
    // Whose answer is lost is asked again, and is one request.
    await page.route(
      '**/api/licence/requests',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(charge).toBeVisible()
    const code = await charge.getByLabel('PIX copia e cola').inputValue()
    expect(code).toMatch(/^000201.*br\.gov\.bcb\.pix.*5406150\.00/)
    await expectToFitAPhone(page, 'charge')
    await expectToTakeAFinger(page, 'charge')
    await charge.getByRole('button', { name: 'Fechar' }).first().click()

    await expect(open).toContainText('Gerente · Mensal')
    await expect(open).toContainText('Pago ainda hoje.')
    await expect(open.getByLabel('PIX copia e cola')).toHaveValue(code)
    await expect(page.getByRole('button', { name: /^(Renovar|Mudar)/ })).toHaveCount(0)
    await expectWellWithAFinger(page, 'open request')
    await page.setViewportSize({ width: 1280, height: 800 })
    const { mailbox } = await standIns()
    const mails = async () => {
      const answer = await fetch(new URL('/messages?to=operador@balcao.example', mailbox))
      return ((await answer.json()) as { subject: string }[]).filter(({ subject }) =>
        subject.includes(session.nome),
      )
    }
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^Pedido de licença: .*Gerente mensal, R\$ 150$/)])
  })
  await test.step('the way to take it back, and to renew', async () => {
    await open.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(toaster(page).getByText('Pedido cancelado', { exact: true })).toBeVisible()
    await expect(open).toHaveCount(0)
    await expect(card(page, 'Histórico').getByRole('listitem')).toContainText([
      'Troca de plano: Gerente · Mensal',
    ])

    await page.getByRole('button', { name: 'Renovar este plano: SUPREMA' }).click()
    await expect(page.getByRole('dialog').getByText('Renovação', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('within the last week every screen warns, with the way to the licence, until it is hidden for the day', async () => {
    const givenDays = async (days: number) => {
      // An answer that is still on its way may come while the page goes.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(recordCall, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, dias_restantes: days } } })
      })
      await page.reload()
    }
    const warning = page.getByRole('complementary', { name: 'Aviso da licença' })
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/orders')
    await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
    await expect(warning).toHaveCount(0)
    await givenDays(7)
    await expect(warning).toContainText('Faltam 7 dias para a sua licença terminar.')
    await givenDays(0)
    await expect(warning).toContainText('A sua licença expirou.')
    await expectAccessible(page, 'warning')
    await warning.getByRole('link', { name: 'Ver licença' }).click()
    await expect(page).toHaveURL('/dashboard/license')
    // The chats fill the window below it, with it and without.
    const roomLeft = () =>
      page.evaluate(() => {
        const { bottom } = document.querySelector('main > div')!.getBoundingClientRect()
        return Math.round(window.innerHeight - bottom)
      })
    await page.getByRole('link', { name: 'Conversas', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'WhatsApp', level: 1 })).toBeVisible()
    await expect.poll(roomLeft).toBe(0)
    await warning.getByRole('button', { name: 'Ocultar até amanhã' }).click()
    await expect(warning).toHaveCount(0)
    await expect.poll(roomLeft).toBe(0)
    await page.getByRole('link', { name: 'Licença', exact: true }).click()
    await page.reload()
    await expect(banner(page)).toContainText('Licença')
    await expect(warning).toHaveCount(0)
  })
})
