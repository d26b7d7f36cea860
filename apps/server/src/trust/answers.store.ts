import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { TrustedColumns } from './note-record-changes'

/** A change that the mailbox which was told of it has just answered. */
export interface AnsweredChange {
  id: string
  kind: 'mailbox' | 'pix'
  former: Partial<TrustedColumns>
  told: string
}

/** Uses up the link of a change, `proof` its token digested; undefined for one that is too old, answered or for the other word. */
export async function spendAnswer(
  tx: Tx,
  companyId: string,
  { proof, word }: { proof: Buffer; word: 'own' | 'foreign' },
): Promise<AnsweredChange | undefined> {
  const column = word === 'own' ? sql`own_hash` : sql`foreign_hash`
  const { rows } = await tx.execute<AnsweredChange>(sql`update company_changes set answered_at = now()
    where company_id = ${companyId} and ${column} = ${proof} and answered_at is null and expires_at > now()
    returning id, kind, former, told`)
  return rows[0]
}

/** Voids what mailboxes other than this one could still answer. */
export async function voidAnswersOfOthers(tx: Tx, companyId: string, mailbox: string): Promise<void> {
  await tx.execute(sql`update company_changes set answered_at = now()
    where company_id = ${companyId} and answered_at is null and told <> ${mailbox}`)
}
