import { longDay } from '@balcao/domain/scheduling/light'
import {
  blockOf,
  bookFromOutside,
  bookingPage,
  chooseTime,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  openDay,
  openSchedule,
  rowOf,
  slot,
  stat,
  test,
} from '../../steps/agenda-steps'
import { callAsPerson } from '../../steps/order-steps'
import { haveSession } from '../../product'

test('BOOK-21 APPT-02 APPT-21 a customer books, moves and cancels by the private link, and the owner sees each at once in list and calendar', async ({
  page: customer,
  browser,
  contextOptions,
  salon,
}) => {
  test.slow()
  const date = openDay(2)
  const context = await browser.newContext({ ...contextOptions, baseURL: process.env.E2E_URL! })
  const list = await context.newPage()
  await haveSession(list, salon)
  await openSchedule(list)
  const calendar = await context.newPage()
  await openSchedule(calendar, `?view=agenda&span=day&date=${date}`)

  await customer.goto(bookingPage(salon))
  await chooseTime(customer, date, '09:00')
  await fillCustomer(customer)
  await confirmButton(customer).click()
  await expect(customer.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await expect(blockOf(calendar, 'Ana Lima')).toHaveAccessibleName(/^09:00–10:00, Ana Lima, Corte, Pendente$/)
  await expect(list.getByRole('region', { name: 'Próximos agendamentos' })).toContainText('Ana Lima')
  await expect(list.locator('[data-toaster]')).toContainText('Ana Lima, Corte')
  const row = await rowOf(list, date, 'Ana Lima')
  await expect(row).toContainText('09:00–10:00')
  await expect(row).toContainText('Pendente')
  await expect(stat(list, 'pending')).toHaveText('1')

  await customer.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
  await expect(customer.getByRole('heading', { name: 'Seu agendamento', level: 1 })).toBeVisible()
  // Approval is the shop's: nothing here confirms what is pending.
  await expect(customer.getByText('Aguardando confirmação')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Confirmar presença' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Ações de Ana Lima' }).click()
  await list.getByRole('menuitem', { name: 'Confirmar', exact: true }).click()
  await expect(row).toContainText('Confirmado')
  await expect(stat(list, 'confirmed')).toHaveText('1')
  await customer.reload()
  await expect(customer.getByText('Confirmado', { exact: true })).toBeVisible()

  await customer.getByRole('button', { name: 'Mudar horário' }).click()
  const moving = customer.getByRole('region', { name: 'Escolha o novo horário' })
  await expect(moving.getByRole('heading', { name: 'Escolha o novo horário' })).toBeFocused()
  await (await findDay(customer, date)).click()
  // Its own time counts as free.
  await expect(slot(customer, '09:00')).toBeVisible()
  await slot(customer, '14:00').click()
  await customer
    .getByRole('group', { name: `Mudar para ${longDay(date)}, 14:00?` })
    .getByRole('button', { name: 'Mudar para este horário' })
    .click()
  await expect(customer.getByText('Horário mudado.')).toBeVisible()
  await expect(blockOf(calendar, 'Ana Lima')).toHaveAccessibleName(/^14:00–15:00/)
  await expect(row).toContainText('14:00–15:00')

  await customer.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await customer.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(customer.getByText('Agendamento cancelado.')).toBeVisible()
  await expect(customer.getByText('Você cancelou este agendamento.')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Mudar horário' })).toHaveCount(0)
  await expect(row).toContainText('Cancelado')
  await expect(blockOf(calendar, 'Ana Lima')).toHaveCount(0)
  await expect(stat(list, 'cancelled')).toHaveText('1')
  await context.close()
})

test('a move into a time that somebody else took meanwhile offers free ones; a change by the shop is told, and nothing is lost', async ({
  page,
  session,
  salon,
  browser,
  contextOptions,
}) => {
  expect(session.cnpj).toBe(salon.cnpj)
  const date = openDay(2)
  const own = await bookFromOutside(salon, { date, time: '09:00' })
  const customer = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
  await customer.goto(`${bookingPage(salon)}/horario/${own.link}`)
  await customer.getByRole('button', { name: 'Mudar horário' }).click()
  await (await findDay(customer, date)).click()
  await slot(customer, '14:00').click()
  await bookFromOutside(salon, { date, time: '14:00', name: 'Outra Pessoa', phone: '92966665555' })
  await customer.getByRole('button', { name: 'Mudar para este horário' }).click()
  await expect(customer.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
  await customer.getByRole('button', { name: `${longDay(date)}, 15:00` }).click()
  await callAsPerson(page, 'POST', `/api/appointments/${own.id}/status`, {
    version: own.version,
    status: 'confirmed',
  })
  await customer.getByRole('button', { name: 'Mudar para este horário' }).click()
  await expect(customer.getByText('Este agendamento mudou enquanto você olhava.')).toBeVisible()
  await expect(customer.getByText('Confirmado', { exact: true })).toBeVisible()
  await expect(customer.getByText('09:00', { exact: true })).toBeVisible()
  await customer.context().close()
})

test('a made-up link shows nobody’s appointment, and this phone remembers its own', async ({
  page,
  salon,
}) => {
  const date = openDay(2)
  const { link } = await bookFromOutside(salon, { date, time: '09:00' })
  const guess = link.slice(0, -4) + (link.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  await page.goto(`${bookingPage(salon)}/horario/${guess}`)
  await expect(page.getByRole('heading', { name: 'Agendamento não encontrado' })).toBeVisible()
  await expect(page.getByText('Bia Rocha')).toHaveCount(0)

  await page.goto(bookingPage(salon))
  await chooseTime(page, date, '10:00')
  await fillCustomer(page)
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
  await page.reload()
  await page.getByRole('link', { name: `Seu agendamento: Corte, ${longDay(date)}, 10:00` }).click()
  await expect(page.getByRole('heading', { name: 'Seu agendamento', level: 1 })).toBeVisible()
})
