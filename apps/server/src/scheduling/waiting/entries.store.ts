import type { WaitingEntry } from '@balcao/contract/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'

/** Somebody who waits for a time to become free. Dates `YYYY-MM-DD` on the company's calendar, both included. */
export interface StoredEntry {
  id: string
  service_id: string
  service_name: string
  price_type: string
  people: number
  /** What follows in the same visit. */
  also: { service_id: string; price_type: string }[]
  from: string
  to: string
  client: string
  phone: string
  email: string | null
  conversation_id: string | null
  state: WaitingEntry['state']
  /** The appointment, held or booked by now, that was offered. */
  offer_id: string | null
  offer_until: Date | null
  offered_start: Date | null
  consented_at: Date | null
  since: Date
}

/** Entries of the company as `which` narrows `w` and sorts them. */
export async function selectEntries(tx: Tx, companyId: string, which: Sql): Promise<StoredEntry[]> {
  const { rows } = await tx.execute<StoredEntry>(sql`
    select w.id, w.service_id, w.service_name, w.price_type, w.people, w.also, w.first_date as from, w.last_date as to, w.client, w.phone,
      w.email, w.conversation_id, w.state, w.offer_id, w.offer_until, a.starts_at as offered_start, w.consented_at, w.since
    from waiting_entries w left join appointments a on a.company_id = w.company_id and a.id = w.offer_id
    where w.company_id = ${companyId} and ${which}`)
  return rows
}

/** What an entry waits for, as a booking asks for it. */
export const visitOf = ({
  service_id,
  price_type,
  people,
  also,
}: Pick<StoredEntry, 'service_id' | 'price_type' | 'people' | 'also'>) => ({
  people,
  serviceId: service_id,
  priceType: price_type,
  also: also.map((one) => ({ serviceId: one.service_id, priceType: one.price_type })),
})

/** One entry, locked for change; undefined when there is none. */
export async function lockEntry(tx: Tx, companyId: string, id: string): Promise<StoredEntry | undefined> {
  await tx.execute(
    sql`select 1 from waiting_entries where company_id = ${companyId} and id = ${id} for update`,
  )
  return (await selectEntries(tx, companyId, sql`w.id = ${id}`))[0]
}

/** Adds an entry; one that is there already stays as it is. */
export async function insertEntry(
  tx: Tx,
  companyId: string,
  entry: Omit<StoredEntry, 'state' | 'offer_id' | 'offer_until' | 'offered_start'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into waiting_entries (company_id, id, service_id, service_name, price_type, people, also, first_date, last_date, client, phone,
      email, conversation_id, consented_at, since)
    values (${companyId}, ${entry.id}, ${entry.service_id}, ${entry.service_name}, ${entry.price_type}, ${entry.people}, ${JSON.stringify(entry.also)}::jsonb, ${entry.from},
      ${entry.to}, ${entry.client}, ${entry.phone}, ${entry.email}, ${entry.conversation_id}, ${entry.consented_at},
      ${entry.since})
    on conflict do nothing`)
  return rowCount === 1
}

/** Where an entry's offer stands now. */
export async function writeState(
  tx: Tx,
  companyId: string,
  id: string,
  { state, offerId, until }: { state: StoredEntry['state']; offerId: string | null; until: Date | null },
): Promise<void> {
  await tx.execute(sql`update waiting_entries set state = ${state}, offer_id = ${offerId}, offer_until = ${until}
    where company_id = ${companyId} and id = ${id}`)
}

/** An entry as the contract carries it. */
export function entryToWire(entry: StoredEntry): WaitingEntry {
  const isOffered = entry.state === 'offered'
  return {
    id: entry.id,
    service_id: entry.service_id,
    service: entry.service_name,
    price_type: entry.price_type,
    people: entry.people,
    from: entry.from,
    to: entry.to,
    client: entry.client,
    phone: entry.phone,
    email: entry.email,
    state: entry.state,
    offered_start: isOffered ? (entry.offered_start?.toISOString() ?? null) : null,
    offer_until: isOffered ? (entry.offer_until?.toISOString() ?? null) : null,
    since: entry.since.toISOString(),
  }
}
