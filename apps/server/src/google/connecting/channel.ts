import { randomUUID } from 'node:crypto'
import { GoogleFailure } from '../../gateways/google'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { hashToken, newToken, sameDigest } from '../../platform/secrets/secrets'
import {
  findPresented,
  isOf,
  lockConnection,
  proofOf,
  whoseRow,
  type ConnectionRow,
} from './connections.store'
import type { GoogleLink } from '../google-needs'
import { isReachable } from '../google-status'
import { addReading } from '../calls/turns'
import { withCalendar } from '../calls/with-calendar'

/** Google gives a channel a week at most, and renews none. */
const LIFE_SECONDS = 7 * 24 * 3600
const RENEW_BEFORE_MS = 24 * 3_600_000

/**
 * Has Google tell us of changes, where it can reach us: opens a channel when there is none or the one at hand ends within
 * a day, and closes the old one afterwards, so that nothing is missed between them.
 */
export async function keepChannel(link: GoogleLink, row: ConnectionRow): Promise<void> {
  const { db, clock, pagesUrl } = link
  const ends = row.channel_until?.getTime() ?? 0
  if (!isReachable(link) || ends - clock().getTime() > RENEW_BEFORE_MS) return
  const whose = whoseRow(row)
  const channelId = randomUUID()
  const { token, hash } = newToken()
  const address = `${pagesUrl()}/webhook/google/${channelId}`
  await withCalendar(link, whose, async (calendar) => {
    const channel = { channelId, token, address, ttlSeconds: LIFE_SECONDS }
    const { resourceId, expiresAt } = await calendar.watch(channel)
    const isKept = await db.asCompany(whose.companyId, async (tx) => {
      if ((await lockConnection(tx, whose))?.version !== row.version) return false
      await tx.execute(sql`
        update google_connections set channel_id = ${channelId}, channel_token = ${hash},
          channel_resource = ${resourceId}, channel_until = ${new Date(expiresAt)}, proof = ${proofOf(channelId)}
        where ${isOf(whose)}`)
      // What changed before the channel stood was told to nobody.
      await addReading(tx, whose)
      return true
    })
    const old = isKept
      ? { channelId: row.channel_id, resourceId: row.channel_resource }
      : { channelId, resourceId }
    if (old.channelId === null || old.resourceId === null) return
    await calendar.stopWatching({ channelId: old.channelId, resourceId: old.resourceId }).catch(unlessGoogle)
  })
}

/** As far as Google answers: a channel that stays open ends within a week. */
export async function stopChannel(link: GoogleLink, row: ConnectionRow, accessToken: string): Promise<void> {
  const { channel_id: channelId, channel_resource: resourceId } = row
  if (channelId === null || resourceId === null) return
  await link.google?.calendarOf(accessToken).stopWatching({ channelId, resourceId }).catch(unlessGoogle)
}

/**
 * Takes in a push: it only says that something changed, so many of them, twice or in any order, are one reading.
 * @throws Problem UNAUTHENTICATED unless the channel is open and its token presented
 */
export async function receivePush(link: GoogleLink, channelId: string, token: unknown): Promise<void> {
  await link.db.asVisitor({ proof: proofOf(channelId) }, async (tx, enter) => {
    const row = await findPresented(tx, channelId)
    const isOurs =
      row?.channel_token && typeof token === 'string' && sameDigest(hashToken(token), row.channel_token)
    if (!isOurs) throw new Problem('UNAUTHENTICATED')
    await enter(row.company_id)
    await addReading(tx, whoseRow(row))
  })
}

function unlessGoogle(error: unknown): void {
  if (!(error instanceof GoogleFailure)) throw error
}
