import type { WhatsAppGateway } from '../gateways/whatsapp'
import { sql } from '../platform/database/sql'
import type { ChannelNeeds } from './channel-needs'

/** Asks which version the gateway is and writes it down; a gateway that does not tell keeps the one it told. */
export async function noteVersion(
  { db, log }: Pick<ChannelNeeds, 'db' | 'log'>,
  companyId: string,
  gateway: WhatsAppGateway,
): Promise<void> {
  const version = await gateway.version()
  if (version === null) return
  if (isDeafAfterLogout(version))
    log.warn(
      { version },
      'this Evolution API receives nothing after a logout that is not ours: update to 2.3.7',
    )
  await db.asCompany(companyId, (tx) =>
    tx.execute(sql`update channels set gateway_version = ${version} where company_id = ${companyId}`),
  )
}

const MENDED = [2, 3, 7]

/**
 * Whether an instance that was logged out by a call, and paired again elsewhere than here, receives no message until the
 * server starts anew: Evolution API up to 2.3.6 (its pull request 2186).
 */
export function isDeafAfterLogout(version: string): boolean {
  const needs = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  if (!needs) return false
  const at = needs.findIndex((part, index) => part !== MENDED[index])
  return at !== -1 && needs[at]! < MENDED[at]!
}
