import { expectReadableInTheDark } from '../../expect-accessible'
import { bookAtCounter, expect, openDay, openSchedule, panel, rowOf, test } from '../../steps/agenda-steps'
import { expectWellWithAFinger, phone } from '../../looks'
import { rows } from '../../product'

const client = 'Maria Aparecida dos Santos Albuquerque'

test.use({ viewport: phone })

test('list, form with its complaints, and the edit of an appointment; calendar by day, week and month, and the days that are closed', async ({
  page,
  counter,
}) => {
  rows('APPT-01 APPT-08 APPT-09 APPT-07 AVAIL-03')
  test.slow()
  const date = openDay(2)
  await test.step('list, form with its complaints, and the edit of an appointment', async () => {
    expect(counter.cnpj).toHaveLength(14)
    const { id } = await bookAtCounter(page, { date, time: '09:00', client })
    await expect(await rowOf(page, date, client)).toBeVisible()
    await expectWellWithAFinger(page, 'list')
    await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
    const form = panel(page, 'Novo Agendamento')
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByLabel('Data', { exact: true }).fill(date)
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(form.getByText('Nome do cliente é obrigatório')).toBeVisible()
    await expect(form.getByRole('button', { name: '09:00, ocupado' })).toBeVisible()
    await expectWellWithAFinger(page, 'new appointment')
    await openSchedule(page, `?appointment=${id}`)
    await expect(panel(page, 'Editar Agendamento').getByLabel('Nome do cliente')).toHaveValue(client)
    await expectWellWithAFinger(page, 'edit')
  })

  await test.step('calendar by day, week and month, and the days that are closed', async () => {
    for (const span of ['day', 'week', 'month']) {
      await openSchedule(page, `?view=agenda&span=${span}&date=${date}`)
      await expect(page.getByRole('tabpanel')).toContainText('Maria')
      await expectWellWithAFinger(page, span)
      if (span === 'day') await expectReadableInTheDark(page, span)
    }
    await openSchedule(page, '?panel=days')
    await expect(panel(page, 'Define Agenda').getByRole('region', { name: /^Feriados/ })).toBeVisible()
    await expectWellWithAFinger(page, 'Define Agenda')
    await openSchedule(page, '?panel=waiting')
    await expect(panel(page, 'Lista de espera').getByText('Ninguém na lista de espera')).toBeVisible()
    await expectWellWithAFinger(page, 'waiting list')
  })
})

test('the settings with their seven tabs', async ({ page, salonSession: counter }) => {
  test.slow()
  expect(counter.cnpj).toHaveLength(14)
  await page.goto('/dashboard/schedule/settings')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Regras', 'Avisos', 'Serviços', 'Salas', 'Pacotes', 'Página', 'Importar'])
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expectWellWithAFinger(page, await tab.innerText())
  }
})
