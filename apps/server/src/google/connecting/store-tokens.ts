import { actorOf, noteAct } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { companyOf, type Caller } from '../../platform/http/caller'
import { connect } from './connect'
import { isOf, lockConnection, ofCompany } from './connections.store'
import { disconnect } from './disconnect'
import { openLink, type GoogleNeeds } from '../google-needs'
import { openTokens, sealToken } from './sealed-tokens'

/** Tokens as a program hands them in; an empty text clears one, a refresh token left out stays. */
interface GivenTokens {
  accessToken: string
  refreshToken?: string | undefined
}

/**
 * Stores Google tokens that a program got by itself (CALL-11, GOOG-43), sealed like ours. A new refresh token may be
 * another account's and is a new link; an access token alone takes the old one's place. With both empty the company is
 * disconnected.
 */
export async function storeTokens(
  needs: GoogleNeeds,
  caller: Caller,
  { accessToken, refreshToken }: GivenTokens,
): Promise<void> {
  const link = openLink(needs)
  const companyId = companyOf(caller)
  const whose = ofCompany(companyId)
  const by = actorOf(caller)
  const isCleared = await link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, whose)
    const known = row?.connected ? openTokens(link.secrets, row) : undefined
    const tokens = { access: accessToken || null, refresh: (refreshToken ?? known?.refresh) || null }
    if (tokens.access === null && tokens.refresh === null) return true
    if (known && tokens.refresh === known.refresh) {
      await tx.execute(sql`
        update google_connections set access_token = ${sealToken(link.secrets, whose, 'access', tokens.access)},
          access_expires_at = null
        where ${isOf(whose)}`)
    } else {
      await noteAct(tx, { companyId, by, act: 'google.connected' })
      await connect(link, tx, whose, { ...tokens, expiresAt: null, scopes: [] })
    }
    return false
  })
  if (isCleared) await disconnect(link, whose, by)
}
