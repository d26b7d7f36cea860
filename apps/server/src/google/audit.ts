import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Whose } from './connecting/connections.store'

/** Who asked for a check, where a browser did: it is the initial load of GOOG-71. */
export interface Asker {
  browser: string | null
  url: string | null
}

/** GOOG-71: of the refreshes, the first three come from a browser's load, the other three from all that follows. */
export type AuditType =
  | 'INITIAL_REFRESH_TOKEN_REVOKED'
  | 'INITIAL_REFRESH_FAILED'
  | 'NO_INITIAL_REFRESH_TOKEN'
  | 'REFRESH_TOKEN_REVOKED'
  | 'REFRESH_TOKEN_FAILED'
  | 'NO_REFRESH_TOKEN'
  | 'TOKEN_VALIDATION_ERROR'

/** How long failures are kept. */
export const auditDays = 90
const LONGEST = 500

/** Writes down a failure of the authorisation (GOOG-70). `message` must hold no token: Google's failures do not. */
export async function audit(
  tx: Tx,
  { companyId, agendaId }: Whose,
  entry: { type: AuditType; message: string; at: Date; asker: Asker | undefined },
): Promise<void> {
  const { type, message, at, asker } = entry
  await tx.execute(sql`
    insert into google_audit (company_id, agenda_id, id, at, type, message, browser, url)
    values (${companyId}, ${agendaId}, ${randomUUID()}, ${at}, ${type}, ${message.slice(0, LONGEST)}, ${asker?.browser ?? null},
      ${asker?.url ?? null})`)
}

/** The page that asks, without what its address carries behind the question mark: a code of Google's may be there. */
export function askerOf({ headers, url }: FastifyRequest): Asker {
  const page = headers.referer ?? url
  return {
    browser: headers['user-agent']?.slice(0, LONGEST) ?? null,
    url: page.split(/[?#]/)[0]!.slice(0, LONGEST),
  }
}
