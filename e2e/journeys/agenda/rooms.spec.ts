import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import {
  bookingPage,
  chooseTime,
  confirmButton,
  expect,
  fillCustomer,
  findDay,
  messageOf,
  openDay,
  openSchedule,
  rowOf,
  slot,
  test,
} from '../../steps/agenda-steps'
import { givenAgendaOf } from '../../steps/employee-steps'

const url = process.env.E2E_URL!

test('an owner makes a room and ties a service to it: while it is taken the time is gone, though somebody else is free', async ({
  page,
  salonSession: counter,
  browser,
}) => {
  test.slow()
  for (const nome of ['Bia Nunes Reis', 'Caio Prado']) await givenAgendaOf(page, nome)
  await test.step('the room is named, saved, and tied to a service', async () => {
    await page.goto('/dashboard/schedule/settings?tab=places')
    await page.getByRole('button', { name: 'Adicionar sala ou equipamento' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Dê um nome.')).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('Sala 1')
    await expectAccessible(page, 'rooms')
    await page.getByRole('tab', { name: 'Serviços' }).click()
    const needs = page.getByRole('group', { name: 'Precisa de (Corte)' })
    await needs.getByRole('checkbox', { name: 'Sala 1' }).check()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
    await page.reload()
    await expect(needs.getByRole('checkbox', { name: 'Sala 1' })).toBeChecked()
  })

  const date = openDay(3)
  const phone = await (
    await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
  ).newPage()
  await test.step('a customer books on a phone, and finds the time gone for what needs the room', async () => {
    await phone.goto(url + bookingPage(counter))
    await chooseTime(phone, date, '09:00')
    await fillCustomer(phone)
    await confirmButton(phone).click()
    await expect(phone.getByRole('heading', { name: 'Agendamento recebido' })).toBeFocused()
    await phone.goto(`${url}${bookingPage(counter)}?servico=Corte`)
    await (await findDay(phone, date)).click()
    await expect(slot(phone, '10:00')).toBeEnabled()
    await expect(slot(phone, '09:00')).toHaveCount(0)
    await phone.goto(`${url}${bookingPage(counter)}?servico=Luzes`)
    await (await findDay(phone, date)).click()
    await expect(slot(phone, '09:00')).toBeEnabled()
  })
  await test.step('the counter sees where it is, and puts it elsewhere', async () => {
    await openSchedule(page)
    const row = await rowOf(page, date, 'Ana Lima')
    await expect(row).toContainText('Sala 1')
    await row.getByRole('button', { name: 'Ana Lima' }).first().click()
    const place = page.getByLabel('Sala ou equipamento')
    await expect(place.locator('option:checked')).toHaveText('Sala 1')
    await place.selectOption({ label: 'Nenhum' })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Agendamento atualizado')).toBeVisible()
    await expect(row).not.toContainText('Sala 1')
    await phone.goto(`${url}${bookingPage(counter)}?servico=Corte`)
    await (await findDay(phone, date)).click()
    await expect(slot(phone, '09:00')).toBeEnabled()
  })
  await test.step('on a phone the list of rooms fits', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/dashboard/schedule/settings?tab=places')
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Sala 1')
    await expectToFitAPhone(page, 'rooms')
  })
})
