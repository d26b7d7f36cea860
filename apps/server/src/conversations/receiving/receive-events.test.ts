import { modulesAsGranted } from '../../testing/modules-as-granted'
import * as fc from 'fast-check'
import { acks } from '@balcao/domain/messaging'
import {
  emptyChannel,
  messagesOf,
  orphanAcks,
  receiveEvent,
  unreadCount,
  type ConversationEvent,
} from '@balcao/domain/messaging/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { GatewayEvent } from '../../gateways/whatsapp/gateway-event'
import { openDatabase, type Database } from '../../platform/database/database'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { findByAddress } from '../identity/find-or-make-conversation'
import { receiveEvents } from './receive-events'
import { markRead } from '../sending/mark-read'
import { readChats } from '../thread/read-chats'
import { freshPerson, freshWaId, inboundText } from '../testing/inbound'

let server: TestServer
let company: TestCompany
/** Two processes on one database, each with its own connections. */
let processes: Database[]
/** Of today: what waits for its message longer than a day is swept by the database's clock. */
const start = Math.floor(Date.now() / 1000) * 1000 - 2 * 3_600_000
const clock = () => new Date(start + 3_600_000)

beforeAll(async () => {
  server = await borrowTestServer()
  company = await givenCompany(server)
  const other = openDatabase({
    ownerUrl: server.database.ownerUrl,
    appUrl: server.database.appUrl,
    onError: () => {},
  })
  processes = [server.app.db, other]
})
afterAll(async () => {
  await processes[1]!.close()
  await server.stop()
})

type Person = ReturnType<typeof freshPerson>
type Step = { batches: GatewayEvent[][] }

const receive = (db: Database, events: GatewayEvent[]) =>
  receiveEvents({ db, clock, openModules: modulesAsGranted }, company.id, events)

/** How a conversation ends in the database, in the words of the model. */
async function standing(person: Person) {
  return server.app.db.asCompany(company.id, async (tx) => {
    const id = await findByAddress(tx, company.id, [person.phone])
    const { rows } = await server.app.db.owner.query(
      `select wa_id as id, from_me as "fromMe", at, case when deleted then null else text end as text,
         not deleted and edited_at is not null as edited, ack
       from messages where company_id = $1 and conversation_id = $2 order by at, seq`,
      [company.id, id],
    )
    const [chat] = await readChats(tx, company.id, [id!])
    return { messages: rows.map((row) => ({ ...row, at: row.at.getTime() })), chat: chat! }
  })
}

const kinds = ['inbound', 'inbound', 'inbound', 'phone', 'other program'] as const
const addressings = ['phone', 'withoutNine', 'lid', 'pair', 'pair turned'] as const

const history = fc.record({
  messages: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      addressing: fc.constantFrom(...addressings),
      ack: fc.option(fc.constantFrom(...acks)),
      acks: fc.array(fc.constantFrom(...acks), { maxLength: 3 }),
      edits: fc.integer({ min: 0, max: 2 }),
      deleted: fc.integer({ min: 0, max: 6 }).map((dice) => dice === 0),
      marked: fc.integer({ min: 0, max: 6 }).map((dice) => dice === 0),
    }),
    { minLength: 1, maxLength: 10 },
  ),
  orphan: fc.option(fc.constantFrom(...acks)),
  dice: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
})

describe('what a gateway tells, in any order', () => {
  it(
    'shuffled, a fifth of it repeated, split into batches of which some come at once to two processes: messages, acks and unread end as in order',
    { timeout: 300_000, meta: { rows: 'CONV-15 CONV-21 CONV-22 CONV-23 CONV-27' } },
    async () => {
      await fc.assert(fc.asyncProperty(history, run), { numRuns: runs(300, 20) })
    },
  )
})

