import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../../expect-accessible'
import { expectToFitAPhone } from '../../expect-to-fit-a-phone'
import { standIns } from '../../product'
import { expect, messageOf, openDay, openSchedule, panel, test } from '../../steps/agenda-steps'

/** The text of the mail to an address that says something. */
async function mailSaying(email: string, words: RegExp): Promise<string> {
  const { mailbox } = await standIns()
  const find = async () => {
    const response = await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, mailbox))
    return ((await response.json()) as { text: string }[]).find(({ text }) => words.test(text))?.text
  }
  await expect.poll(find, { message: `a mail to ${email}`, intervals: [100] }).toBeTruthy()
  return (await find())!
}

test('a package is made, sold at the counter and booked from; its customer’s link says what is left, and a cancelled appointment gives its session back', async ({
  page,
  salonSession: counter,
  browser,
  contextOptions,
}) => {
  test.slow()
  expect(counter.cnpj).toHaveLength(14)
  await test.step('the owner makes a package', async () => {
    await page.goto('/dashboard/schedule/settings?tab=packages')
    await page.getByRole('button', { name: 'Adicionar pacote' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Dê um nome.')).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('10 cortes')
    await page.getByLabel('Preço').fill('40000')
    await page.getByLabel('Vale por quantos dias').fill('90')
    await page.getByRole('group', { name: 'Vale para' }).getByRole('checkbox', { name: 'Corte' }).check()
    await expectAccessible(page, 'kinds of package')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(messageOf(page, 'Ajustes salvos')).toBeVisible()
  })

  const date = openDay(3)
  const email = `ana-${randomUUID()}@cliente.example`
  await openSchedule(page)
  await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
  const form = panel(page, 'Novo Agendamento')
  await test.step('it is sold while the appointment is taken down, and the appointment takes a session', async () => {
    await form.getByLabel('Nome do cliente').fill('Ana Lima')
    await form.getByLabel('Telefone').fill('92991234567')
    await form.getByLabel('E-mail (opcional)').fill(email)
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByLabel('Data', { exact: true }).fill(date)
    await form.getByLabel('Horário', { exact: true }).fill('09:00')
    await form.getByRole('button', { name: 'Vender pacote' }).click()
    const sale = panel(page, 'Vender pacote')
    await expect(sale.getByText(/10 sessões · R\$\s400,00 · vale por 90 dias/)).toBeVisible()
    await sale.getByLabel('Pagamento').selectOption('pix')
    await expectAccessible(page, 'selling a package')
    await sale.getByRole('button', { name: 'Vender pacote' }).click()
    await expect(messageOf(page, 'Pacote vendido')).toBeVisible()
    await expect(form.getByText(/^Pacote 10 cortes: restam 10 de 10, até /)).toBeVisible()
    await expect(form.getByRole('switch', { name: 'Usar 1 sessão do pacote' })).toBeChecked()
    await form.getByRole('button', { name: 'Agendar' }).click()
    await expect(messageOf(page, 'Agendamento criado')).toBeVisible()
  })

  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  await page.getByRole('button', { name: /^09:00–10:00, Ana Lima/ }).click()
  const edit = panel(page, 'Editar Agendamento')
  await expect(edit.getByText('sessão 1 de 10', { exact: true })).toBeVisible()
  await edit.getByRole('button', { name: 'Confirmar' }).first().click()
  await expect(edit.getByText('Confirmado').first()).toBeVisible()

  const customer = await (
    await browser.newContext({ ...contextOptions, viewport: { width: 360, height: 740 } })
  ).newPage()
  await test.step('the customer reads in the mail and behind its link what is left', async () => {
    const text = await mailSaying(email, /está confirmado/)
    expect(text).toContain('Pacote: sessão 1 de 10, restam 9, até ')
    await customer.goto(text.match(/https?:\S+\/horario\/\S+/)![0])
    await expect(customer.getByText(/Seu pacote: restam 9 de 10, até /)).toBeVisible()
    await expectToFitAPhone(customer, 'what is left of a package')
    await expectAccessible(customer, 'what is left of a package')
  })
  await test.step('cancelled by its customer, the session is there again', async () => {
    await customer.getByRole('button', { name: 'Cancelar agendamento' }).click()
    await customer.getByRole('button', { name: 'Sim, cancelar' }).click()
    await expect(customer.getByText('Cancelado').first()).toBeVisible()
    await page.goto('/dashboard/customers')
    await page
      .getByRole('button', { name: /Ana Lima/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Pacotes' }).click()
    await expect(page.getByText(/^restam 10 de 10, até /)).toBeVisible()
    await expect(page.getByText('Pago · PIX')).toBeVisible()
  })
  await customer.context().close()
})
