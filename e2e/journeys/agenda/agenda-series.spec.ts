import { addDays, weekdayOf } from '@balcao/domain/scheduling/light'
import {
  bookAtCounter,
  expect,
  messageOf,
  openDay,
  openSchedule,
  panel,
  test,
} from '../../steps/agenda-steps'
import { callAsPerson } from '../../steps/order-steps'

/** The Tuesday after next: nothing of that week is past. */
function tuesday(): string {
  let date = openDay(3)
  while (weekdayOf(date) !== 2) date = addDays(date, 1)
  return date
}

test('ten Tuesdays, of which one is closed, are booked; this and the following move; all are cancelled and come back', async ({
  page,
  counter,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const first = tuesday()
  const closed = addDays(first, 14)
  await callAsPerson(page, 'PUT', '/api/agenda/closures', {
    dates: [closed],
    closed: true,
    reason: 'Feriado',
  })
  await openSchedule(page, `?view=agenda&span=day&date=${first}`)
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  const form = panel(page, 'Novo Agendamento')
  await form.getByLabel('Nome do cliente').fill('Ana Lima')
  await form.getByLabel('Telefone').fill('92991234567')
  await form.getByLabel('Serviço').selectOption('corte')
  await form.getByLabel('Data', { exact: true }).fill(first)
  await form.getByLabel('Horário', { exact: true }).fill('15:00')
  await form.getByLabel('Repetir').selectOption({ label: 'Toda semana' })
  await form.getByLabel('Quantas vezes').fill('10')
  await form.getByRole('button', { name: 'Ver as datas' }).click()

  const dates = panel(page, 'Confira as datas')
  await expect(dates.getByText('Livre', { exact: true })).toHaveCount(9)
  await expect(dates.getByText('Este dia foi fechado na agenda (Feriado).')).toBeVisible()
  await dates.getByRole('button', { name: 'Agendar 10 datas' }).click()
  await expect(dates.getByText(/1 data não está livre/)).toBeVisible()
  await dates
    .getByRole('checkbox', { name: /^Incluir/ })
    .nth(2)
    .uncheck()
  await dates.getByRole('button', { name: 'Agendar 9 datas' }).click()
  await expect(messageOf(page, '9 agendamentos criados')).toBeVisible()
  await expect(dates).toHaveCount(0)

  // From the second on an hour later; on one of those days somebody is there.
  const second = addDays(first, 7)
  await bookAtCounter(page, { date: addDays(first, 21), time: '16:00', client: 'Rui', phone: '92988887777' })
  await openSchedule(page, `?view=agenda&span=day&date=${second}`)
  await page.getByRole('button', { name: /^15:00–16:00, Ana Lima.*Série: 2 de 9/ }).click()
  const edit = panel(page, 'Editar Agendamento')
  await expect(edit.getByText('2 de 9', { exact: true })).toBeVisible()
  await edit.getByLabel('Horário', { exact: true }).fill('16:00')
  await edit.getByRole('button', { name: 'Salvar' }).click()
  const change = panel(page, 'Mudar a série de Ana Lima?')
  await change.getByRole('button', { name: 'Este e os seguintes' }).click()
  await expect(change.getByText('Livre', { exact: true })).toHaveCount(7)
  await expect(change.getByText('Sobre o agendamento de Rui, das 16:00 às 17:00.')).toBeVisible()
  await change
    .getByLabel(/^Horário em/)
    .nth(1)
    .fill('14:00')
  await expect(change.getByText('Livre', { exact: true })).toHaveCount(8)
  await change.getByRole('button', { name: 'Mudar 8 agendamentos' }).click()
  await expect(change).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^16:00–17:00, Ana Lima/ })).toBeVisible()

  // All of them go, and come back.
  await page.getByRole('button', { name: /^16:00–17:00, Ana Lima/ }).click()
  await edit.getByRole('button', { name: 'Ver a série' }).click()
  const series = panel(page, 'Série de Ana Lima')
  await expect(series.getByRole('button', { name: /às 16:00/ })).toHaveCount(7)
  await expect(series.getByRole('button', { name: /às 14:00/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await edit.getByRole('button', { name: 'Cancelar agendamento' }).click()
  const cancel = panel(page, 'Cancelar a série de Ana Lima?')
  await cancel.getByRole('button', { name: 'Todos os futuros' }).click()
  await cancel.getByRole('button', { name: 'Cancelar 9 agendamentos' }).click()
  const gone = messageOf(page, '9 agendamentos cancelados')
  await expect(gone).toBeVisible()
  // What lies below the message stays open.
  await gone.getByRole('button', { name: 'Desfazer' }).click()
  await edit.getByRole('button', { name: 'Ver a série' }).click()
  await expect(series.getByText('Pendente', { exact: true })).toHaveCount(9)
})
