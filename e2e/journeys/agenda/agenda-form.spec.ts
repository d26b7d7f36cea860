import type { Locator } from '@playwright/test'
import { addDays } from '@balcao/domain/scheduling/light'
import {
  bookAtCounter,
  expect,
  messageOf,
  nextSunday,
  openDay,
  panel,
  rowOf,
  test,
  today,
} from '../../steps/agenda-steps'
import { callAsPerson, toaster } from '../../steps/order-steps'
import { hold } from '../../steps/sign-in-steps'
import { rows } from '../../product'

/** Fills in who comes and when, as far as it is said. */
async function fill(
  form: Locator,
  booking: { client?: string; phone?: string; service?: string; date?: string; time?: string },
): Promise<void> {
  if (booking.client !== undefined) await form.getByLabel('Nome do cliente').fill(booking.client)
  if (booking.phone !== undefined) await form.getByLabel('Telefone').fill(booking.phone)
  if (booking.service !== undefined) await form.getByLabel('Serviço').selectOption(booking.service)
  if (booking.date !== undefined) await form.getByLabel('Data', { exact: true }).fill(booking.date)
  if (booking.time !== undefined) await form.getByLabel('Horário', { exact: true }).fill(booking.time)
}

test('the new form begins today at nine, names what is missing, and takes it back as it is filled in', async ({
  page,
  counter,
}) => {
  rows(
    'APPT-08 APPT-28 APPT-29 APPT-30 APPT-31 APPT-32 APPT-33 APPT-34 APPT-35 APPT-39 APPT-40 AVAIL-01 AVAIL-02',
  )
  expect(counter.cnpj).toHaveLength(14)
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  const form = panel(page, 'Novo Agendamento')
  const [date, time] = [form.getByLabel('Data', { exact: true }), form.getByLabel('Horário', { exact: true })]
  const book = form.getByRole('button', { name: 'Agendar' })
  await expect(date).toHaveValue(today())
  await expect(time).toHaveValue('09:00')
  await expect(form.getByRole('columnheader')).toHaveText(['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'])
  await expect(form.getByRole('gridcell')).toHaveCount(42)

  await fill(form, { date: '', time: '' })
  await form.getByLabel('E-mail (opcional)').fill('ana@')
  await book.click()
  const texts = {
    'Nome do cliente': 'Nome do cliente é obrigatório',
    Telefone: 'Telefone é obrigatório',
    'E-mail (opcional)': 'Email inválido',
    Serviço: 'Serviço é obrigatório',
    Data: 'Data é obrigatória',
    Horário: 'Horário é obrigatório',
  }
  for (const text of Object.values(texts)) await expect(form.getByText(text, { exact: true })).toBeVisible()
  await expect(form.getByLabel('Nome do cliente')).toBeFocused()
  await form.getByLabel('Nome do cliente').fill('A')
  await expect(form.getByText(texts['Nome do cliente'])).toHaveCount(0)
  await expect(form.getByText(texts.Telefone)).toBeVisible()
  await form.getByLabel('E-mail (opcional)').fill('')
  await expect(form.getByText(texts['E-mail (opcional)'])).toHaveCount(0)

  await fill(form, {
    client: 'Ana Lima',
    phone: '92991234567',
    service: 'luzes',
    date: addDays(today(), -1),
    time: '09:00',
  })
  const duration = form.getByLabel('Duração')
  await expect(duration).toHaveAttribute('readonly', '')
  await expect(duration).toHaveValue(/3 horas|180 min/)
  await form.getByLabel('Serviço').selectOption('corte')
  await expect(duration).toHaveValue(/1 hora|60 min/)
  const answer = await hold(page, '**/api/appointments')
  await book.click()
  await expect(form.getByText('Data e hora não podem ser no passado')).toBeVisible()
  await fill(form, { date: openDay(2) })
  const answered = page.waitForResponse('**/api/appointments')
  await answer.release()
  await answered
  await expect(book).toBeEnabled()
  await expect(form.getByText('Data e hora não podem ser no passado')).toHaveCount(0)
})

