import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Problem } from '../../../platform/http/problems'
import type { AgendaSettings } from '../../agenda/settings.store'
import type { BookingRequest } from '../booking-request'

/** Coming bookings of one phone that nobody has confirmed or paid for. */
const MOST_OPEN = 3
/** Bookings of one network within 24 hours: a shop's own Wi-Fi, or neighbours behind one address of a phone company. */
const MOST_A_DAY = 20

type LimitedRequest = Pick<BookingRequest, 'id' | 'source' | 'person' | 'bookedBy' | 'conversationId'>

const isLimited = ({ source }: Pick<LimitedRequest, 'source'>) => source === 'public' || source === 'bot'

/**
 * Lets bookings of one phone, and of one network, take turns, so that two at once are not both the last. Whoever keeps a
 * time takes the network's turn too: it comes before any row is locked, or two of them would wait for each other.
 */
export async function takeTurn(tx: Tx, companyId: string, request: LimitedRequest): Promise<void> {
  if (!isLimited(request)) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(
    ${`open bookings ${companyId} `} || coalesce(app.phone_key(${request.person?.phone ?? ''}::text),
      ${request.conversationId ?? null}::text, ''), 0))`)
  const { bookedBy } = request
  if (bookedBy)
    await tx.execute(
      sql`select pg_advisory_xact_lock(${bookedBy.readInt32BE(0)}, ${bookedBy.readInt32BE(4)})`,
    )
}

/**
 * Keeps one person from filling an agenda with bookings of their own that nobody has confirmed. Where bookings stand
 * at once, those count that stand by themselves. A phone counts in all its spellings (the customer key). The counter,
 * and who was offered a time by the waiting list, may always book. The turn has been taken.
 * @throws Problem TOO_MANY_BOOKINGS, TOO_MANY_FROM_NETWORK
 */
export async function requireRoomForMore(
  tx: Tx,
  companyId: string,
  request: LimitedRequest,
  { settings, now }: { settings: Pick<AgendaSettings, 'confirm_by_self'>; now: Date },
): Promise<void> {
  if (!isLimited(request)) return
  const { id, conversationId = null } = request
  const phone = request.person?.phone ?? ''
  const standing = settings.confirm_by_self ? ['pending', 'held', 'confirmed'] : ['pending', 'held']
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*) as open from appointments
    where company_id = ${companyId} and id <> ${id} and deleted_at is null and source in ('public', 'bot', 'waiting')
      and (phone_key = app.phone_key(${phone}::text) or conversation_id = ${conversationId}::uuid)
      and status = any(${standing}::text[]) and starts_at > ${now} and (hold_until is null or hold_until > ${now})
      and deposit_paid_at is null and coalesce(visit_place, 1) = 1`)
  if (rows[0]!.open >= MOST_OPEN) throw new Problem('TOO_MANY_BOOKINGS')
  if (request.bookedBy) await requireNetworkRoom(tx, companyId, { bookedBy: request.bookedBy, id, now })
}

async function requireNetworkRoom(
  tx: Tx,
  companyId: string,
  { bookedBy, id, now }: { bookedBy: Buffer; id: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - 86_400_000)
  const { rows } = await tx.execute<{ made: number }>(sql`
    select count(*) as made from appointments
    where company_id = ${companyId} and booked_by = ${bookedBy} and id <> ${id} and created_at > ${since}
      and coalesce(visit_place, 1) = 1`)
  if (rows[0]!.made >= MOST_A_DAY) throw new Problem('TOO_MANY_FROM_NETWORK')
}
