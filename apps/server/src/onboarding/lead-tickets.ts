import { sql } from '../platform/database/sql'
import type { Database, Tx } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { hashToken, newToken } from '../platform/secrets/secrets'

const lifeDays = 7

/** The cookie of whoever entered a lead's code: 256 random bits, of which the database keeps the SHA-256. */
export async function issueLeadTicket(
  tx: Tx,
  leadId: string,
): Promise<{ token: string; maxAgeSeconds: number }> {
  const { token, hash } = newToken()
  await tx.execute(sql`insert into lead_tickets (lead_id, token_hash, expires_at)
    values (${leadId}, ${hash}, now() + make_interval(days => ${lifeDays}))`)
  return { token, maxAgeSeconds: lifeDays * 86_400 }
}

/** The lead of a cookie, while it lives and the lead was not discarded. */
export async function findLeadByTicket(
  db: Database,
  token: string,
): Promise<Extract<Caller, { kind: 'lead' }> | undefined> {
  const proof = hashToken(token)
  return db.asVisitor({ proof }, async (tx) => {
    const { rows } = await tx.execute<{ lead_id: string }>(sql`
      select t.lead_id from lead_tickets t join leads l on l.id = t.lead_id
      where t.token_hash = ${proof} and t.expires_at > now() and l.state <> 'discarded'`)
    return rows[0] && { kind: 'lead', leadId: rows[0].lead_id, proof }
  })
}
