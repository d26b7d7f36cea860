import type pg from 'pg'
import { ackOfEvolution, laterAck, type Ack } from '@balcao/domain/messaging'
import type { EvolutionStandIn, LoggedMessage } from '@balcao/testkit/evolution'

/** What a company's database and its gateway's own log do not agree on; each line names one message or conversation. */
export interface Differences {
  /** Said, and not stored. */
  lost: string[]
  /** Stored, and never said: a second row of a message, or a send that the customer does not have. */
  invented: string[]
  /** Stored with other words, another ack or another writer than it was said with. */
  different: string[]
  /** Customers who do not have exactly one conversation of their own. */
  strays: string[]
  /** Conversations whose unread number or last message is not what their messages make of it. */
  miscounted: string[]
  /** Acks that screens were told to take back. */
  backwards: string[]
}

export const noDifferences: Differences = {
  lost: [],
  invented: [],
  different: [],
  strays: [],
  miscounted: [],
  backwards: [],
}

interface StoredRow {
  id: string
  conversation_id: string
  wa_id: string | null
  author: string
  at: Date
  seq: number
  text: string
  ack: Ack | null
}

/**
 * Compares everything that one account's gateway has with everything that its company stored and told its screens.
 * `readIds` are WhatsApp's ids of messages that the shop marked as read, beside what it answered.
 */
export async function compareWithGateway(
  owner: pg.Pool,
  shop: { id: string; instance: string },
  gateway: EvolutionStandIn,
  readIds: readonly string[] = [],
): Promise<Differences> {
  const said = gateway.log().filter(({ instance }) => instance === shop.instance)
  const { rows } = await owner.query<StoredRow>(
    `select id, conversation_id, wa_id, author, at, seq, text, ack from messages
     where company_id = $1 order by at, seq`,
    [shop.id],
  )
  const stored = new Map(rows.map((row) => [row.wa_id, row]))
  const known = new Set(said.map(({ id }) => id))
  const statuses = new Map(
    gateway.instance(shop.instance).messages.map(({ data }) => [data.key.id, ackOfEvolution(data.status)]),
  )
  return {
    lost: said.filter(({ id }) => !stored.has(id)).map(line),
    invented: rows.filter(({ wa_id }) => wa_id === null || !known.has(wa_id)).map(line),
    different: said.flatMap((message) => {
      const row = stored.get(message.id)
      if (row === undefined) return []
      const ack = message.fromMe ? statuses.get(message.id) : null
      const isSame = saysTheSame(row, message) && row.ack === ack && writers[message.via].includes(row.author)
      return isSame ? [] : [`${line(message)}: ${row.author} "${row.text}" ${row.ack} for ${ack}`]
    }),
    strays: straysOf(said, stored),
    miscounted: await miscountedOf(owner, shop.id, rows, readIds),
    backwards: await backwardsOf(owner, shop.id),
  }
}

const writers: Record<LoggedMessage['via'], readonly string[]> = {
  customer: ['customer'],
  'shop-phone': ['phone'],
  api: ['person', 'bot', 'system'],
}

/** Options go out as a numbered list behind the text. */
const saysTheSame = (row: StoredRow, { text }: LoggedMessage) =>
  row.author === 'bot' ? text.startsWith(row.text) : text === row.text

const line = ({ id, text }: { id: string; text: string }) => `${id} "${text}"`

function straysOf(said: readonly LoggedMessage[], stored: ReadonlyMap<string | null, StoredRow>): string[] {
  const placesOf = new Map<string, Set<string>>()
  for (const { id, customer } of said) {
    const place = stored.get(id)?.conversation_id
    if (place === undefined) continue
    placesOf.set(customer, (placesOf.get(customer) ?? new Set()).add(place))
  }
  const gatewaySettings = [...placesOf.values()].flatMap((ids) => [...ids])
  return [...placesOf]
    .filter(([, ids]) => ids.size > 1 || gatewaySettings.filter((place) => ids.has(place)).length > 1)
    .map(([customer]) => customer)
}

/**
 * Unread is what customers wrote after the last message that the shop had read, or the bot answered otherwise than by
 * calling a person.
 */
async function miscountedOf(
  owner: pg.Pool,
  companyId: string,
  rows: readonly StoredRow[],
  readIds: readonly string[],
): Promise<string[]> {
  const chats = await owner.query<{
    id: string
    unread: number
    last_message_id: string | null
    waiting: boolean
  }>(
    `select id, unread, last_message_id, waiting_since is not null as waiting from conversations where company_id = $1`,
    [companyId],
  )
  return chats.rows.flatMap(({ id, unread, last_message_id, waiting }) => {
    const own = rows.filter(({ conversation_id }) => conversation_id === id)
    const readTo = Math.max(
      answeredByBot(own, waiting),
      ...own.map((row, at) => (isRead(row, readIds) ? at : lastSeenBy(row, own))),
    )
    const wanted = own.slice(readTo + 1).filter(({ author }) => author === 'customer').length
    const last = own.at(-1)?.id ?? null
    return unread === wanted && last_message_id === last
      ? []
      : [`${id}: ${unread} unread for ${wanted}, last message ${last_message_id} for ${last}`]
  })
}

/** What is typed on the phone, and what was marked, is read itself. */
function isRead({ author, wa_id }: StoredRow, readIds: readonly string[]): boolean {
  return author === 'phone' || (wa_id !== null && readIds.includes(wa_id))
}

/** Where the last message stands that somebody who answered could have seen: `seq` tells who came first. */
function lastSeenBy(row: StoredRow, own: readonly StoredRow[]): number {
  if (row.author !== 'person') return -1
  const place = own.indexOf(row)
  return own.findLastIndex(
    ({ author, seq }, at) => (author === 'customer' || author === 'phone') && at < place && seq < row.seq,
  )
}

/** Where the newest message stands that the bot answered, but for those with which it called a person. */
function answeredByBot(own: readonly StoredRow[], isWaiting: boolean): number {
  const inTurn = own.toSorted((one, other) => one.seq - other.seq)
  const lastAsked = isWaiting
    ? inTurn.findLastIndex(({ author }, at) => author === 'customer' && inTurn[at + 1]?.author === 'bot')
    : inTurn.length
  const answer = inTurn.slice(0, Math.max(0, lastAsked)).findLast(({ author }) => author === 'bot')
  return answer === undefined
    ? -1
    : own.findLastIndex(({ author, seq }) => author === 'customer' && seq < answer.seq)
}

/** Every event that screens were given, in its order. */
async function backwardsOf(owner: pg.Pool, companyId: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: number; message: string; ack: Ack | null }>(
    `select id, data->'message'->>'id' as message, data->'message'->>'ack' as ack from events
     where company_id = $1 and name in ('MESSAGE_UPSERT', 'ACK_UPDATE') order by id`,
    [companyId],
  )
  const told = new Map<string, Ack>()
  return rows.flatMap(({ id, message, ack }) => {
    if (ack === null) return []
    const before = told.get(message) ?? ack
    told.set(message, ack)
    return laterAck(before, ack) === ack ? [] : [`${message}: ${before}, then ${ack} (event ${id})`]
  })
}
