import type { Page } from '@playwright/test'
import { bookAtCounter, messageOf, openDay, panel } from '../../steps/agenda-steps'
import {
  badge,
  companyAgenda,
  connectGoogle,
  connection,
  expect,
  openConnection,
  test,
} from '../../steps/google-steps'
import { expectWellWithAFinger, phone } from '../../looks'
import { freshCnpj, rows } from '../../product'

const newAppointment = (page: Page) => page.getByRole('button', { name: 'Novo Agendamento', exact: true })
const warning = (page: Page) => page.getByRole('region', { name: 'Google Calendar não conectado' })

/** Opens the modal and fills in everything but the address. */
async function fillAppointment(page: Page, date: string, client = 'Ana Lima') {
  await newAppointment(page).click()
  const form = panel(page, 'Novo Agendamento')
  await form.getByLabel('Nome do cliente').fill(client)
  await form.getByLabel('Telefone').fill('92991234567')
  await form.getByLabel('Serviço').selectOption('corte')
  await form.getByLabel('Data', { exact: true }).fill(date)
  await form.getByLabel('Horário', { exact: true }).fill('09:00')
  return form
}

test('without Google, and with it: what is shown, what fails, what works, and what is not begun, for everyone and on a phone', async ({
  page,
  salonSession: counter,
  owner,
  calendar,
}) => {
  rows(
    'SCHD-01 SCHD-02 SCHD-03 SCHD-04 SCHD-05 SCHD-06 SCHD-07 SCHD-08 SCHD-09 SCHD-10 SCHD-11 SCHD-12 SCHD-13 SCHD-14 SCHD-15 SCHD-16 SCHD-17 SCHD-18 SCHD-19 SCHD-20 GOOG-12',
  )
  test.slow()
  await test.step('without Google the page shows the company’s own things, warns, and books nothing', async () => {
    await bookAtCounter(page, { date: openDay(2), time: '09:00', client: 'Bia Rocha' })
    await openConnection(page, counter)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Agendamentos da empresa', level: 1 })).toBeVisible()
    await expect(main).toContainText(counter.nome)
    const hours = page.getByRole('region', { name: 'Horário de funcionamento' })
    await expect(hours).toContainText('08:00 às 12:00')
    await expect(hours).toContainText('13:00 às 18:00')
    await expect(hours).toContainText(/Domingo\s*Fechado/)
    const services = page.getByRole('region', { name: 'Serviços disponíveis' }).getByRole('listitem')
    await expect(services.filter({ hasText: 'Corte' })).toContainText(/Cabelo\s*(60 min|1 hora)/)
    await expect(services.filter({ hasText: 'Mesa' })).toContainText('3 dias')
    await expect(page.getByRole('region', { name: 'Próximos agendamentos' })).toContainText('Bia Rocha')
    await expect(page.getByRole('region', { name: 'Como funciona' }).getByRole('listitem')).toHaveCount(4)

    await expect(warning(page)).toContainText(
      'Não foi possível conectar ao Google Calendar. A empresa precisa configurar a integração',
    )
    await expect(newAppointment(page)).toBeDisabled()
    await expect(newAppointment(page)).toHaveAccessibleDescription(
      /A empresa precisa configurar a integração/,
    )
    const asked = page.waitForRequest('**/api/google/status?check=1')
    await warning(page).getByRole('button', { name: 'Tentar reconectar' }).click()
    await asked
    await expect(newAppointment(page)).toBeDisabled()
    await page.setViewportSize(phone)
    await expectWellWithAFinger(page, 'not connected')
    await connectGoogle(page, owner)
    await expect(connection(page).getByRole('button', { name: 'Desconectar' })).toBeVisible()
    await expectWellWithAFinger(page, 'connected')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(warning(page)).toHaveCount(0)
    await expect(newAppointment(page)).toBeEnabled()
  })
  await test.step('a save that fails loses nothing; an event that Google refuses leaves the appointment standing', async () => {
    await calendar.refuseNextEvent()
    const form = await fillAppointment(page, openDay(4))
    await form.getByLabel('Endereço').fill('Rua das Flores, 120')
    await page.route('**/api/appointments', (route) => route.abort(), { times: 1 })
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(messageOf(page, 'Erro ao salvar agendamento. Tente novamente.')).toBeVisible()
    await expect(form.getByLabel('Endereço')).toHaveValue('Rua das Flores, 120')
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(page.getByText('Falha ao criar evento no Google Calendar.')).toBeVisible()
    await expect(
      page.getByText('O agendamento de Ana Lima está salvo na agenda e não se perdeu.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Próximos agendamentos' })).toContainText('Ana Lima')
    await expect(await calendar.section()).toContainText('Nenhum evento.')
  })
  await test.step('an appointment needs its address, and is said to be done when its event is in Google', async () => {
    const form = await fillAppointment(page, openDay(3), 'Caio Prado')
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(form.getByText('Endereço é obrigatório')).toBeVisible()
    await form.getByLabel('Endereço').fill('Rua das Flores, 120')
    await expect(form.getByText('Endereço é obrigatório')).toHaveCount(0)
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(form).toHaveCount(0)
    await expect(
      messageOf(page, 'Agendamento realizado com sucesso! Evento criado no Google Calendar.'),
    ).toBeVisible()
    await expect(await calendar.section()).toContainText('Corte - Caio Prado')
    await expect(page.getByRole('region', { name: 'Próximos agendamentos' })).toContainText('Caio Prado')
  })
  await test.step('another company’s address shows nothing of it, and leads back', async () => {
    await page.goto(companyAgenda({ cnpj: freshCnpj() }))
    await expect(page.getByRole('heading', { name: 'Empresa não encontrada' })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/dashboard/schedule')
  })
  await test.step('without the company’s information nothing is begun', async () => {
    await openConnection(page, counter)
    await page.route('**/webhook/get-customer?*', (route) => route.abort())
    // Neither from the server nor from what this browser kept.
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('balcao.cache.')) localStorage.removeItem(key)
      }
    })
    await page.reload()
    await expect(badge(page)).toHaveText(/Conectado/)
    await newAppointment(page).click()
    await expect(messageOf(page, 'Informações da empresa não encontradas.')).toBeVisible()
    await expect(panel(page, 'Novo Agendamento')).toHaveCount(0)
  })
})
