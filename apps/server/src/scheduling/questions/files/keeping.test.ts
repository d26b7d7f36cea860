import { randomUUID } from 'node:crypto'
import type { Answers, Appointment } from '@balcao/contract/scheduling'
import type { CustomerRecord, EraseReport } from '@balcao/contract/customers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureOf } from '../../../images/testing/picture-files'
import { call } from '../../../testing/call'
import { givenEmployee, givenPin, signInWithPin } from '../../../testing/employees'
import { buildBooking } from '../../booking/testing/booking-shop'
import {
  buildQuestion,
  idIn,
  monday,
  pdfOf,
  startFileServer,
  to,
  type FileServer,
  type FileShop,
} from './testing/file-shop'

let server: FileServer
let shop: FileShop

beforeAll(async () => {
  server = await startFileServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.set(monday)
  shop = await server.shop()
})

const keptOf = async () => (await server.kept()).filter((name) => name.includes(shop.company.id))
const read = (path: string, cookie = shop.company.cookie) => fetch(server.url + path, { headers: { cookie } })

describe('a file at the counter', () => {
  it('is a picture of our own, small and in full, and opening it is written down', async () => {
    const answer = await shop.sent('cabelo.jpg', await pictureOf('jpeg', { width: 900, height: 700 }))
    const { id } = await shop.booked([to(shop.question, answer)])
    const { body } = await shop.ask<Answers>(`/api/appointments/${id}/answers`)
    expect(body.questions.map(({ answer: said }) => said)).toEqual([answer])
    for (const size of ['', '?size=small']) {
      const shown = await read(shop.path(id, answer) + size)
      expect([shown.status, (await shown.arrayBuffer()).byteLength > 100]).toEqual([200, true])
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': `inline; filename="cabelo.webp"; filename*=UTF-8''cabelo.webp`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
    const { rows } = await server.app.db.owner.query(
      `select actor_kind, detail from audit_entries where company_id = $1 and act = 'appointment.file-seen' order by at`,
      [shop.company.id],
    )
    const detail = { appointment: id, file: idIn(answer) }
    expect(rows).toEqual([
      { actor_kind: 'dono', detail },
      { actor_kind: 'dono', detail: { ...detail, small: true } },
    ])
  })

  it('is a PDF that is only ever saved', async () => {
    const bytes = pdfOf('exame')
    const answer = await shop.sent('exame.pdf', bytes)
    const { id } = await shop.booked([to(shop.question, answer)])
    const saved = await read(shop.path(id, answer))
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="exame.pdf"; filename*=UTF-8''exame.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await read(`${shop.path(id, answer)}?size=small`)).status).toBe(404)
  })

  it('may be attached there too, and is no longer missing', async () => {
    const { id } = await shop.booked([])
    await shop.asks([{ ...shop.question, required: true }])
    const stand = async () => (await shop.ask<Appointment>(`/api/appointments/${id}`)).body.questions
    expect(await stand()).toBe('missing')
    const { body: sent } = await shop.sendAt(id, 'exame.pdf', pdfOf('x'))
    expect(await stand()).toBe('missing')
    const path = `/api/appointments/${id}/answers`
    const body = { version: 0, answers: [to(shop.question, sent.answer)] }
    expect((await shop.ask(path, { method: 'PUT', body })).status).toBe(200)
    expect(await stand()).toBe('asked')
    await shop.asks([buildQuestion({ kind: 'text', label: 'Outra?' })])
    expect((await shop.sendAt(id, 'b.pdf', pdfOf('x'))).body.code).toBe('QUESTIONS_CHANGED')
    expect((await shop.sendAt(randomUUID(), 'b.pdf', pdfOf('x'))).body.code).toBe('APPOINTMENT_NOT_FOUND')
  })

  it('is seen by who sees the answers of its appointment, and by nobody else', async () => {
    const agendaOf = async (nome: string) => {
      const { id } = await givenEmployee(server, shop.company, { nome })
      const { body } = await shop.ask<{ id: string }>(`/api/agenda/employees/${id}`, {
        method: 'PUT',
        body: { active: true },
      })
      return { employee: id, agenda: body.id }
    }
    const [bia, caio] = [await agendaOf('Bia Reis'), await agendaOf('Caio Luz')]
    const cookieOf = async (employee: string, role: Parameters<typeof givenPin>[3], sees = false) => {
      const pin = await givenPin(server, shop.company, employee, role, sees)
      return (await signInWithPin(server, shop.company.cnpj, pin)).cookie
    }
    const { id: cook } = await givenEmployee(server, shop.company, { nome: 'Davi Cruz' })
    const { id: clerk } = await givenEmployee(server, shop.company, { nome: 'Edu Pires' })
    const answer = await shop.sent('exame.pdf', pdfOf('x'))
    const { id } = await shop.booked([to(shop.question, answer)], { agenda_id: bia.agenda })
    const other = await shop.booked([], { agenda_id: bia.agenda, starts_at: '2026-11-18T13:00:00Z' })
    const path = shop.path(id, answer)
    expect((await read(path, await cookieOf(bia.employee, 'profissional'))).status).toBe(200)
    expect((await read(path, await cookieOf(clerk, 'atendente'))).status).toBe(200)
    const colleague = await cookieOf(caio.employee, 'profissional', true)
    expect((await read(path, colleague)).status).toBe(404)
    expect((await shop.sendAt(id, 'b.pdf', pdfOf('x'), colleague)).status).toBe(404)
    expect((await read(path, await cookieOf(cook, 'cozinha'))).status).toBe(403)
    expect((await read(path, '')).status).toBe(401)
    expect((await call(server, path, { bearer: shop.company.apiKey })).status).toBe(403)
    expect((await read(path, (await server.shop()).company.cookie)).status).toBe(404)
    // Under another appointment it is not there, nor is one that no answer names.
    expect((await read(shop.path(other.id, answer))).status).toBe(404)
    const waiting = await shop.sendAt(id, 'b.pdf', pdfOf('x'))
    expect((await read(shop.path(id, waiting.body.answer))).status).toBe(404)
  })

  it('is in no message, event, job or webhook', async () => {
    const answer = await shop.sent('laudo-7431.pdf', pdfOf('x'))
    const { link } = await shop.booked([to(shop.question, answer)])
    const other = await shop.sendOwn(link, 'laudo-7431.pdf', pdfOf('x'))
    expect((await shop.answerOwn(link, [to(shop.question, other.body.answer)])).status).toBe(200)
    for (const text of [
      'select data::text as said from events',
      'select payload::text as said from graphile_worker._private_jobs',
      'select body::text as said from webhook_deliveries',
      'select detail::text as said from audit_entries',
    ]) {
      const { rows } = await server.app.db.owner.query<{ said: string }>(text)
      expect([text, rows.some(({ said }) => /7431/.test(said ?? ''))]).toEqual([text, false])
    }
  })
})

