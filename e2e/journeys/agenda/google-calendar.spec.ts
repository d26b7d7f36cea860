import type { Page } from '@playwright/test'
import {
  bookAtCounter,
  bookingPage,
  findDay,
  openDay,
  openMonth,
  openSchedule,
  panel,
  rowOf,
  slot,
} from '../../steps/agenda-steps'
import {
  badge,
  companyAgenda,
  connectGoogle,
  connection,
  decide,
  expect,
  notice,
  openConnection,
  openConsent,
  test,
} from '../../steps/google-steps'
import { callAsPerson } from '../../steps/order-steps'
import { rows } from '../../product'
import { hold } from '../../steps/sign-in-steps'

test('an owner connects in a popup, and a confirmed appointment stands in Google with its words', async ({
  page,
  counter,
  owner,
  calendar,
}) => {
  rows('GOOG-06 GOOG-07 GOOG-08 GOOG-09 GOOG-12 GOOG-24 CALLB-01 CALLB-03 CALLB-06 CALLB-07 APPT-22')
  test.slow()
  await page.getByRole('link', { name: 'Conexão com o Google Calendar' }).click()
  await expect(page).toHaveURL(companyAgenda(counter))
  await expect(badge(page)).toHaveText(/Desconectado/)
  await expect(connection(page).getByRole('button', { name: 'Desconectar' })).toHaveCount(0)
  const popup = await openConsent(page)
  const asked = new URL(popup.url()).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    redirect_uri: `${process.env.E2E_URL}/google-callback`,
    response_type: 'code',
    access_type: 'offline',
    prompt: 'consent',
  })
  expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/calendar.events')
  expect(asked.get('client_id')).toBeTruthy()
  await decide(popup, owner, 'Permitir')
  await expect(popup.getByRole('heading', { name: 'Google Calendar conectado' })).toBeVisible()
  await popup.waitForEvent('close')
  await expect(badge(page)).toHaveText(/Conectado/)
  await expect(connection(page).getByRole('button', { name: 'Desconectar' })).toBeVisible()

  const date = openDay(2)
  const { id, version } = await bookAtCounter(page, { date, time: '09:00' })
  await openSchedule(page)
  const row = await rowOf(page, date, 'Ana Lima')
  await row.getByRole('button', { name: 'Ações de Ana Lima' }).click()
  await page.getByRole('menuitem', { name: 'Confirmar', exact: true }).click()
  await expect(row).toContainText('No Google Agenda')
  const events = await calendar.section()
  await expect(events.getByRole('listitem')).toHaveCount(1)
  await expect(events).toContainText('Corte - Ana Lima')
  // Nine in Manaus, on the clock of an account in São Paulo.
  await expect(events).toContainText(`${date} 10:00 até ${date} 11:00`)
  await expect(events).toContainText('Telefone: 92991234567')

  expect(version).toBe(1)
  const now = await callAsPerson<{ version: number }>(page, 'GET', `/api/appointments/${id}`)
  await callAsPerson(page, 'POST', `/api/appointments/${id}/status`, {
    version: now.version,
    status: 'cancelled',
  })
  await expect(async () =>
    expect(await (await calendar.section()).getByRole('listitem').count()).toBe(0),
  ).toPass()
})

test('AVAIL-22 APPT-16 APPT-17 APPT-53 what stands in the owner’s calendar takes its time here from the connection on, and is shown quietly in the agenda', async ({
  page,
  salonSession: counter,
  owner,
  calendar,
  browser,
  contextOptions,
}) => {
  test.slow()
  const date = openDay(2)
  await openConnection(page, counter)
  // The account begins to exist with its first consent.
  await connectGoogle(page, owner)
  await disconnect(page)
  // Eleven to one in São Paulo, ten to twelve in Manaus.
  await calendar.add({ title: 'Consulta - Dr. Paulo', date, from: '11:00', to: '13:00' })
  await calendar.add({ title: 'Exame - Bia', date, from: '14:00', to: '15:00' })
  await connectGoogle(page, owner)
  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  const column = page.locator(`[data-column^="${date}"]`)
  await expect(column).toContainText('Google Agenda')
  await expect(column).toContainText('10:00Dr. Paulo')
  // The list has the months in which something is booked: the day may lie in the next one.
  await bookAtCounter(page, { date, time: '16:00' })
  await openSchedule(page)
  await openMonth(page, date)
  const exam = page.locator('article', { hasText: 'Bia' }).locator('> span[aria-hidden]')
  await expect(exam).toHaveCSS('background-color', 'rgb(108, 64, 196)')
  const customer = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
  await customer.goto(bookingPage(counter))
  await (await findDay(customer, date)).click()
  await expect(slot(customer, '09:00')).toBeVisible()
  for (const time of ['10:00', '11:00']) await expect(slot(customer, time)).toHaveCount(0)
  await customer.context().close()
})

