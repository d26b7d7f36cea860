import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnBooking } from '@balcao/contract/booking'
import type { Appointment, SchedulingSettings, WaitingEntry } from '@balcao/contract/scheduling'
import type { AppointmentNews } from '@balcao/domain/scheduling'
import { startMailStandIn, type MailStandIn, type ReceivedMail } from '@balcao/testkit/mail'
import { bot } from '../../../bot'
import { messenger } from '../../../conversations'
import { startChatShops, type ChatShop, type ChatShops } from '../../../conversations/testing/chat-shop'
import { freshPerson, inboundText } from '../../../conversations/testing/inbound'
import { openFileStore } from '../../../gateways/files'
import { createMailer } from '../../../gateways/mail/mailer'
import { createPictures } from '../../../images'
import type { QueuedJob } from '../../../platform/jobs/jobs'
import { createLog } from '../../../platform/log'
import { deriveSecrets } from '../../../platform/secrets/secrets'
import { call, type Answer } from '../../../testing/call'
import { testRootSecret } from '../../../testing/database'
import { modulesAsGranted } from '../../../testing/modules-as-granted'
import type { TestServer } from '../../../testing/server'
import { createBookingLinks } from '../../booking/booking-link'
import { scheduling } from '../../index'
import { givenServices, officeHours, type Refusal } from '../../testing/agenda-shop'

/** Where private links begin. */
export const pagesUrl = 'https://balcao.example'

type Change = Record<string, unknown>

/** A customer who wrote to the shop before, and so can be written to. */
export interface Customer {
  jid: string
  /** As it is typed into a form. */
  phone: string
  email: string
}

/**
 * A shop in Manaus (UTC-4), open on weekdays from 9 to 18, whose jobs are done when a test says so, by the test's
 * clock.
 */
export interface ToldShop extends ChatShop {
  services: { cut: string; beard: string; tattoo: string }
  /** A new customer who once wrote. */
  customer(): Promise<Customer>
  /** Books a haircut at the counter. */
  given(startsAt: string, who: Customer, change?: Change): Promise<Appointment>
  /** The same on the public page. */
  bookPublicly(startsAt: string, who: Customer, change?: Change): Promise<Answer<OwnBooking & Refusal>>
  /** What its customer does behind the private link. */
  byLink(appointmentId: string, body?: Change): Promise<Answer<OwnBooking & Refusal>>
  read(id: string): Promise<Appointment>
  status(id: string, status: Appointment['status']): Promise<Answer<Appointment & Refusal>>
  move(id: string, startsAt: string): Promise<Answer<Appointment & Refusal>>
  settings(change: Change): Promise<void>
  /** Switches one kind of news, or gives it other words. */
  newsSetting(kind: AppointmentNews, change: { on?: boolean; text?: string }): Promise<void>
  waiting(): Promise<WaitingEntry[]>
  /** Puts a customer on the waiting list of haircuts. */
  waits(who: Customer, from: string, to: string, change?: Change): Promise<WaitingEntry>
  /** Does what is due by now, and what that makes due. `times` does each at once as often, `attempt` counts the earlier tries. */
  runDue(times?: number, attempt?: number): Promise<void>
  /** Does all that is due by now at the same moment. */
  runTogether(): Promise<void>
  /** The customer writes; what is due then is done. */
  says(who: Customer, text: string, choice?: string): Promise<void>
  /** What the shop wrote to a customer, without what people typed. */
  told(who: Customer): Promise<string[]>
  /** What is new of it since it was last asked for. */
  receivedBy(who: Customer): Promise<string[]>
  mails(who: Customer): ReceivedMail[]
}

export interface ToldShops extends Omit<ChatShops, 'shop'> {
  mail: MailStandIn
  now(): Date
  shop(): Promise<ToldShop>
}

/** Starts a server whose worker rests, and a mailbox. */
export async function startToldShops(startsAt: string): Promise<ToldShops> {
  const mail = await startMailStandIn()
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'agenda@balcao.example' })
  let at = new Date(startsAt)
  const now = () => at
  const shops = await startChatShops(startsAt)
  const setTime = (iso: string) => {
    at = new Date(iso)
    shops.setTime(iso)
  }
  const pass = (ms: number) => setTime(new Date(at.getTime() + ms).toISOString())
  return {
    ...shops,
    mail,
    now,
    setTime,
    shop: async () => {
      const shop = await shops.shop()
      const { db } = shops.server.app
      const needs = {
        db,
        mailer,
        clock: now,
        log: createLog('silent'),
        secrets: deriveSecrets(testRootSecret),
        messenger,
        files: openFileStore({ folder: join(tmpdir(), 'balcao-tests/files') }),
        pictures: createPictures(),
        openModules: modulesAsGranted,
        pagesUrl: () => pagesUrl,
        menuUrl: () => `${pagesUrl}/cardapio`,
      }
      const jobs = Object.values({ ...scheduling.jobs(needs), ...bot.jobs(needs) })
      return openToldShop(shops.server, shop, { mail, now, pass, jobs })
    },
    async stop() {
      await shops.stop()
      mailer.close()
      await mail.stop()
    },
  }
}

interface ShopTools {
  mail: MailStandIn
  now: () => Date
  pass: (ms: number) => void
  jobs: readonly QueuedJob[]
}