async function run(told: {
  messages: {
    kind: (typeof kinds)[number]
    addressing: (typeof addressings)[number]
    ack: (typeof acks)[number] | null
    acks: (typeof acks)[number][]
    edits: number
    deleted: boolean
    marked: boolean
  }[]
  orphan: (typeof acks)[number] | null
  dice: number[]
}): Promise<void> {
  const person = freshPerson()
  const model: ConversationEvent[] = []
  const events: GatewayEvent[] = []
  const marked: string[] = []
  const say = (event: ConversationEvent, received: GatewayEvent) => {
    model.push(event)
    events.push(received)
  }
  for (const [index, message] of told.messages.entries()) {
    const id = freshWaId()
    const at = start + index * 1000
    const fromMe = message.kind !== 'inbound'
    const ack = fromMe ? message.ack : null
    const text = `texto ${index}`
    say(
      { kind: 'message', id, conversation: 'maria', fromMe, at, text, ack: ack ?? undefined },
      inboundText(addressOf(person, message.addressing), {
        id,
        at,
        fromMe,
        text,
        ack,
        source: message.kind === 'phone' ? 'phone' : fromMe ? 'api' : 'customer',
        ...(message.addressing.startsWith('pair')
          ? { alt: message.addressing === 'pair' ? person.phone : person.lid }
          : {}),
      }),
    )
    // Whoever types on the phone has read what is above.
    if (message.kind === 'phone') model.push({ kind: 'read', id, by: 'elsewhere' })
    if (fromMe)
      for (const each of message.acks)
        say(
          { kind: 'ack', id, ack: each },
          { kind: 'ack', id, ack: each, clientId: null, reason: null, waPhone: null },
        )
    for (let edit = 1; edit <= message.edits; edit += 1) {
      const change = { kind: 'edited' as const, id, at: at + edit, text: `${text}, edição ${edit}` }
      say(change, change)
    }
    if (message.deleted) say({ kind: 'deleted', id }, { kind: 'deleted', id })
    if (message.marked) marked.push(id)
  }
  // Sooner or later somebody tells that the two addresses are one person.
  events.push(
    inboundText(person.lid, { alt: person.phone, at: start - 1000, id: 'X' + freshWaId(), text: 'par' }),
  )
  const pair = events.at(-1) as Extract<GatewayEvent, { kind: 'message' }>
  model.push({ kind: 'message', id: pair.id, conversation: 'maria', fromMe: false, at: pair.at, text: 'par' })
  const orphan = freshWaId()
  if (told.orphan !== null)
    say(
      { kind: 'ack', id: orphan, ack: told.orphan },
      { kind: 'ack', id: orphan, ack: told.orphan, clientId: null, reason: null, waPhone: null },
    )

  const { steps, later } = shuffled(events, told.dice)
  for (const { batches } of steps)
    await Promise.all(batches.map((batch, index) => receive(processes[index % 2]!, batch)))
  await markAll(person, marked, model)
  for (const { batches } of later)
    await Promise.all(batches.map((batch, index) => receive(processes[index % 2]!, batch)))

  const state = model.reduce(receiveEvent, emptyChannel)
  const { messages, chat } = await standing(person)
  expect(messages).toEqual(messagesOf(state, 'maria'))
  expect(chat.unreadCount).toBe(unreadCount(state, 'maria'))
  const last = messages.at(-1)!
  expect(chat.lastMessage).toMatchObject({ waMessageId: last.id, text: last.text ?? '', ack: last.ack })
  const { rows } = await server.app.db.owner.query(
    'select wa_id, ack from early_marks where company_id = $1 and wa_id = any($2)',
    [company.id, [...state.states.keys()]],
  )
  expect(new Map(rows.map(({ wa_id, ack }) => [wa_id, ack]))).toEqual(orphanAcks(state))
}

function addressOf(person: Person, addressing: (typeof addressings)[number]): string {
  if (addressing === 'pair') return person.lid
  return addressing === 'pair turned' ? person.phone : person[addressing]
}

/** The shop opens the conversation half-way: what is there is marked, in the database as in the model. */
async function markAll(person: Person, ids: string[], model: ConversationEvent[]): Promise<void> {
  const conversationId = await server.app.db.asCompany(company.id, (tx) =>
    findByAddress(tx, company.id, [person.phone, person.lid]),
  )
  if (conversationId === null) return
  const { rows } = await server.app.db.owner.query<{ wa_id: string }>(
    'select wa_id from messages where company_id = $1 and conversation_id = $2 and wa_id = any($3)',
    [company.id, conversationId, ids],
  )
  for (const { wa_id: id } of rows) {
    model.push({ kind: 'read', id, by: 'us' })
    await markRead({ db: server.app.db }, company.id, { conversationId, messageId: id })
  }
}

/** In any order, a fifth of it twice, in batches of one to six of which up to three come at once. */
function shuffled(events: GatewayEvent[], dice: number[]): { steps: Step[]; later: Step[] } {
  let thrown = 0
  const roll = (sides: number) => dice[thrown++ % dice.length]! % sides
  const waiting = [...events, ...events.filter(() => roll(5) === 0)]
  const steps: Step[] = []
  while (waiting.length > 0) {
    const batches = Array.from({ length: 1 + roll(3) }, () =>
      Array.from({ length: 1 + roll(6) }, () => waiting.splice(roll(waiting.length || 1), 1)).flat(),
    )
    steps.push({ batches: batches.filter((batch) => batch.length > 0) })
  }
  const half = Math.ceil(steps.length / 2)
  return { steps: steps.slice(0, half), later: steps.slice(half) }
}