test('a closed day, a day marked unavailable and a taken time are refused in the form', async ({
  page,
  counter,
}) => {
  rows('APPT-36 APPT-37 APPT-38 AVAIL-13 AVAIL-14 AVAIL-16 AVAIL-17')
  expect(counter.cnpj).toHaveLength(14)
  const [date, shut] = [openDay(2), openDay(3)]
  await bookAtCounter(page, { date, time: '09:00' })
  await callAsPerson(page, 'PUT', '/api/agenda/closures', { dates: [shut], closed: true })
  await page.reload()
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  const form = panel(page, 'Novo Agendamento')
  const book = form.getByRole('button', { name: 'Agendar' })
  await fill(form, { client: 'Bia Rocha', phone: '92988887777', service: 'corte', date: shut })
  await book.click()
  await expect(form.getByText('Este dia está marcado como indisponível')).toBeVisible()
  await fill(form, { date: nextSunday() })
  await book.click()
  await expect(form.getByText('Este dia está fechado para agendamentos')).toBeVisible()

  await fill(form, { date })
  await expect(form.getByText('Este dia está fechado para agendamentos')).toHaveCount(0)
  // A closed day answers the press with the reason.
  await form.locator(`[data-date="${nextSunday()}"]`).click({ force: true })
  await expect(form.getByText('Este dia está fechado para agendamentos')).toBeVisible()
  await expect(form.getByLabel('Data', { exact: true })).toHaveValue(date)
  await form.locator(`[data-date="${date}"]`).click()
  await expect(form.getByRole('button', { name: '09:00, ocupado' })).toBeDisabled()
  await fill(form, { time: '09:00' })
  await book.click()
  await expect(form.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
  await form.getByRole('button', { name: '10:00', exact: true }).click()
  await expect(form.getByText('Este horário já está ocupado por outro agendamento')).toHaveCount(0)
  // Somebody else takes it before it is sent.
  await bookAtCounter(page, { date, time: '10:00', client: 'Caio Braga', phone: '92977776666' })
  await expect(form.getByRole('button', { name: '10:00, ocupado' })).toBeDisabled()
  await book.click()
  await expect(form.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
  await form.getByRole('button', { name: '11:00', exact: true }).click()
  await book.click()
  await expect(form).toHaveCount(0)
  await expect(await rowOf(page, date, 'Bia Rocha')).toContainText('11:00–12:00')

  // The owner wants it all the same, once it was read; another time asks anew.
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  await fill(form, { client: 'Davi Nunes', phone: '92966665555', service: 'corte', date, time: '11:30' })
  await book.click()
  await expect(form.getByText('Sobre o agendamento de Bia Rocha, das 11:00 às 12:00.')).toBeVisible()
  await expect(book).toHaveText('Agendar mesmo assim')
  await form.locator(`[data-date="${nextSunday()}"]`).click({ force: true })
  await form.getByRole('button', { name: 'Usar este dia mesmo assim' }).click()
  await expect(book).toHaveText('Agendar')
  await book.click()
  await expect(form.getByText('Neste dia não há atendimento.')).toBeVisible()
  await book.click()
  await expect(form).toHaveCount(0)
  await expect(await rowOf(page, nextSunday(), 'Davi Nunes')).toContainText('Encaixe: em dia fechado')
})

test('booking and editing say so for five seconds; a save that fails keeps what was typed and books once', async ({
  page,
  counter,
  elsewhere,
}) => {
  rows('APPT-21 APPT-42 APPT-43 APPT-44 APPT-25 NOTIF-11')
  test.slow()
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(2)
  const other = await elsewhere()
  await page.clock.install()
  await page.reload()
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  const form = panel(page, 'Novo Agendamento')
  await fill(form, { client: 'Ana Lima', phone: '92991234567', service: 'corte', date, time: '09:00' })
  await form.getByLabel('Observações').fill('Primeira vez')
  let sent = 0
  await page.route('**/api/appointments', async (route) => {
    if (route.request().method() !== 'POST' || ++sent > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Agendar' }).click()
  await expect(messageOf(page, 'Erro ao salvar agendamento')).toBeVisible()
  await expect(form.getByText('Nada do que você digitou se perdeu. Confira e salve de novo.')).toBeVisible()
  await expect(form.getByLabel('Observações')).toHaveValue('Primeira vez')
  await page.clock.pauseAt(Date.now() + 600_000)
  await form.getByRole('button', { name: 'Agendar' }).click()
  const created = messageOf(page, 'Agendamento criado com sucesso!')
  await expect(created).toBeVisible()
  await page.clock.runFor(4999)
  await expect(created).toBeVisible()
  await page.clock.runFor(1)
  await expect(created).toBeHidden()
  await page.clock.resume()
  const theirs = await rowOf(other, date, 'Ana Lima')
  await expect(theirs).toContainText('Pendente')
  await expect(theirs).toHaveCount(1)

  const row = await rowOf(page, date, 'Ana Lima')
  await row.getByRole('button', { name: /^Ana Lima/ }).click()
  const edit = panel(page, 'Editar Agendamento')
  await expect(edit.getByLabel('Observações')).toHaveValue('Primeira vez')
  await edit.getByRole('button', { name: '14:00', exact: true }).click()
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(messageOf(page, 'Agendamento atualizado com sucesso!')).toBeVisible()
  await expect(edit).toHaveCount(0)
  for (const shown of [row, theirs]) await expect(shown).toContainText('14:00–15:00')
})

test('APPT-09 APPT-25 when somebody else changed the appointment the person decides; what a customer did before stands below', async ({
  page,
  counter,
  elsewhere,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(2)
  const earlier = await bookAtCounter(page, { date: openDay(1), time: '09:00', service: 'luzes' })
  await callAsPerson(page, 'POST', `/api/appointments/${earlier.id}/status`, {
    version: earlier.version,
    status: 'completed',
    no_show: true,
  })
  const { id, version } = await bookAtCounter(page, { date, time: '09:00' })
  const other = await elsewhere(`?appointment=${id}`)
  const form = panel(other, 'Editar Agendamento')
  const history = form.getByRole('region', { name: 'Histórico do cliente' })
  await expect(history).toContainText('Luzes')
  await expect(history).toContainText('Não veio')
  await expect(history).toContainText('faltou 1 vez')
  await form.getByLabel('Nome do cliente').fill('Ana de lá')
  await callAsPerson(page, 'PATCH', `/api/appointments/${id}`, { version, client: 'Ana de cá' })
  await expect(await rowOf(page, date, 'Ana de cá')).toBeVisible()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.getByText('Outra pessoa mudou este agendamento enquanto você editava.')).toBeVisible()
  await expect(form.getByRole('row', { name: /Nome do cliente/ })).toHaveText(
    'Nome do clienteAna de láAna de cá',
  )
  await form.getByRole('button', { name: 'Salvar o meu' }).click()
  await expect(form).toHaveCount(0)
  await expect(await rowOf(page, date, 'Ana de lá')).toBeVisible()
  await expect(toaster(other)).toContainText('Agendamento atualizado com sucesso!')
})
