import {
  bookFromOutside,
  bookingPage,
  openAgenda,
  openDay,
  openSchedule,
  panel,
  rowOf as appointmentRow,
  setAgenda,
} from '../../steps/agenda-steps'
import { expect, givenCustomer, rowOf, test } from '../../steps/whatsapp-steps'

test('who writes is booked from the conversation, sees it there, and reads each news of it on the phone', async ({
  page,
  shop,
  instance,
}) => {
  test.slow()
  await openAgenda(shop)
  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('Oi, tem horário para cortar o cabelo?')
  await rowOf(page, 'Ana Lima').click()
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  const form = panel(page, 'Novo Agendamento')
  await expect(form.getByLabel('Nome do cliente')).toHaveValue('Ana Lima')
  await expect(form.getByLabel('Telefone')).toHaveValue(/^\(92\) /)
  await form.getByLabel('Serviço').selectOption('corte')
  await form.getByLabel('Data', { exact: true }).fill(openDay(3))
  await form.getByRole('button', { name: '10:00', exact: true }).click()
  await form.getByRole('button', { name: 'Agendar' }).click()
  await expect(form).toHaveCount(0)
  const side = page.getByRole('region', { name: 'Agendamentos', exact: true })
  await expect(side).toContainText('Corte')
  await expect(side).toContainText('Pendente')
  await ana.reads(/Recebemos seu agendamento: Corte/)

  await side.getByRole('link', { name: /^Corte/ }).click()
  await panel(page, 'Editar Agendamento').getByRole('button', { name: 'Confirmar', exact: true }).click()
  await ana.reads(/Seu horário está confirmado: Corte/)
  const chat = await ana.chat()
  const link = /\/agendamento\/\S+\/horario\/\S+/.exec(chat)
  await page.goto(link![0])
  await expect(page.getByRole('heading', { name: 'Seu agendamento', level: 1 })).toBeVisible()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await page.getByRole('button', { name: 'Sim, cancelar' }).click()
  await ana.reads(/foi cancelado/)
})

test('a time that a customer gives back is offered to who waits for it, who takes it by answering on the phone', async ({
  page,
  shop,
  instance,
  browser,
  contextOptions,
}) => {
  test.slow()
  await openAgenda(shop)
  // Nobody is woken by an offer, so that at night it would wait for the morning.
  await setAgenda(page, { quiet_from: '00:00', quiet_to: '00:00' })
  const ana = await givenCustomer(instance, 'Ana Lima')
  await ana.says('Me avisa se abrir um horário?')
  await expect(rowOf(page, 'Ana Lima')).toBeVisible()
  const date = openDay(3)
  const own = await bookFromOutside(shop, { date, time: '09:00' })

  await openSchedule(page)
  await page.getByRole('button', { name: 'Lista de espera' }).click()
  const waiting = panel(page, 'Lista de espera')
  const form = waiting.getByRole('form', { name: 'Colocar alguém na lista' })
  await form.getByLabel('Nome do cliente').fill('Ana Lima')
  await form.getByLabel('Telefone').fill(ana.number.slice(2))
  await form.getByLabel('Serviço').selectOption('corte')
  await form.getByLabel('A partir de').fill(date)
  await form.getByLabel('Até').fill(date)
  await form.getByRole('button', { name: 'Colocar na lista' }).click()
  const list = waiting.getByRole('list', { name: 'Lista de espera' })
  await expect(list).toContainText('Esperando')

  const customer = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
  await customer.goto(`${bookingPage(shop)}/horario/${own.link}`)
  await customer.getByRole('button', { name: 'Cancelar agendamento' }).click()
  await customer.getByRole('button', { name: 'Sim, cancelar' }).click()
  await expect(customer.getByText('Agendamento cancelado.')).toBeVisible()
  await customer.context().close()
  await expect(list).toContainText('Horário oferecido')
  await expect(list).toContainText(/Oferecido: .* às 09:00/)
  await ana.reads(/Abriu um horário para Corte/)
  await ana.says('1')
  await expect(list).toContainText('Agendado')
  await page.keyboard.press('Escape')
  await expect(await appointmentRow(page, date, 'Ana Lima')).toContainText('09:00–10:00')
})
