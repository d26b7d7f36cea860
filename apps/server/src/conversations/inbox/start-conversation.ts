import type { Chat } from '@balcao/contract/conversations'
import { readAddress } from '@balcao/domain/messaging'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { changeChat } from './change-chat'
import { findByAddress, findOrMakeConversation } from '../identity/find-or-make-conversation'
import { nameConversation } from './name-conversation'
import { resolveNumber } from '../identity/resolve-number'

/**
 * The conversation with a number, made when there is none yet. `title` names a customer whom the shop has not named;
 * a name that it gave stays. @throws Problem NUMBER_NOT_UNDERSTOOD, and CHANNEL_NOT_FOUND where nothing could be sent
 */
export function startConversation(
  db: Database,
  companyId: string,
  { number, title = '' }: { number: string; title?: string | undefined },
): Promise<Chat> {
  return db.asCompany(companyId, async (tx) => {
    const jid = await resolveNumber(tx, companyId, number)
    const known = await findByAddress(tx, companyId, [jid])
    const id = known ?? (await makeConversation(tx, companyId, jid))
    return changeChat(tx, companyId, id, async (conversation) => {
      const isNamed = title === '' || conversation.given_name !== null
      const named = !isNamed && (await nameConversation(tx, companyId, conversation, title))
      return named || known === null
    })
  })
}

async function makeConversation(tx: Tx, companyId: string, jid: string): Promise<string> {
  const { rowCount } = await tx.execute(sql`select from channels where company_id = ${companyId}`)
  if (rowCount === 0) throw new Problem('CHANNEL_NOT_FOUND')
  const kind = readAddress(jid).kind === 'group' ? 'group' : 'person'
  return findOrMakeConversation(tx, companyId, [jid], { kind, pushName: null })
}
