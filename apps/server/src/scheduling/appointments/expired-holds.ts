import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** Times that one network keeps at once on the public page: somebody who chooses, and their neighbours. */
const MOST_HELD = 3

interface Holding {
  agendas: readonly { id: string }[]
  /** The row of the booking under way. */
  keep: string
  /** Digest of the network that asks to keep it. */
  heldBy?: Buffer | undefined
  now: Date
}

/**
 * Gives back what was held too long in some agendas, or in any place, and what a network keeps that keeps another time now, the oldest
 * first. The row of the booking under way is locked in the same breath and left alone, in the order of the ids as
 * everybody does, so that nobody waits in a circle.
 */
export async function dropExpiredHolds(tx: Tx, companyId: string, holding: Holding): Promise<void> {
  const { now } = holding
  const agendaIds = holding.agendas.map(({ id }) => id)
  const keep = holding.keep.toLowerCase()
  const surplus = await findSurplus(tx, companyId, { ...holding, keep })
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from appointments where company_id = ${companyId}
      and (id = ${keep} or id = any(${surplus}::uuid[]) or visit_id = any(${surplus}::uuid[])
        or (status = 'held' and hold_until <= ${now} and (agenda_id = any(${agendaIds}::uuid[]) or units <> '{}')))
    order by id for update`)
  const dropped = rows.map(({ id }) => id).filter((id) => id !== keep)
  if (dropped.length === 0) return
  await tx.execute(
    sql`delete from appointments where company_id = ${companyId} and id = any(${dropped}::uuid[]) and status = 'held'`,
  )
}

/** What a network keeps beyond its share. Its requests take turns, or each would find the others' still missing. */
async function findSurplus(tx: Tx, companyId: string, { keep, heldBy, now }: Holding): Promise<string[]> {
  if (heldBy === undefined) return []
  await tx.execute(sql`select pg_advisory_xact_lock(${heldBy.readInt32BE(0)}, ${heldBy.readInt32BE(4)})`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from appointments where company_id = ${companyId} and status = 'held' and hold_until > ${now}
      and held_by = ${heldBy} and id <> ${keep} and coalesce(visit_place, 1) = 1
    order by hold_until desc, updated_at desc, id offset ${MOST_HELD - 1}`)
  return rows.map(({ id }) => id)
}

/** Gives back what was held too long in the company's places by those whom a professional does not see. */
export async function dropHeldPlaces(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`select app.drop_held_places(${now}) where app.own_worker() is not null`)
}
