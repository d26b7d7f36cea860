import type { Locator, Page } from '@playwright/test'
import { nationalHolidays } from '@balcao/domain/scheduling/light'
import {
  bookAtCounter,
  bookingPage,
  expect,
  findDay,
  messageOf,
  nextSunday,
  openDay,
  openSchedule,
  panel,
  rowOf,
  slot,
  test,
  today,
} from '../../steps/agenda-steps'
import { rows } from '../../product'

const closuresCall = '**/api/agenda/closures'

/** Opens 'Define Agenda' and answers it. */
async function defineAgenda(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Define Agenda' }).click()
  return panel(page, 'Define Agenda')
}

/** A day of its calendar, in whichever month it lies. */
async function dayIn(dialog: Locator, date: string): Promise<Locator> {
  const day = dialog.locator(`[data-date="${date}"]`)
  await expect(dialog.getByRole('gridcell')).toHaveCount(42)
  if ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Próximo mês' }).click()
  return day
}

test('days are closed by hand, with appointments on them, as holidays and in parts', async ({
  page,
  counter,
  browser,
  contextOptions,
}) => {
  rows('AVAIL-01 AVAIL-02 AVAIL-03 AVAIL-08 AVAIL-12 AVAIL-13 AVAIL-24 AVAIL-14 AVAIL-17 APPT-36')
  test.slow()
  await test.step('a press closes a day for customers and opens it again; a failure says so', async () => {
    const dialog = await defineAgenda(page)
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Dom',
      'Seg',
      'Ter',
      'Qua',
      'Qui',
      'Sex',
      'Sáb',
    ])
    await expect(dialog.getByRole('gridcell')).toHaveCount(42)
    const date = openDay(3)
    const day = await dayIn(dialog, date)
    await expect(day).toHaveAccessibleName(/, disponível$/)

    await page.route(closuresCall, (route) => route.abort())
    await day.click()
    await expect(messageOf(page, 'Erro ao alterar disponibilidade do dia')).toBeVisible()
    await expect(day).toHaveAccessibleName(/, disponível$/)
    await page.unroute(closuresCall)

    await dialog.getByLabel('Motivo (opcional)').fill('Curso')
    await day.click()
    await expect(day).toHaveAccessibleName(/, indisponível: Curso$/)
    await expect(dialog.getByRole('status').filter({ hasText: ': indisponível' })).toBeVisible()
    const customer = await browser.newPage({ ...contextOptions, baseURL: process.env.E2E_URL! })
    await customer.goto(bookingPage(counter))
    await (await findDay(customer, date)).click()
    await expect(customer.getByText('Este dia está fechado para agendamentos')).toBeVisible()

    await day.click()
    await expect(day).toHaveAccessibleName(/, disponível$/)
    await customer.reload()
    await (await findDay(customer, date)).click()
    await expect(slot(customer, '09:00')).toBeVisible()
    await customer.context().close()
  })
  await test.step('closing days with appointments is asked, names them, and drops nobody; the form refuses the day from then on', async () => {
    await openSchedule(page)
    const date = openDay(3)
    await bookAtCounter(page, { date, time: '09:00' })
    const dialog = await defineAgenda(page)
    await expect(await dayIn(dialog, nextSunday())).toHaveAccessibleName(
      /fechado pelo horário de funcionamento$/,
    )
    const day = await dayIn(dialog, date)
    await day.click()
    const question = panel(page, 'Há agendamentos nestes dias')
    await expect(question.getByRole('list', { name: 'Agendamentos que ficam de fora' })).toContainText(
      /09:00Ana Lima/,
    )
    await question.getByRole('button', { name: 'Voltar' }).click()
    await expect(day).toHaveAccessibleName(/, disponível$/)
    await day.click()
    await question.getByRole('button', { name: 'Fechar sem avisar' }).click()
    await expect(question).toHaveCount(0)
    await expect(day).toHaveAccessibleName(/, indisponível$/)
    await page.keyboard.press('Escape')
    await expect(await rowOf(page, date, 'Ana Lima')).toContainText('Pendente')

    await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
    const form = panel(page, 'Novo Agendamento')
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByLabel('Data', { exact: true }).fill(date)
    const closed = form.locator(`[data-date="${date}"]`)
    await expect(closed).toBeDisabled()
    // The month of the date may still be on its way: a press counts where the day stands.
    await expect(async () => {
      await closed.click({ force: true })
      await expect(form.getByText('Este dia está marcado como indisponível')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
  await test.step('national holidays are closed with one press, and a part of a day as well', async () => {
    await openSchedule(page)
    const date = openDay(4)
    const dialog = await defineAgenda(page)
    await expect(await dayIn(dialog, date)).toHaveAccessibleName(/, disponível$/)
    const part = dialog.getByRole('region', { name: 'Fechar parte de um dia' })
    await part.getByLabel('Dia', { exact: true }).fill(date)
    await part.getByLabel('Das').fill('10:00')
    await part.getByLabel('Até').fill('09:00')
    await part.getByRole('button', { name: 'Fechar este período' }).click()
    await expect(part.getByText('Escolha o dia e um horário de fim depois do início.')).toBeVisible()
    await part.getByLabel('Até').fill('12:00')
    await part.getByRole('button', { name: 'Fechar este período' }).click()
    await expect(part.getByRole('listitem')).toHaveText(/às 10:00–12:00/)

    const [holiday] = nationalHolidays(Number(today().slice(0, 4)) + 1)
    // January of the next year: the holidays of that year are all to come.
    while ((await dialog.locator(`[data-date="${holiday!.date}"]`).count()) === 0) {
      await dialog.getByRole('button', { name: 'Próximo mês' }).click()
    }
    await dialog.getByRole('button', { name: 'Próximo mês' }).click()
    const list = dialog.getByRole('region', { name: /^Feriados nacionais de/ })
    await list.getByRole('button', { name: new RegExp(`^Fechar: ${holiday!.name}`) }).click()
    await expect(list.getByRole('button', { name: new RegExp(`^Abrir: ${holiday!.name}`) })).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Novo Agendamento' }).first().click()
    const form = panel(page, 'Novo Agendamento')
    await form.getByLabel('Serviço').selectOption('corte')
    await form.getByLabel('Data', { exact: true }).fill(date)
    await expect(form.getByRole('button', { name: '09:00', exact: true })).toBeEnabled()
    await expect(form.getByRole('button', { name: /^1[01]:00/ })).toHaveCount(0)
  })
})
