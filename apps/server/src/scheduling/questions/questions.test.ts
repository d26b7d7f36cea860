import { randomUUID } from 'node:crypto'
import type { Answers, Appointment, ServiceQuestions } from '@balcao/contract/scheduling'
import type { CustomerRecord, EraseReport } from '@balcao/contract/customers'
import type { OwnBooking } from '@balcao/contract/booking'
import type { GivenAnswer, ServiceQuestion } from '@balcao/domain/scheduling/questions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Answer } from '../../testing/call'
import { givenEmployee, givenPin, signInWithPin } from '../../testing/employees'
import { startTestServer, type TestServer } from '../../testing/server'
import { buildBooking, givenBookingShop, type BookingShop } from '../booking/testing/booking-shop'
import { movableClock } from '../testing/movable-clock'

/** 8 h on Monday, 16 November 2026, in Manaus. */
const monday = '2026-11-16T12:00:00Z'
const clock = movableClock(monday)
let server: TestServer
let shop: BookingShop
let visit: string

beforeAll(async () => {
  server = await startTestServer({ env: { BALCAO_ROLE: 'web' }, clock: clock.now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock.set(monday)
  shop = await givenBookingShop(server)
  visit = await openVisit()
})

const openVisit = async () => (await call<{ token: string }>(server, '/api/visit')).body.token

interface Refusal {
  code: string
  fields?: { path: string }[]
  current?: unknown
}

const ask = <Body>(path: string, method = 'GET', body?: unknown, cookie = shop.company.cookie) =>
  call<Body & Refusal>(server, path, { method, cookie, ...(body === undefined ? {} : { body }) })

const build = (change: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  id: randomUUID(),
  label: 'Tem alergia?',
  hint: '',
  kind: 'text',
  choices: [],
  required: false,
  when: 'booking',
  ...change,
})

const allergy = build({ required: true })
const length = build({ label: 'Tamanho?', kind: 'choice', choices: ['Curto', 'Longo'] })
const first = build({ label: 'Primeira vez?', kind: 'yesno', required: true, when: 'later' })

/** Says what a service asks; answers it as it stands. */
async function given(questions: ServiceQuestion[], service = 'corte'): Promise<ServiceQuestions> {
  const { body: all } = await ask<{ services: ServiceQuestions[] }>('/api/agenda/questions')
  const version = all.services.find(({ service_id }) => service_id === service)?.version ?? 0
  const saved = await ask<ServiceQuestions>(`/api/agenda/questions/${service}`, 'PUT', { version, questions })
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
  return saved.body
}

const to = ({ id, label }: Pick<ServiceQuestion, 'id' | 'label'>, answer: string): GivenAnswer => ({
  id,
  label,
  answer,
})

const linkPath = (link: string) => `/api/booking/${shop.company.id}/bookings/${link}/answers`
const ownAnswers = (link: string) => call<Answers & Refusal>(server, linkPath(link))
const answerOwn = (link: string, body: unknown): Promise<Answer<Answers & Refusal>> =>
  call(server, linkPath(link), { method: 'PUT', bearer: visit, body })
const atCounter = ({ id }: { id: string }) => ask<Answers>(`/api/appointments/${id}/answers`)
const saidIn = ({ questions }: Answers) => questions.map(({ label, answer }) => [label, answer])

async function booked(answers: GivenAnswer[], change = {}): Promise<OwnBooking> {
  const answer = await shop.book(buildBooking({ answers, ...change }))
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  return answer.body
}

describe('what a service asks', () => {
  it('is asked of who books it, and leaves pages alone that ask nothing', async () => {
    expect((await shop.agenda()).text).not.toContain('asks')
    await given([allergy, length, first])
    const { body } = await shop.agenda()
    expect(body.services.filter(({ asks }) => asks).map(({ id }) => id)).toEqual(['corte'])
    const path = `/api/booking/${shop.company.id}/questions?services=corte,luzes`
    const { body: put } = await call<{ questions: ServiceQuestion[] }>(server, path)
    expect(put.questions.map(({ label }) => label)).toEqual([allergy.label, length.label])
    await given([build({ when: 'later' })], 'luzes')
    expect((await shop.agenda()).body.services.find(({ id }) => id === 'luzes')).not.toHaveProperty('asks')
  })

  it('is saved whole, and not over what somebody else saved', async () => {
    await given([allergy])
    const late = await ask('/api/agenda/questions/corte', 'PUT', { version: 0, questions: [length] })
    expect([late.status, late.body.code, late.body.current]).toMatchObject([
      409,
      'SETTINGS_CHANGED',
      { version: 1, questions: [{ label: allergy.label }] },
    ])
  })

  it.each<[string, Partial<ServiceQuestion>[]]>([
    ['without words', [{ label: ' ' }]],
    ['of too many words', [{ label: 'x'.repeat(201) }]],
    ['with a hint of too many', [{ hint: 'x'.repeat(201) }]],
    ['with one choice', [{ kind: 'choice', choices: ['Sim'] }]],
    ['with a choice twice', [{ kind: 'choice', choices: ['Sim', 'sim'] }]],
    ['with thirteen choices', [{ kind: 'choice', choices: Array.from({ length: 13 }, (_, at) => `${at}`) }]],
    ['twice', [{}, { label: 'TEM ALERGIA?' }]],
    ['eleven times', Array.from({ length: 11 }, (_, at) => ({ label: `Pergunta ${at}` }))],
  ])('is refused %s', async (_, questions) => {
    const saved = await ask('/api/agenda/questions/corte', 'PUT', {
      version: 0,
      questions: questions.map(build),
    })
    expect([saved.status, saved.body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  it('belongs to a service that there is', async () => {
    const saved = await ask('/api/agenda/questions/gone', 'PUT', { version: 0, questions: [] })
    expect([saved.status, saved.body.code]).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})

describe('answers in a booking', () => {
  it('are kept as they were asked, whatever becomes of the question', async () => {
    await given([allergy, length, first])
    const booking = await booked([to(allergy, ' dipirona '), to(length, 'Longo')])
    expect(booking.questions).toEqual({ asked: 3, open: 1 })
    expect(saidIn((await atCounter(booking)).body)).toEqual([
      [allergy.label, 'dipirona'],
      [length.label, 'Longo'],
      [first.label, null],
    ])
    await given([first])
    const { body } = await atCounter(booking)
    expect(body.questions.map(({ label, answer, asked }) => [label, answer, asked])).toEqual([
      [first.label, null, true],
      [allergy.label, 'dipirona', false],
      [length.label, 'Longo', false],
    ])
  })

  it('are none to a question that is worded anew: it is asked again, beside what was said to the former', async () => {
    await given([allergy])
    const booking = await booked([to(allergy, 'não')])
    const anew = { ...allergy, label: 'Pode tomar dipirona?' }
    await given([anew, length])
    const { body } = await atCounter(booking)
    expect(body.questions.map(({ label, answer, asked }) => [label, answer, asked])).toEqual([
      [anew.label, null, true],
      [length.label, null, true],
      [allergy.label, 'não', false],
    ])
    expect(new Set(body.questions.map(({ id }) => id)).size).toBe(3)
    expect((await ask<Appointment>(`/api/appointments/${booking.id}`)).body.questions).toBe('missing')
    const path = `/api/appointments/${booking.id}/answers`
    const saved = await ask<Answers>(path, 'PUT', { version: body.version, answers: [to(anew, 'posso')] })
    expect(saidIn(saved.body)).toEqual([
      [anew.label, 'posso'],
      [length.label, null],
      [allergy.label, 'não'],
    ])
    await given([{ ...anew, kind: 'yesno' }, length])
    expect(saidIn((await atCounter(booking)).body)).toEqual([
      [anew.label, null],
      [length.label, null],
      [anew.label, 'posso'],
      [allergy.label, 'não'],
    ])
    await given([{ ...anew, label: 'PODE TOMAR dipirona?' }, length])
    expect(saidIn((await atCounter(booking)).body)[0]).toEqual(['PODE TOMAR dipirona?', 'posso'])
  })

  it.each<[string, () => GivenAnswer[], string]>([
    ['nothing to one that has to be answered', () => [], 'answers.'],
    [
      'a question that is gone',
      () => [to(allergy, 'não'), { id: randomUUID(), label: 'Peso?', answer: '70' }],
      'answers.',
    ],
    [
      'one that reads otherwise',
      () => [{ id: allergy.id, label: 'Não tem alergia?', answer: 'sim' }],
      'answers.',
    ],
    ['a choice that is not offered', () => [to(allergy, 'não'), to(length, 'Médio')], 'answers.'],
    ['something that is asked later', () => [to(allergy, 'não'), to(first, 'yes')], 'answers.'],
  ])('are not taken where they answer %s, and nothing is booked', async (_, answers, path) => {
    await given([allergy, length, first])
    const refused = await shop.book(buildBooking({ answers: answers() }))
    expect([refused.status, refused.body.code]).toEqual([409, 'QUESTIONS_CHANGED'])
    expect(refused.body.fields?.[0]?.path.startsWith(path)).toBe(true)
    const { questions } = refused.body.current as unknown as { questions: ServiceQuestion[] }
    expect(questions.map(({ label }) => label)).toEqual([allergy.label, length.label])
    expect(await shop.rows()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['too long', [{ id: randomUUID(), label: 'x', answer: 'x'.repeat(1001) }]],
    ['too many', Array.from({ length: 61 }, () => ({ id: randomUUID(), label: 'x', answer: 'x' }))],
    ['no answers', 'x'],
    ['without a question', [{ answer: 'x' }]],
    ['to nobody', [{ id: 'x', label: 'x', answer: 'x' }]],
    ['with more in them', [{ id: randomUUID(), label: 'x', answer: 'x', kind: 'text' }]],
  ])('are refused where they are %s', async (_, answers) => {
    await given([allergy])
    const refused = await shop.book({ ...buildBooking(), answers })
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  it.each(['\u0000', '\ud800', 'a\udc00b', '\u202e x', '😀'.repeat(500), "'; drop table orders; --"])(
    'are taken as they are typed, or refused, where they hold %j',
    async (odd) => {
      await given([allergy])
      const answer = await shop.book(buildBooking({ answers: [to(allergy, `pó ${odd}`)] }))
      expect([answer.status < 500, answer.text]).toEqual([true, expect.any(String)])
      if (answer.status === 201)
        expect((await atCounter(answer.body)).body.questions[0]?.answer).toContain('pó')
      const version = 1
      const saved = await ask('/api/agenda/questions/corte', 'PUT', {
        version,
        questions: [build({ label: `Pó? ${odd}` })],
      })
      expect(saved.status).toBeLessThan(500)
    },
  )

  it('of a visit are asked once for all its services', async () => {
    await given([allergy])
    await given([build({ label: 'tem alergia?' }), length], 'luzes')
    const path = `/api/booking/${shop.company.id}/questions?services=corte,luzes`
    const { body: put } = await call<{ questions: ServiceQuestion[] }>(server, path)
    expect(put.questions.map(({ id, label }) => [id, label])).toEqual([
      [allergy.id, allergy.label],
      [length.id, length.label],
    ])
    const services = [{ service_id: 'corte' }, { service_id: 'luzes' }]
    const visit = await booked([to(allergy, 'não')], {
      service_id: undefined,
      services,
      starts_at: '2026-11-17T17:00:00Z',
    })
    expect(visit.questions).toEqual({ asked: 2, open: 0 })
    expect(saidIn((await atCounter(visit)).body)).toEqual([
      [allergy.label, 'não'],
      [length.label, null],
    ])
  })

  it('come once, however often the same booking is sent, and another booking is not the same', async () => {
    await given([allergy])
    const request = buildBooking({ answers: [to(allergy, 'não')] })
    await shop.book(request)
    await given([first])
    expect((await shop.book(request)).status).toBe(201)
    const other = await shop.book({ ...request, answers: [to(allergy, 'sim')] })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    expect(await shop.rows()).toHaveLength(1)
  })
})

describe('answers by the private link', () => {
  it('are given and changed until the appointment begins', async () => {
    await given([allergy, first])
    const { link, id } = await booked([to(allergy, 'não')])
    const { body: before } = await ownAnswers(link)
    expect([saidIn(before), before.answerable]).toEqual([
      [
        [allergy.label, 'não'],
        [first.label, null],
      ],
      true,
    ])
    const answered = await answerOwn(link, { version: before.version, answers: [to(first, 'yes')] })
    expect([answered.status, saidIn(answered.body)]).toEqual([
      200,
      [
        [allergy.label, 'não'],
        [first.label, 'yes'],
      ],
    ])
    expect((await shop.own(link)).body.questions).toEqual({ asked: 2, open: 0 })
    expect((await ask<Appointment>(`/api/appointments/${id}`)).body.questions).toBe('asked')

    const taken = await answerOwn(link, { version: answered.body.version, answers: [to(allergy, '')] })
    expect(saidIn(taken.body)).toEqual([
      [allergy.label, null],
      [first.label, 'yes'],
    ])
    expect((await ask<Appointment>(`/api/appointments/${id}`)).body.questions).toBe('missing')

    clock.set('2026-11-17T13:00:00Z')
    visit = await openVisit()
    const late = await answerOwn(link, { version: taken.body.version, answers: [to(allergy, 'sim')] })
    expect([late.status, late.body.code]).toEqual([409, 'TOO_LATE_TO_CHANGE'])
    expect((await ownAnswers(link)).body.answerable).toBe(false)
  })

  it('are not written over what somebody else answered meanwhile, nor to a question that changed', async () => {
    await given([allergy, first])
    const booking = await booked([to(allergy, 'não')])
    const { version } = (await ownAnswers(booking.link)).body
    const path = `/api/appointments/${booking.id}/answers`
    expect((await ask(path, 'PUT', { version, answers: [to(first, 'no')] })).status).toBe(200)
    const late = await answerOwn(booking.link, { version, answers: [to(first, 'yes')] })
    expect([late.status, late.body.code]).toEqual([409, 'ANSWERS_CHANGED'])
    expect(saidIn(late.body.current as Answers)).toContainEqual([first.label, 'no'])

    await given([{ ...first, label: 'É a segunda vez?' }])
    const stale = await answerOwn(booking.link, { version, answers: [to(first, 'yes')] })
    expect([stale.status, stale.body.code]).toEqual([409, 'QUESTIONS_CHANGED'])
    expect((stale.body.current as Answers).questions[0]?.label).toBe('É a segunda vez?')
  })

  it('open with no other link, and are refused in every odd shape', async () => {
    await given([allergy])
    const { link } = await booked([to(allergy, 'segredo')])
    const elsewhere = await givenBookingShop(server)
    const path = `/api/booking/${elsewhere.company.id}/bookings/${link}/answers`
    expect((await call<Refusal>(server, path)).body.code).toBe('APPOINTMENT_NOT_FOUND')
    expect((await ownAnswers(`${link.slice(0, -1)}x`)).status).toBe(404)
    for (const body of [{}, { version: 'x', answers: [] }, { version: 1e99, answers: [] }, { version: 1 }]) {
      expect((await answerOwn(link, body)).status).toBe(400)
    }
    const many = Array.from({ length: 60 }, () => ({
      id: randomUUID(),
      label: 'x',
      answer: 'x'.repeat(1000),
    }))
    expect((await answerOwn(link, { version: 1, answers: many })).body.code).toBe('QUESTIONS_CHANGED')
  })
})

describe('answers at the counter', () => {
  it('are missing in the list until they are written down, also where the counter booked', async () => {
    const mine = await ask<Appointment>('/api/appointments', 'POST', {
      id: randomUUID(),
      service_id: 'corte',
      starts_at: '2026-11-17T13:00:00Z',
      client: 'Ana Lima',
      phone: '92991234567',
    })
    expect(mine.body).not.toHaveProperty('questions')
    await given([allergy])
    const list = async () =>
      (await ask<{ appointments: Appointment[] }>('/api/appointments?from=2026-11-16&to=2026-11-20')).body
        .appointments
    expect((await list()).map(({ questions }) => questions)).toEqual(['missing'])
    const path = `/api/appointments/${mine.body.id}/answers`
    const saved = await ask<Answers>(path, 'PUT', { version: 0, answers: [to(allergy, 'pó')] })
    expect(saidIn(saved.body)).toEqual([[allergy.label, 'pó']])
    expect((await list()).map(({ questions }) => questions)).toEqual(['asked'])
  })

  it('are seen by who sees the appointment, a professional those of their own agenda alone', async () => {
    await given([allergy])
    const agendaOf = async (nome: string) => {
      const { id } = await givenEmployee(server, shop.company, { nome })
      const { body } = await ask<{ id: string }>(`/api/agenda/employees/${id}`, 'PUT', { active: true })
      return { employee: id, agenda: body.id }
    }
    const [bia, caio] = [await agendaOf('Bia Reis'), await agendaOf('Caio Luz')]
    const cookieOf = async (employee: string, role: Parameters<typeof givenPin>[3], sees = false) =>
      (
        await signInWithPin(
          server,
          shop.company.cnpj,
          await givenPin(server, shop.company, employee, role, sees),
        )
      ).cookie
    const booking = await booked([to(allergy, 'segredo')], { agenda_id: bia.agenda })
    const path = `/api/appointments/${booking.id}/answers`
    const { id: cook } = await givenEmployee(server, shop.company, { nome: 'Davi Cruz' })
    const callers = {
      own: await cookieOf(bia.employee, 'profissional'),
      colleague: await cookieOf(caio.employee, 'profissional', true),
      kitchen: await cookieOf(cook, 'cozinha'),
    }
    expect((await ask<Answers>(path, 'GET', undefined, callers.own)).text).toContain('segredo')
    const body = { version: 1, answers: [to(allergy, 'outra')] }
    for (const [cookie, status] of [
      [callers.colleague, 404],
      [callers.kitchen, 403],
    ] as const) {
      expect((await ask(path, 'GET', undefined, cookie)).status).toBe(status)
      expect((await ask(path, 'PUT', body, cookie)).status).toBe(status)
    }
    expect((await ask('/api/agenda/questions', 'GET', undefined, callers.own)).status).toBe(403)
    expect((await ask(path, 'PUT', body, callers.own)).status).toBe(200)
  })

  it('leave with no event of the stream, no job and no webhook', async () => {
    await given([allergy])
    const booking = await booked([to(allergy, 'segredo-7431')])
    await answerOwn(booking.link, { version: 1, answers: [to(allergy, 'mistério-7431')] })
    const { owner } = server.app.db
    for (const text of [
      'select data::text as said from events',
      'select payload::text as said from graphile_worker._private_jobs',
      'select body::text as said from webhook_deliveries',
      'select notes as said from appointments',
    ]) {
      const { rows } = await owner.query<{ said: string }>(text)
      expect([text, rows.some(({ said }) => /7431/.test(said ?? ''))]).toEqual([text, false])
    }
  })
})

describe('answers as personal data', () => {
  it('are in the record, the last of each question; in the export; and gone with the person', async () => {
    await given([allergy, first])
    await booked([to(allergy, 'gato')])
    const { link, id } = await booked([to(allergy, 'cachorro')], { starts_at: '2026-11-18T13:00:00Z' })
    await answerOwn(link, { version: 1, answers: [to(first, 'no')] })
    const { body: record } = await ask<CustomerRecord>('/api/customers/92991234567')
    expect(record.answers.map(({ label, answer }) => [label, answer])).toEqual([
      [first.label, 'no'],
      [allergy.label, 'cachorro'],
    ])
    const file = await ask('/api/customers/92991234567/export', 'POST', {})
    expect(JSON.parse(file.text)).toMatchObject({
      appointments: [
        { answers: [{ question: allergy.label, answer: 'gato' }] },
        {
          answers: [
            { question: allergy.label, answer: 'cachorro' },
            { question: first.label, answer: 'Não' },
          ],
        },
      ],
    })
    clock.set('2026-11-20T12:00:00Z')
    const erased = await ask<EraseReport>('/api/customers/92991234567/erase', 'POST', {
      confirm: '92991234567',
    })
    expect([erased.status, erased.text]).toEqual([200, expect.any(String)])
    expect(erased.body.removed).toContainEqual({ what: 'answers', count: 3 })
    const { rows } = await server.app.db.owner.query(
      'select 1 from appointment_answers where company_id = $1',
      [shop.company.id],
    )
    expect(rows).toEqual([])
    expect((await atCounter({ id })).text).not.toContain('cachorro')
  })
})