async function openToldShop(
  server: TestServer,
  shop: ChatShop,
  { mail, now, pass, jobs }: ShopTools,
): Promise<ToldShop> {
  const { company, ask } = shop
  const owner = server.app.db.owner
  await owner.query(
    `update companies set nome_empresa = 'Salão da Praça', bot_on = true, horario_funcionamento = $2,
       endereco_localizacao = 'Rua das Flores', numero_endereco = '120' where id = $1`,
    [company.id, JSON.stringify(officeHours)],
  )
  const services = await givenServices(server, company)
  // A new one each time: tests move the clock beyond a token's life.
  const visit = async () => (await call<{ token: string }>(server, '/api/visit')).body.token
  const seen = new Map<string, number>()

  async function expectOk<Body>(asked: Promise<Answer<Body>>): Promise<Body> {
    const answer = await asked
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
    return answer.body
  }

  const read: ToldShop['read'] = (id) => expectOk(ask<Appointment>(`/api/appointments/${id}`))

  async function takeDue(): Promise<{ name: string; payload: unknown } | undefined> {
    const { rows } = await owner.query<{ id: string; name: string; payload: unknown }>(
      `select j.id::text, t.identifier as name, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload->>'companyId' = $1 and t.identifier = any($2) and j.run_at <= $3
       order by j.run_at, j.id limit 1`,
      [company.id, jobs.map(({ name }) => name), now()],
    )
    const [due] = rows
    if (due) await owner.query('delete from graphile_worker._private_jobs where id = $1', [due.id])
    return due
  }

  const runDue: ToldShop['runDue'] = async (times = 1, attempt = 1) => {
    for (let due = await takeDue(); due; due = await takeDue()) {
      const { name, payload } = due
      const job = jobs.find((one) => one.name === name)!
      // A mail server sends what it is given twice twice.
      const runs = name === 'appointment-mail' || name === 'series-mail' ? 1 : times
      await Promise.all(Array.from({ length: runs }, () => job.run(payload, { attempt, lastAttempt: false })))
    }
  }

  const settings: ToldShop['settings'] = async (change) => {
    const { version } = await expectOk(ask<SchedulingSettings>('/api/agenda/settings'))
    await expectOk(ask('/api/agenda/settings', { method: 'PUT', body: { version, ...change } }))
  }

  const runTogether: ToldShop['runTogether'] = async () => {
    const all: NonNullable<Awaited<ReturnType<typeof takeDue>>>[] = []
    for (let due = await takeDue(); due; due = await takeDue()) all.push(due)
    const about = { attempt: 1, lastAttempt: false }
    await Promise.all(
      all.map(({ name, payload }) => jobs.find((job) => job.name === name)!.run(payload, about)),
    )
  }

  const told: ToldShop['told'] = async ({ jid }) =>
    (await shop.messages(jid))
      .filter(({ author }) => author === 'system' || author === 'bot')
      .map(({ text }) => text)

  return {
    ...shop,
    services,
    read,
    runDue,
    runTogether,
    told,
    async customer() {
      const { phone: jid } = freshPerson()
      await shop.receive(inboundText(jid, { text: 'Oi', at: now().getTime() - 3_600_000 }))
      const digits = jid.slice(2, 13)
      return { jid, phone: digits, email: `c${digits}@cliente.example` }
    },
    given: (startsAt, who, change = {}) =>
      expectOk(
        ask<Appointment>('/api/appointments', {
          body: {
            id: randomUUID(),
            service_id: services.cut,
            starts_at: startsAt,
            client: 'Ana Lima',
            phone: who.phone,
            ...change,
          },
        }),
      ),
    bookPublicly: async (startsAt, who, change = {}) =>
      call(server, `/api/booking/${company.id}/bookings`, {
        bearer: await visit(),
        body: {
          id: randomUUID(),
          service_id: services.cut,
          starts_at: startsAt,
          name: 'Ana Lima',
          phone: who.phone,
          consent: true,
          ...change,
        },
      }),
    async byLink(appointmentId, body) {
      const link = createBookingLinks(deriveSecrets(testRootSecret)).linkOf(company.id, appointmentId)
      const path = `/api/booking/${company.id}/bookings/${link}`
      return call(server, path, body ? { bearer: await visit(), body } : {})
    },
    status: async (id, status) => {
      const { version } = await read(id)
      return ask(`/api/appointments/${id}/status`, { body: { version, status } })
    },
    move: async (id, startsAt) => {
      const { version } = await read(id)
      return ask(`/api/appointments/${id}`, { method: 'PATCH', body: { version, starts_at: startsAt } })
    },
    settings,
    async newsSetting(kind, change) {
      const { news } = await expectOk(ask<SchedulingSettings>('/api/agenda/settings'))
      await settings({ news: { ...news, [kind]: { ...news[kind], ...change } } })
    },
    waiting: async () => (await expectOk(ask<{ entries: WaitingEntry[] }>('/api/agenda/waiting'))).entries,
    waits: ({ phone }, from, to, change = {}) =>
      expectOk(
        ask<WaitingEntry>('/api/agenda/waiting', {
          body: {
            id: randomUUID(),
            service_id: services.cut,
            from,
            to,
            client: 'Bia Souza',
            phone,
            ...change,
          },
        }),
      ),
    async says({ jid }, text, choice) {
      const inbound = inboundText(jid, { text, at: now().getTime() })
      const content = { kind: 'choice' as const, id: choice ?? '', title: text }
      await shop.receive(choice === undefined ? inbound : { ...inbound, content })
      // The bot waits whether more is coming.
      pass(2000)
      await runDue()
    },
    async receivedBy(who) {
      const all = await told(who)
      const before = seen.get(who.jid) ?? 0
      seen.set(who.jid, all.length)
      return all.slice(before)
    },
    mails: ({ email }) => mail.received().filter(({ to }) => to === email),
  }
}