test('a connection ends at Google and here', async ({ page, linked, owner, calendar }) => {
  rows('GOOG-10 GOOG-16 GOOG-47 GOOG-07 GOOG-19')
  test.slow()
  await test.step('the owner takes the access back at Google, reads why, and connects again', async () => {
    const revoked = 'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.'
    await calendar.revokeAccess()
    await connection(page).getByRole('button', { name: 'Verificar agora' }).click()
    await expect(connection(page).getByText(revoked)).toBeVisible()
    await expect(badge(page)).toHaveText(/Erro|Desconectado/)
    await expect(notice(page)).toHaveAttribute('data-google-notice', 'error')
    await expect(notice(page)).toContainText(revoked)
    await connectGoogle(page, owner, 'Reconectar Google Calendar')
    await expect(connection(page).getByText(revoked)).toHaveCount(0)
  })
  await test.step('disconnecting is asked, and gives the access back at Google; appointments stay', async () => {
    const { cnpj } = linked
    await expect(await calendar.section()).toContainText('Um app tem acesso a esta agenda.')
    await bookAtCounter(page, { date: openDay(2), time: '09:00' })
    await connection(page).getByRole('button', { name: 'Desconectar' }).click()
    const question = page.getByRole('dialog', { name: 'Desconectar o Google Calendar?' })
    await question.getByRole('button', { name: 'Continuar conectado' }).click()
    await expect(badge(page)).toHaveText(/Conectado/)
    await disconnect(page)
    await expect(await calendar.section()).toContainText('Nenhum app tem acesso a esta agenda.')
    await page.goto(companyAgenda({ cnpj }))
    await expect(page.getByRole('heading', { name: 'Próximos agendamentos' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Ana Lima')
  })
})

test('CALLB-02 CALLB-05 CALLB-09 CALLB-12 a callback without a code says so and after three seconds leads to /schedule', async ({
  page,
  salonSession: counter,
}) => {
  await page.clock.install()
  const held = await hold(page, '**/api/google/callback')
  await page.goto('/google-callback?state=abc')
  await expect(page.getByRole('heading', { name: 'Conectando ao Google Calendar' })).toBeVisible()
  // It asks first whether a page of ours waits for it; from here on the clock is ours.
  await page.clock.pauseAt(Date.now() + 5000)
  await held.release()
  await expect(page.getByRole('alert')).toHaveText('Código de autorização não encontrado')
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page).toHaveURL(/google-callback/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL('/schedule')
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: counter.nome, level: 1 })).toBeVisible()
})

