import { mkdir } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { openPage, signIn, url, withDemonstration } from './demonstration.mjs'

const out = '/tmp/seats-pictures'
await mkdir(out, { recursive: true })
const sizes = [
  [360, 740],
  [768, 1024],
  [1366, 860],
]
await withDemonstration(async (browser) => {
  const page = await openPage(browser, { viewport: { width: 1366, height: 860 } })
  await page.goto(url + '/login')
  await signIn(page)
  const ask = (method, path, body) =>
    page.evaluate(
      async ({ method, path, body }) => {
        const answer = await fetch(path, {
          method,
          headers: body ? { 'content-type': 'application/json' } : {},
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        const text = await answer.text()
        return { status: answer.status, body: text ? JSON.parse(text) : null }
      },
      { method, path, body },
    )
  const settings = (await ask('GET', '/api/agenda/settings')).body
  const agenda = (await ask('GET', '/api/booking/99999999000199')).body
  console.log(
    agenda.services.map(({ id, name, duration, modalidade }) => [id, name, duration, modalidade]),
    agenda.people,
    settings.agendas.map((one) => [one.id, one.name, one.active]),
  )
  const service = agenda.services.filter(
    ({ modalidade, duration }) => modalidade === 'tempo' && duration >= 40,
  )[0]
  const saved = await ask('PUT', '/api/agenda/settings', {
    version: settings.version,
    services: {
      ...settings.services,
      [service.id]: { ...settings.services[service.id], seats: 8, waiting_list: true },
    },
  })
  console.log(saved.status, JSON.stringify(saved.body).slice(0, 200))
  const people = [
    'Ana Lima',
    'Bia Nunes Reis',
    'Caio Prado',
    'Davi Melo',
    'Eva Maria de Souza Albuquerque',
    'Fábio Luz',
    'Gil Costa',
    'Helena Dias',
  ]
  page.setDefaultTimeout(8000)
  const from = agenda.today
  const to = agenda.last < '9' ? agenda.last : from
  const next = (days) => new Date(Date.parse(from) + days * 86400000).toISOString().slice(0, 10)
  const slots = (
    await ask(
      'GET',
      `/api/agenda/slots?service_id=${service.id}&from=${next(1)}&to=${next(8)}&agenda_id=${settings.agendas.find(({ active }) => active).id}`,
    )
  ).body
  const free = slots.days.flatMap(({ slots, date }) =>
    slots.filter(({ fits }) => fits).map((slot) => ({ ...slot, date })),
  )
  const first = free[0]
  const date = first.date
  const later =
    free.filter(
      (slot) =>
        slot.date === date && Date.parse(slot.start) >= Date.parse(first.start) + service.duration * 60000,
    )[0] ?? free[3]
  const agendaId = settings.agendas.find(({ active }) => active).id
  const made = []
  for (const [start, count] of [
    [first.start, 5],
    [later.start, 8],
  ])
    for (const client of people.slice(0, count)) {
      const id = randomUUID()
      const answer = await ask('POST', '/api/appointments', {
        id,
        service_id: service.id,
        starts_at: start,
        client,
        phone: '929912345' + String(10 + made.length),
        agenda_id: agendaId,
        status: made.length % 3 === 2 ? 'pending' : 'confirmed',
      })
      if (answer.status !== 201) console.log(answer.status, JSON.stringify(answer.body))
      made.push(answer.body)
    }
  console.log(date, first.time, later.time, made.map(({ seat, time }) => [seat, time]).join(' '))
  const shots = async (name, address, before) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(url + address)
      await page.waitForLoadState('networkidle').catch(() => {})
      await Promise.resolve(before?.(page, width)).catch((error) =>
        console.log(name, width, String(error).slice(0, 200)),
      )
      await page.waitForTimeout(700)
      await page.screenshot({ path: `${out}/${name}-${width}.png` })
    }
  }
  const key = encodeURIComponent(`${made[0].starts_at}~${made[0].agenda_id}~${service.id}`)
  await shots('settings', '/dashboard/schedule/settings?tab=services', async (page) => {
    await page.getByRole('region', { name: service.name, exact: true }).first().scrollIntoViewIfNeeded()
    await page.getByLabel('Pessoas por horário').first().waitFor()
  })
  await shots('day', `/dashboard/schedule?view=agenda&span=day&date=${date}`, (page) =>
    page.locator('[data-class]').first().scrollIntoViewIfNeeded(),
  )
  await shots('week', `/dashboard/schedule?view=agenda&span=week&date=${date}`, (page) =>
    page.locator('[data-class]').first().scrollIntoViewIfNeeded(),
  )
  await shots('month', `/dashboard/schedule?view=agenda&span=month&date=${date}`)
  await shots('class', `/dashboard/schedule?view=agenda&span=day&date=${date}&class=${key}`, (page) =>
    page.getByRole('list', { name: 'Quem vem' }).waitFor(),
  )
  await shots(
    'new',
    `/dashboard/schedule?view=agenda&span=day&date=${date}&new=${date}T${made[0].time}&agenda=${agendaId}&service=${service.id}`,
    async (page) => {
      await page.locator('button[aria-pressed=true]').last().scrollIntoViewIfNeeded()
    },
  )
  await shots(
    'details',
    `/dashboard/schedule?view=agenda&span=day&date=${date}&appointment=${made[0].id}`,
    (page) => page.getByRole('button', { name: 'Ver a turma' }).waitFor(),
  )
  await shots('page', `/agendamento/99999999000199?servico=${service.id}`, async (page) => {
    const day = page.locator(`[data-date="${date}"]`)
    if ((await day.count()) === 0) await page.getByRole('button', { name: 'Próximo mês' }).click()
    await day.click()
    await page.locator('[data-slots]').scrollIntoViewIfNeeded()
  })
  await shots('service', `/agendamento/99999999000199`, async (page) => {
    const day = page.locator(`[data-date="${date}"]`)
    if ((await day.count()) === 0) await page.getByRole('button', { name: 'Próximo mês' }).click()
    await day.click()
    await page.locator('[data-slots] button', { hasText: made[0].time }).first().click()
    await page.getByRole('article', { name: service.name }).first().waitFor()
  })
})
