import {
  blockOf,
  bookAtCounter,
  expect,
  instantOf,
  openDay,
  openSchedule,
  panel,
  test,
} from '../../steps/agenda-steps'
import { expectWellWithAFinger, phone } from '../../looks'

const stamp = (date: string, time: string) =>
  new Date(instantOf(date, time)).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const event = (uid: string, title: string, [date, from, to]: [string, string, string]) => [
  'BEGIN:VEVENT',
  `UID:${uid}@google.com`,
  `DTSTART:${stamp(date, from)}`,
  `DTEND:${stamp(date, to)}`,
  `SUMMARY:${title}`,
  'END:VEVENT',
]

const calendar = (date: string) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...event('a', 'Corte - Duda Melo', [date, '10:00', '11:00']),
      ...event('b', 'Eva Prado', [date, '14:00', '14:30']),
      ...event('c', 'Corte - Gil Neves', [date, '09:30', '10:00']),
      ...event('d', 'Sem fim', [date, '16:00', '15:00']),
      'END:VCALENDAR',
    ].join('\r\n'),
  )

test('a calendar of another program is chosen, looked at, saved, seen on the agenda, and taken back', async ({
  page,
  salonSession: counter,
}) => {
  test.slow()
  expect(counter.cnpj).toHaveLength(14)
  const date = openDay(3)
  await bookAtCounter(page, { date, time: '09:00', client: 'Ana Lima' })
  const file = { name: 'salao.ics', mimeType: 'text/calendar', buffer: calendar(date) }
  await page.goto('/dashboard/schedule/settings?tab=import')
  await expect(page.getByText('Nada foi importado ainda.')).toBeVisible()
  const save = page.getByRole('button', { name: /^Importar \d/ })

  await test.step('a file that is none says so', async () => {
    const zip = { name: 'agenda.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') }
    await page.getByLabel('Escolher arquivo').first().setInputFiles(zip)
    await expect(page.getByText('Este arquivo é um .zip.')).toBeVisible()
  })

  await test.step('what comes, what is in the way and what cannot be read are said before anything is saved', async () => {
    await page.getByLabel('Escolher arquivo').first().setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'O que está em salao.ics' })).toBeVisible()
    await expect(save).toHaveText('Importar 2 agendamentos')
    const conflicts = page.getByRole('list', { name: '1 está sobre outro agendamento' })
    await expect(conflicts).toContainText('Gil Neves')
    await expect(conflicts).toContainText('Sobre o agendamento de Ana Lima, das 09:00 às 10:00.')
    await expect(page.getByRole('list', { name: '1 linha não pôde ser lida' })).toContainText('Sem fim')
    await expect(page.getByLabel('Corte (2)')).toHaveValue('corte')
    await page.setViewportSize(phone)
    await expectWellWithAFinger(page, 'import, preview')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('what is ticked comes as the owner’s will, and a name becomes a service', async () => {
    await page.getByRole('checkbox', { name: /Gil Neves/ }).check()
    await expect(save).toHaveText('Importar 3 agendamentos')
    await page.getByLabel('Sem serviço reconhecido (1)').selectOption('luzes')
    await expect(save).toHaveText('Importar 3 agendamentos')
    await expect(save).toBeEnabled()
    await save.click()
    await expect(page.getByText('3 agendamentos entraram na agenda.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Importações anteriores' })).toContainText('salao.ics')
  })

  await test.step('one press takes it back at once, and the file comes again', async () => {
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Desfeita: 3 saíram' })).toBeVisible()
    await page.getByLabel('Escolher arquivo').first().setInputFiles(file)
    await page.getByRole('checkbox', { name: /Gil Neves/ }).check()
    await expect(save).toHaveText('Importar 3 agendamentos')
    await expect(save).toBeEnabled()
    await save.click()
    await expect(page.getByText('3 agendamentos entraram na agenda.')).toBeVisible()
  })

  await test.step('they stand in the agenda', async () => {
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    for (const client of ['Duda Melo', 'Eva Prado', 'Gil Neves', 'Ana Lima'])
      await expect(blockOf(page, client)).toBeVisible()
  })

  await test.step('the same file brings nothing twice', async () => {
    await page.goto('/dashboard/schedule/settings?tab=import')
    await page.getByLabel('Escolher arquivo').first().setInputFiles(file)
    await expect(page.getByText('3 já estão na agenda')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nada a importar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Outro arquivo' }).click()
  })

  await test.step('it is taken back later as well, once that was confirmed', async () => {
    await page.getByRole('button', { name: 'Desfazer a importação de salao.ics' }).click()
    await panel(page, 'Desfazer a importação?').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Desfeita: 3 saíram')).toHaveCount(2)
    await openSchedule(page, `?view=agenda&span=day&date=${date}`)
    await expect(blockOf(page, 'Ana Lima')).toBeVisible()
    await expect(blockOf(page, 'Duda Melo')).toHaveCount(0)
  })
})