test('GOOG-60 CALLB-05 CALLB-10 a blocked popup is said, and the consent works in the same tab', async ({
  page,
  salonSession: counter,
  owner,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openConnection(page, counter)
  await connection(page).getByRole('button', { name: 'Conectar Google Calendar' }).click()
  await expect(connection(page).getByText('Popup bloqueado! Permita popups para este site.')).toBeVisible()
  await connection(page).getByRole('button', { name: 'Continuar nesta mesma aba' }).click()
  await expect(page.getByRole('heading', { name: 'Fazer login com o Google' })).toBeVisible()
  const held = await hold(page, '**/api/google/callback')
  await page.clock.install()
  await decide(page, owner, 'Permitir')
  await expect(page.getByRole('heading', { name: 'Conectando ao Google Calendar' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 5000)
  await held.release()
  await expect(page.getByRole('heading', { name: 'Google Calendar conectado' })).toBeVisible()
  await page.clock.runFor(1400)
  await expect(page).toHaveURL(/google-callback/)
  await page.clock.runFor(100)
  await expect(page).toHaveURL(companyAgenda(counter))
  await page.clock.resume()
  await expect(badge(page)).toHaveText(/Conectado/)
})

test('the notice tells of the check, of its failure and its success, and hides itself after five seconds', async ({
  page,
  linked,
}) => {
  rows('GOOG-01 GOOG-02 GOOG-03 GOOG-04 GOOG-05 GOOG-11 GOOG-59')
  test.slow()
  await page.clock.install()
  await openConnection(page, linked)
  await expect(notice(page)).toHaveAttribute('data-google-notice', 'success')
  const held = await hold(page, '**/api/google/status?check=1')
  await connection(page).getByRole('button', { name: 'Verificar agora' }).click()
  await expect(notice(page)).toHaveAttribute('data-google-notice', 'checking')
  await expect(badge(page)).toHaveText(/Verificando/)
  await held.release()
  await expect(notice(page)).toHaveAttribute('data-google-notice', 'success')
  await page.unroute('**/api/google/status?check=1')

  await page.route('**/api/google/status?check=1', (route) => route.abort())
  await connection(page).getByRole('button', { name: 'Verificar agora' }).click()
  await expect(notice(page)).toHaveAttribute('data-google-notice', 'error')
  await expect(notice(page)).toContainText('Erro ao validar autenticação do Google Calendar')
  // It stays while somebody points at it; its time begins anew when they leave.
  await notice(page).getByText('Erro ao validar').hover()
  await page.clock.pauseAt(Date.now() + 5000)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('heading', { name: 'Agendamentos da empresa', level: 1 }).hover()
  await page.clock.runFor(4999)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice(page)).toHaveCount(0)
})

/** Ends the connection, as its owner does. */
async function disconnect(page: Page): Promise<void> {
  await connection(page).getByRole('button', { name: 'Desconectar' }).click()
  const question = page.getByRole('dialog', { name: 'Desconectar o Google Calendar?' })
  await question.getByRole('button', { name: 'Desconectar' }).click()
  await expect(badge(page)).toHaveText(/Desconectado/)
}

test('GOOG-34 GOOG-37 GOOG-39 GOOG-40 a day that is closed stands in the owner’s calendar where they want it, and what stands there is seen from here', async ({
  page,
  linked,
  calendar,
}) => {
  test.slow()
  expect(linked.cnpj).toHaveLength(14)
  const date = openDay(2)
  const wanted = connection(page).getByRole('switch', { name: /^Dias e horários fechados/ })
  await wanted.click()
  await expect(wanted).toBeChecked()
  const close = (closed: boolean) =>
    callAsPerson(page, 'PUT', '/api/agenda/closures', { dates: [date], closed, reason: 'Reforma' })
  const events = async () => (await calendar.section()).getByRole('listitem').count()
  await close(true)
  await expect(async () => expect(await events()).toBe(1)).toPass()
  await expect(await calendar.section()).toContainText('Atendimento Indisponível')

  await connection(page).getByRole('button', { name: 'O que está no Google' }).click()
  const dialog = panel(page, 'O que está no Google')
  await expect(dialog.getByText('Nenhum evento.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Próximos' }).click()
  await expect(dialog.getByRole('button', { name: 'Atendimento Indisponível' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Indisponíveis' }).click()
  await expect(dialog.getByText('Nenhum evento.')).toBeVisible()
  await dialog.getByLabel('Dia').fill(date)
  const event = dialog.getByRole('button', { name: 'Atendimento Indisponível' })
  await event.click()
  await expect(dialog).toContainText('dia inteiro')
  await expect(dialog).toContainText('Fecha o dia para todos.')
  await event.click()
  await close(false)
  await expect(async () => expect(await events()).toBe(0)).toPass()
  await event.click()
  await expect(dialog).toContainText('Este evento não está mais no Google.')
})
