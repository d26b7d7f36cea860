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
import { haveSession } from '../../product'

test('BOOK-21 APPT-02 APPT-21 a customer books, moves and cancels by the private link, and the owner sees each at once in list and calendar; what others take or change meanwhile is told, and nothing is lost', async ({
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
  await expect(list.getByRole('link', { name: 'Agendamentos', exact: true })).toHaveAccessibleDescription(
    '1 agendamento a confirmar',
  )

  await customer.getByRole('link', { name: 'Ver, mudar ou cancelar' }).click()
  await expect(customer.getByRole('heading', { name: 'Seu agendamento', level: 1 })).toBeVisible()
  // Approval is the shop's: nothing here confirms what is pending.
  await expect(customer.getByText('Aguardando confirmação')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Confirmar presença' })).toHaveCount(0)
  const move = customer.getByRole('button', { name: 'Mudar para este horário' })
  await test.step('a time that somebody else took meanwhile leads to free ones; a change by the shop is told', async () => {
    await customer.getByRole('button', { name: 'Mudar horário' }).click()
    const moving = customer.getByRole('region', { name: 'Escolha o novo horário' })
    await expect(moving.getByRole('heading', { name: 'Escolha o novo horário' })).toBeFocused()
    await (await findDay(customer, date)).click()
    // Its own time counts as free.
    await expect(slot(customer, '09:00')).toBeVisible()
    await slot(customer, '15:00').click()
    await bookFromOutside(salon, { date, time: '15:00', name: 'Outra Pessoa', phone: '92966665555' })
    await move.click()
    await expect(customer.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
    await customer.getByRole('button', { name: `${longDay(date)}, 16:00` }).click()

    await row.getByRole('button', { name: 'Ações de Ana Lima' }).click()
    await list.getByRole('menuitem', { name: 'Confirmar', exact: true }).click()
    await expect(row).toContainText('Confirmado')
    await expect(stat(list, 'confirmed')).toHaveText('1')
    await move.click()
    await expect(customer.getByText('Este agendamento mudou enquanto você olhava.')).toBeVisible()
    await expect(customer.getByText('Confirmado', { exact: true })).toBeVisible()
    await expect(customer.getByText('09:00', { exact: true })).toBeVisible()
  })

  await customer.getByRole('button', { name: 'Mudar horário' }).click()
  await (await findDay(customer, date)).click()
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
