import { openAgenda, openDay, panel } from '../../steps/agenda-steps'
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