describe('a file by the private link', () => {
  it('takes the place of the former, whose bytes go', async () => {
    const former = await shop.sent('velho.pdf', pdfOf('x'))
    const { link, id } = await shop.booked([to(shop.question, former)])
    const { body: sent } = await shop.sendOwn(link, 'novo.jpg', await pictureOf('jpeg'))
    expect((await shop.ownAnswers(link)).questions[0]?.answer).toBe(former)
    const saved = await shop.answerOwn(link, [to(shop.question, sent.answer)])
    expect(saved.body.questions.map(({ answer }) => answer)).toEqual([sent.answer])
    expect((await read(shop.path(id, former))).status).toBe(404)
    const { rows: jobs } = await server.app.db.owner.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker.jobs where key = $1`,
      [`answer-files:${shop.company.id}`],
    )
    expect(jobs[0]!.n).toBe(1)
    await server.discard(shop.company.id)
    expect((await keptOf()).every((name) => name.includes(idIn(sent.answer)))).toBe(true)
    expect((await shop.answerOwn(link, [to(shop.question, '')])).status).toBe(200)
    await server.discard(shop.company.id)
    expect(await keptOf()).toEqual([])
  })

  it('is taken until the appointment begins, and only where one is asked for', async () => {
    const { link } = await shop.booked([])
    await shop.asks([buildQuestion({ kind: 'text' })])
    expect((await shop.sendOwn(link, 'a.pdf', pdfOf('x'))).body.code).toBe('QUESTIONS_CHANGED')
    await shop.asks([shop.question])
    const other = await shop.booked([], { starts_at: '2026-11-18T13:00:00Z' })
    const { body: sent } = await shop.sendOwn(link, 'a.pdf', pdfOf('x'))
    const elsewhere = await shop.answerOwn(other.link, [to(shop.question, sent.answer)])
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'ANSWER_FILE_GONE'])
    expect((await shop.sendOwn(`${link.slice(0, -1)}x`, 'a.pdf', pdfOf('x'))).status).toBe(404)
    server.clock.set('2026-11-17T13:00:00Z')
    expect((await shop.sendOwn(link, 'a.pdf', pdfOf('x'))).body.code).toBe('TOO_LATE_TO_CHANGE')
  })
})

describe('a file that nobody needs', () => {
  it('is gone after an hour where no answer took it, and whoever comes later is told', async () => {
    const [taken, left] = [await shop.sent('a.pdf', pdfOf('x')), await shop.sent('b.pdf', pdfOf('x'))]
    await shop.booked([to(shop.question, taken)])
    server.clock.set('2026-11-16T12:59:00Z')
    await server.sweep()
    expect(await keptOf()).toHaveLength(2)
    server.clock.set('2026-11-16T13:01:00Z')
    await server.sweep()
    expect(await keptOf()).toEqual([`answers/${shop.company.id}/${idIn(taken)}.pdf`])
    const late = await shop.book(
      buildBooking({ starts_at: '2026-11-18T13:00:00Z', answers: [to(shop.question, left)] }),
    )
    expect([late.status, late.body.code]).toEqual([409, 'ANSWER_FILE_GONE'])
    expect(late.body.mensagem).toBe('Um arquivo enviado não está mais aqui. Envie o arquivo de novo.')
  })

  it('goes with its appointment', async () => {
    await shop.booked([to(shop.question, await shop.sent('a.jpg', await pictureOf('jpeg')))])
    expect(await keptOf()).toHaveLength(2)
    await server.app.db.owner.query('delete from appointments where company_id = $1', [shop.company.id])
    await server.sweep()
    expect(await keptOf()).toEqual([])
    expect((await server.rows()).filter(({ released_at }) => released_at)).toEqual([])
  })
})

describe('a file as personal data', () => {
  it('is in the record and in the export, and is erased with the person, bytes and all', async () => {
    const bytes = pdfOf('exame')
    const answer = await shop.sent('exame.pdf', bytes)
    await shop.booked([to(shop.question, answer)])
    const photo = await shop.sent('dente.png', await pictureOf('png'))
    await shop.booked([to(shop.question, photo)], { starts_at: '2026-11-18T13:00:00Z' })
    const { body: record } = await shop.ask<CustomerRecord>('/api/customers/92991234567')
    expect(record.answers).toMatchObject([{ kind: 'file', answer: photo }])
    const file = await shop.ask('/api/customers/92991234567/export', { method: 'POST', body: {} })
    const { appointments } = JSON.parse(file.text) as {
      appointments: {
        answers: { question: string; answer: string; file: { type: string; base64: string } }[]
      }[]
    }
    const [pdf, picture] = appointments.map(({ answers }) => answers[0]!)
    expect(pdf).toMatchObject({
      question: shop.question.label,
      answer: 'exame.pdf',
      file: { type: 'pdf', base64: bytes.toString('base64') },
    })
    expect([picture!.answer, picture!.file.type]).toEqual(['dente.png', 'webp'])
    expect(Buffer.from(picture!.file.base64, 'base64').toString('latin1', 8, 12)).toBe('WEBP')

    server.clock.set('2026-11-20T12:00:00Z')
    const erased = await shop.ask<EraseReport>('/api/customers/92991234567/erase', {
      body: { confirm: '92991234567' },
    })
    expect([erased.status, erased.text]).toEqual([200, expect.any(String)])
    await server.discard(shop.company.id)
    expect(await keptOf()).toEqual([])
    const { rows } = await server.app.db.owner.query('select 1 from answer_files where company_id = $1', [
      shop.company.id,
    ])
    expect(rows).toEqual([])
  })
})
