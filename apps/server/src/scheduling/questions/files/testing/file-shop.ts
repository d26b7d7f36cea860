import { randomUUID } from 'node:crypto'
import type { OwnBooking } from '@balcao/contract/booking'
import type { Answers, ServiceQuestions } from '@balcao/contract/scheduling'
import type { GivenAnswer, ServiceQuestion } from '@balcao/domain/scheduling/questions'
import { expect } from 'vitest'
import { startImageServer, type ImageServer } from '../../../../images/testing/image-shop'
import { openFileStore } from '../../../../gateways/files'
import { createLog } from '../../../../platform/log'
import { call, type Answer, type CallOptions } from '../../../../testing/call'
import { buildBooking, givenBookingShop, type BookingShop } from '../../../booking/testing/booking-shop'
import { movableClock } from '../../../testing/movable-clock'
import { answerFilesCron, discardAnswerFilesJob } from '../discard-files'

/** 8 h on Monday, 16 November 2026, in Manaus. */
export const monday = '2026-11-16T12:00:00Z'

export interface Refusal {
  code: string
  mensagem: string
  fields?: { path: string; mensagem: string }[]
  current?: unknown
}

export const buildQuestion = (change: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  id: randomUUID(),
  label: 'Encaminhamento?',
  hint: '',
  kind: 'file',
  choices: [],
  required: false,
  when: 'booking',
  ...change,
})

/** A small PDF, with words in it. */
export const pdfOf = (words: string) =>
  Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`, 'latin1')

export const to = ({ id, label }: Pick<ServiceQuestion, 'id' | 'label'>, answer: string): GivenAnswer => ({
  id,
  label,
  answer,
})

export const idIn = (answer: string) => answer.split('/')[0]!

type Sent = { answer: string } & Refusal

/** A salon whose haircut asks for a file, and what people do with it. */
export interface FileShop extends BookingShop {
  question: ServiceQuestion
  /** From the booking page. */
  send(name: string, bytes: Buffer, more?: { company?: string; options?: SendOptions }): Promise<Answer<Sent>>
  /** By the private link. */
  sendOwn(link: string, name: string, bytes: Buffer): Promise<Answer<Sent>>
  /** At the counter. */
  sendAt(appointmentId: string, name: string, bytes: Buffer, cookie?: string): Promise<Answer<Sent>>
  sent(name: string, bytes: Buffer): Promise<string>
  booked(answers: GivenAnswer[], change?: object): Promise<OwnBooking>
  ask<Body>(path: string, options?: CallOptions): Promise<Answer<Body & Refusal>>
  asks(questions: ServiceQuestion[], service?: string): Promise<void>
  own(link: string): ReturnType<BookingShop['own']>
  ownAnswers(link: string): Promise<Answers>
  answerOwn(link: string, answers: GivenAnswer[]): Promise<Answer<Answers & Refusal>>
  /** Where the counter reads a file of an appointment. */
  path(appointmentId: string, answer: string): string
}

interface SendOptions {
  type?: string
  bearer?: string
}

export interface FileServer extends ImageServer {
  clock: ReturnType<typeof movableClock>
  /** What the store has of answers, as sorted names. */
  kept(): Promise<string[]>
  /** What runs every ten minutes, and what a job does of a company. */
  sweep(): Promise<void>
  discard(companyId: string): Promise<void>
  rows(): Promise<{ id: string; taken_at: Date | null; released_at: Date | null }[]>
  shop(): Promise<FileShop>
}

/** A server that keeps files in a folder of its own. Nothing runs by itself: tests call what does. */
export async function startFileServer(
  options: Parameters<typeof startImageServer>[1] = {},
): Promise<FileServer> {
  const clock = movableClock(monday)
  const env = { BALCAO_ROLE: 'web', ...options.env }
  const server = await startImageServer('folder', { ...options, clock: clock.now, env })
  const needs = {
    db: server.app.db,
    clock: clock.now,
    files: openFileStore({ folder: `${server.folder}/files` }),
    log: createLog('silent'),
  }
  return {
    ...server,
    clock,
    kept: async () => (await server.stored()).filter((name) => name.startsWith('answers/')),
    sweep: () => answerFilesCron(needs).run(),
    discard: (companyId) =>
      discardAnswerFilesJob(needs).run({ companyId }, { attempt: 1, lastAttempt: false }),
    rows: async () =>
      (await server.app.db.owner.query('select id, taken_at, released_at from answer_files')).rows as never,
    shop: () => givenFileShop(server),
  }
}

async function givenFileShop(server: ImageServer): Promise<FileShop> {
  const shop = await givenBookingShop(server)
  const question = buildQuestion()
  const openVisit = async () => (await call<{ token: string }>(server, '/api/visit')).body.token
  const post = async <Body>(path: string, name: string, bytes: Buffer, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}${path}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: new Uint8Array(bytes),
    })
    const text = await response.text()
    const { status, headers: told } = response
    return { status, headers: told, text, cookie: '', body: JSON.parse(text) as Body & Refusal }
  }
  const ask = <Body>(path: string, options: CallOptions = {}) =>
    call<Body & Refusal>(server, path, { cookie: shop.company.cookie, ...options })
  const linkPath = (link: string) => `/api/booking/${shop.company.id}/bookings/${link}`

  const it: FileShop = {
    ...shop,
    question,
    async send(name, bytes, { company = shop.company.id, options = {} } = {}) {
      const { bearer = await openVisit(), type } = options
      const headers = { authorization: `Bearer ${bearer}`, ...(type && { 'content-type': type }) }
      return post(`/api/booking/${company}/files`, name, bytes, headers)
    },
    sendOwn: async (link, name, bytes) =>
      post(`${linkPath(link)}/files`, name, bytes, { authorization: `Bearer ${await openVisit()}` }),
    sendAt: (id, name, bytes, cookie = shop.company.cookie) =>
      post(`/api/appointments/${id}/answers/files`, name, bytes, { cookie }),
    async sent(name, bytes) {
      const answer = await it.send(name, bytes)
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
      return answer.body.answer
    },
    async booked(answers, change = {}) {
      const answer = await shop.book(buildBooking({ answers, ...change }))
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
      return answer.body
    },
    ask,
    async asks(questions, service = 'corte') {
      const { body: all } = await ask<{ services: ServiceQuestions[] }>('/api/agenda/questions')
      const version = all.services.find(({ service_id }) => service_id === service)?.version ?? 0
      const saved = await ask(`/api/agenda/questions/${service}`, {
        method: 'PUT',
        body: { version, questions },
      })
      expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
    },
    ownAnswers: async (link) => (await call<Answers>(server, `${linkPath(link)}/answers`)).body,
    async answerOwn(link, answers) {
      const { version } = await it.ownAnswers(link)
      return call(server, `${linkPath(link)}/answers`, {
        method: 'PUT',
        bearer: await openVisit(),
        body: { version, answers },
      })
    },
    path: (id, answer) => `/api/appointments/${id}/answers/files/${idIn(answer)}`,
  }
  await it.asks([question])
  return it
}
