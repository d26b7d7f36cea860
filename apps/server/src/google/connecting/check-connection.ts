import { calendarErrorText, GoogleFailure } from '../../gateways/google'
import { sql } from '../../platform/database/sql'
import { audit, type Asker } from '../audit'
import { findConnection, isOf, lockConnection, type Whose } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'
import { NoAccess } from './no-access'
import { forgetTrouble, isEnding, renewAccess } from './renew-access'
import { openTokens } from './sealed-tokens'
import { isOfWriting, showTrouble } from '../calls/trouble'
import { addWriting } from '../calls/turns'
import { tryAgain } from '../write/written'

/**
 * Validates the link with Google and writes down what came of it (GOOG-20, GOOG-28): a token that is no good is renewed,
 * a validation that fails is shown (GOOG-59) and ends nothing. Never throws for Google's sake.
 * What Google refused or could not take lately is tried again where a person asks.
 * @param asker the browser whose load asks; none for the check of every ten minutes.
 */
export async function checkConnection(link: GoogleLink, whose: Whose, asker?: Asker): Promise<void> {
  const { db, google, secrets, clock } = link
  const row = await db.asCompany(whose.companyId, (tx) => findConnection(tx, whose))
  if (!google || !row?.connected) return
  if (asker) await tryRefusedAgain(link, whose)
  const access = openTokens(secrets, row)?.access ?? null
  try {
    const known = access !== null && !isEnding(row.access_expires_at, clock())
    const info = known ? await google.tokenInfo(access) : { valid: false as const }
    if (!info.valid) await renewAccess(link, whose, { stale: access, asker })
    else await noteValid(link, whose, { version: row.version, expiresAt: info.expiresAt })
  } catch (error) {
    // It is shown already.
    if (error instanceof NoAccess) return
    if (!(error instanceof GoogleFailure)) throw error
    await noteUnchecked(link, whose, { failure: error, asker, version: row.version })
  }
}

/** Who asks wants it tried: what Google refused lately, and what it could not take. */
function tryRefusedAgain({ db }: GoogleLink, whose: Whose): Promise<void> {
  return db.asCompany(whose.companyId, async (tx) => {
    const wasRefused = await tryAgain(tx, whose)
    const row = await findConnection(tx, whose)
    if (wasRefused || isOfWriting(row?.error_code ?? null)) await addWriting(tx, whose)
  })
}

function noteValid(
  link: GoogleLink,
  whose: Whose,
  { version, expiresAt }: { version: number; expiresAt: number },
): Promise<void> {
  const now = link.clock()
  return link.db.asCompany(whose.companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (row?.version !== version || !row.connected) return
    await tx.execute(sql`
      update google_connections set verified_at = ${now}, checked_at = ${now},
        access_expires_at = coalesce(access_expires_at, ${new Date(expiresAt)})
      where ${isOf(whose)}`)
    if (row.error_code !== null && !isOfWriting(row.error_code)) await forgetTrouble(link, tx, whose)
  })
}

function noteUnchecked(
  link: GoogleLink,
  whose: Whose,
  { failure, asker, version }: { failure: GoogleFailure; asker: Asker | undefined; version: number },
): Promise<void> {
  const now = link.clock()
  const code = 'TOKEN_VALIDATION_ERROR'
  const { mensagem } = calendarErrorText('validate', failure)
  link.log.warn({ reason: failure.message }, 'a Google authorisation could not be validated')
  return link.db.asCompany(whose.companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    if (row?.version !== version || !row.connected) return
    await audit(tx, whose, { type: code, message: failure.message, at: now, asker })
    await showTrouble(tx, whose, { code, mensagem }, now)
    if (row.error_code !== code) await announceStatus(link, tx, whose)
  })
}
