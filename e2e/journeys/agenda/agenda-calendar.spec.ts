import type { Locator, Page } from '@playwright/test'
import { addDays, weekdayOf } from '@balcao/domain/scheduling/light'
import {
  blockOf,
  bookAtCounter,
  drag,
  expect,
  hoursInSight,
  instantOf,
  messageOf,
  openDay,
  openSchedule,
  panel,
  test,
} from '../../steps/agenda-steps'

/** A working week from its Sunday, in which nothing is past. */
const monday = (): string => {
  let date = openDay(1)
  while (weekdayOf(date) !== 1) date = addDays(date, 1)
  return date
}

const columnOf = (page: Page, date: string): Locator => page.locator(`[data-column^="${date}"]`)

test('APPT-07 an appointment is dragged to another day, asked, moved on every screen, and moved back', async ({
  page,
  counter,
  elsewhere,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const from = monday()
  const to = addDays(from, 2)
  const week = `?view=agenda&span=week&date=${from}`
  await bookAtCounter(page, { date: from, time: '09:00' })
  await openSchedule(page, week)
  const other = await elsewhere(week)
  const block = blockOf(page, 'Ana Lima')
  await expect(columnOf(page, from).getByRole('button', { name: /Ana Lima/ })).toBeVisible()

  await drag(page, block, columnOf(page, to), 1)
  const question = panel(page, 'Mover o agendamento de Ana Lima?')
  await expect(question).toContainText('às 10:00')
  await question.getByRole('button', { name: 'Manter' }).click()
  await expect(columnOf(page, from).getByRole('button', { name: /^09:00–10:00, Ana Lima/ })).toBeVisible()

  await drag(page, block, columnOf(page, to), 1)
  await question.getByRole('button', { name: 'Mover' }).click()
  await expect(question).toHaveCount(0)
  for (const screen of [page, other]) {
    await expect(columnOf(screen, to).getByRole('button', { name: /^10:00–11:00, Ana Lima/ })).toBeVisible()
  }
  await messageOf(page, 'Ana Lima: ').getByRole('button', { name: 'Desfazer' }).click()
  for (const screen of [page, other]) {
    await expect(columnOf(screen, from).getByRole('button', { name: /^09:00–10:00, Ana Lima/ })).toBeVisible()
  }
})

test('APPT-37 APPT-07 a move onto another appointment is refused with free times, of which one is taken; Escape drops nothing', async ({
  page,
  counter,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const date = monday()
  await bookAtCounter(page, { date, time: '09:00' })
  await bookAtCounter(page, { date, time: '10:00', client: 'Bia Rocha', phone: '92988887777' })
  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  const block = blockOf(page, 'Ana Lima')
  const box = (await block.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 150, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await drag(page, block, columnOf(page, date), 1)
  const question = panel(page, 'Mover o agendamento de Ana Lima?')
  await question.getByRole('button', { name: 'Mover' }).click()
  await expect(question.getByText('Este horário já está ocupado por outro agendamento')).toBeVisible()
  await question.getByRole('button', { name: /às 11:00$/ }).click()
  await question.getByRole('button', { name: 'Mover' }).click()
  await expect(page.getByRole('button', { name: /^11:00–12:00, Ana Lima/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^10:00–11:00, Bia Rocha/ })).toBeVisible()
})

test('APPT-07 day, week and month lead from one to the next; a press on a free hour begins an appointment there', async ({
  page,
  counter,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const date = monday()
  await bookAtCounter(page, { date, time: '09:00' })
  await bookAtCounter(page, {
    date,
    time: '13:00',
    service: 'corte',
    client: 'Bia Rocha',
    phone: '92988887777',
  })
  await page.clock.setFixedTime(instantOf(date, '07:30'))
  await page.goto('/dashboard/schedule')
  await page.getByRole('tab', { name: 'Agenda' }).click()
  const span = page.getByRole('group', { name: 'Período' })
  await span.getByRole('button', { name: 'Mês' }).click()
  await expect(page.getByRole('main')).toContainText('Ana Lima')
  await span.getByRole('button', { name: 'Semana' }).click()
  await expect(page.locator('[data-column]')).toHaveCount(7)
  await page.getByRole('button', { name: 'Próxima semana' }).click()
  await expect(blockOf(page, 'Ana Lima')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoje', exact: true }).click()
  await expect(blockOf(page, 'Ana Lima')).toBeVisible()
  await span.getByRole('button', { name: 'Dia', exact: true }).click()
  await expect(page.locator('[data-column]')).toHaveCount(1)
  const column = columnOf(page, date)
  const block = (await blockOf(page, 'Ana Lima').boundingBox())!
  const box = (await column.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, block.y + block.height * 2.5)
  const form = panel(page, 'Novo Agendamento')
  await expect(form.getByLabel('Data', { exact: true })).toHaveValue(date)
  await expect(form.getByLabel('Horário', { exact: true })).toHaveValue('11:00')
})

test('the day begins an hour before now, on its own scroll: five hours are seen at a desk and three on a phone', async ({
  page,
  counter,
}) => {
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(1)
  await page.clock.setFixedTime(instantOf(date, '13:00'))
  await openSchedule(page, `?view=agenda&span=day&date=${date}`)
  for (const [width, height, hours] of [
    [1366, 768, 5],
    [360, 740, 3],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    const noon = columnOf(page, date)
    await expect(noon).toBeVisible()
    await expect.poll(() => hoursInSight(page), { message: `${width} px` }).toBeGreaterThanOrEqual(hours)
    await expect(page.getByText('12:00', { exact: true }).first()).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})
