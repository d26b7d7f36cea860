import { GoogleFailure } from '../../gateways/google'
import type { Database, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { audit, type Asker, type AuditType } from '../audit'
import { isOf, lockConnection, nameOf, whoseRow, type ConnectionRow, type Whose } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { NoAccess } from './no-access'
import { openTokens, sealToken, type Tokens } from './sealed-tokens'
import { endConnection, isOfWriting, showTrouble, troubleOf, type Trouble } from '../calls/trouble'

/** A token is not used any more so long before it ends. */
const EARLY_MS = 60_000

export const isEnding = (expiresAt: Date | null, now: Date) =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() < EARLY_MS

interface Renewal {
  /** The access token that is no good; null where there is none. */
  stale: string | null
  asker?: Asker | undefined
}

const underWay = new WeakMap<Database, Map<string, Promise<string>>>()

/**
 * A fresh access token from the refresh token (GOOG-15, GOOG-18), asked for once however many want it: those of this
 * process share one try, and other processes wait at the row's lock and take what it brought. Only `invalid_grant` and
 * a missing refresh token end the link (GOOG-16, GOOG-49); any other failure is shown and tried again (GOOG-48,
 * decision 0026, W29).
 * @throws NoAccess
 */
export function renewAccess(link: GoogleLink, whose: Whose, renewal: Renewal): Promise<string> {
  const tries = underWay.get(link.db) ?? new Map<string, Promise<string>>()
  underWay.set(link.db, tries)
  const key = nameOf(whose)
  const shared = tries.get(key)
  if (shared) return shared
  const own = renew(link, whose, renewal).finally(() => tries.delete(key))
  tries.set(key, own)
  return own
}

async function renew(link: GoogleLink, whose: Whose, { stale, asker }: Renewal): Promise<string> {
  const outcome = await link.db.asCompany(whose.companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (!row?.connected) return NoAccess.of(row)
    const tokens = openTokens(link.secrets, row)
    const turn: Turn = { link, tx, row, asker }
    if (!tokens) return unreadable(turn)
    const { access } = tokens
    if (access !== null && access !== stale && !isEnding(row.access_expires_at, link.clock())) return access
    return refresh(turn, tokens)
  })
  if (outcome instanceof NoAccess) throw outcome
  return outcome
}

interface Turn {
  link: GoogleLink
  tx: Tx
  row: ConnectionRow
  asker: Asker | undefined
}

async function refresh(turn: Turn, { refresh: token }: Tokens): Promise<string | NoAccess> {
  const { link, tx, row, asker } = turn
  const { google, secrets, clock } = link
  const whose = whoseRow(row)
  if (!google) return new NoAccess('not-connected')
  if (token === null) {
    const type = asker ? 'NO_INITIAL_REFRESH_TOKEN' : 'NO_REFRESH_TOKEN'
    await end(turn, { type, message: 'no refresh token', trouble: troubleOf('NO_REFRESH_TOKEN') })
    return new NoAccess('token-missing')
  }
  try {
    const { accessToken, expiresAt } = await google.refresh(token)
    const isHealed = row.error_code !== null && !isOfWriting(row.error_code)
    await tx.execute(sql`
      update google_connections set access_token = ${sealToken(secrets, whose, 'access', accessToken)},
        access_expires_at = ${new Date(expiresAt)}, verified_at = ${clock()}, checked_at = ${clock()}
      where ${isOf(whose)}`)
    if (isHealed) await forgetTrouble(link, tx, whose)
    return accessToken
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    const { message } = error
    if (error.kind === 'revoked') {
      const type = asker ? 'INITIAL_REFRESH_TOKEN_REVOKED' : 'REFRESH_TOKEN_REVOKED'
      await end(turn, { type, message, trouble: troubleOf('REFRESH_TOKEN_REVOKED') })
      return new NoAccess('revoked')
    }
    link.log.warn({ reason: message }, 'a Google authorisation could not be renewed')
    const type = asker ? 'INITIAL_REFRESH_FAILED' : 'REFRESH_TOKEN_FAILED'
    await audit(tx, whose, { type, message, at: clock(), asker })
    await show(turn, troubleOf('REFRESH_TOKEN_FAILED'))
    return new NoAccess('token-unavailable')
  }
}

async function unreadable(turn: Turn): Promise<NoAccess> {
  await show(turn, troubleOf('TOKENS_UNREADABLE'))
  return new NoAccess('token-unavailable')
}

async function show({ link, tx, row }: Turn, trouble: Trouble): Promise<void> {
  await showTrouble(tx, whoseRow(row), trouble, link.clock())
  if (row.error_code !== trouble.code) await announceStatus(link, tx, whoseRow(row))
}

async function end(
  { link, tx, row, asker }: Turn,
  { type, message, trouble }: { type: AuditType; message: string; trouble: Trouble },
): Promise<void> {
  const now = link.clock()
  await audit(tx, whoseRow(row), { type, message, at: now, asker })
  await endConnection(tx, whoseRow(row), trouble, now)
  await announceStatus(link, tx, whoseRow(row))
}

/** What was shown of the link holds no more. Call it last in the transaction. */
export async function forgetTrouble(link: GoogleLink, tx: Tx, whose: Whose): Promise<void> {
  await tx.execute(sql`
    update google_connections set error_code = null, error_message = null, error_at = null
    where ${isOf(whose)}`)
  await announceStatus(link, tx, whose)
}
