import { maskEmail } from '@balcao/domain/company'
import { noteAct, type Act } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import type { Secrets } from '../platform/secrets/secrets'
import { voidAnswersOfOthers } from './answers.store'
import { writeHold } from './mailbox-hold.store'
import { readTold } from './told.store'
import { queueTrustMail } from './trust-mail.job'

/**
 * What goes with a mailbox that an operator sets for a company which lost its own: it has the codes at once, what the
 * former one could still answer is void, and the former one is told. Void its codes before, write the mailbox after it.
 */
export async function noteMailboxByOperator(
  tx: Tx,
  secrets: Secrets,
  { companyId, by, mailbox }: { companyId: string; by: Act['by']; mailbox: string },
): Promise<void> {
  const { recovery, company, now } = await readTold(tx, companyId)
  await writeHold(tx, companyId, null)
  await voidAnswersOfOthers(tx, companyId, mailbox)
  const [from, to] = [maskEmail(recovery), maskEmail(mailbox)]
  await noteAct(tx, { companyId, by, act: 'operator.mailbox-set', detail: { from, to } })
  if (recovery === mailbox) return
  await queueTrustMail(tx, secrets, {
    companyId,
    to: recovery,
    news: { kind: 'mailbox-by-operator', to, company, at: now, network: null },
  })
}
