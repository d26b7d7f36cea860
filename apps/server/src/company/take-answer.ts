import { voidCodes, voidPassword } from '../auth'
import { noteAct } from '../platform/audit'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { hashToken } from '../platform/secrets/secrets'
import {
  queueTrustMail,
  readTold,
  spendAnswer,
  voidAnswersOfOthers,
  writeHold,
  type AnsweredChange,
} from '../trust'
import { changeCompany } from './change-company'
import type { CompanyNeeds } from './company-needs'

interface Answer {
  token: string
  word: 'own' | 'foreign'
}

/**
 * Takes the word of the mailbox that was told of a change, once. `own`: codes go to the new mailbox from now on.
 * `foreign`: the former mailbox or PIX key stands again, and whoever changed it is out: sessions end, and the password
 * that they knew is void until the mailbox sets another. Keys of programs stay; they can change neither.
 * @throws Problem LINK_SPENT for a token that is unknown, too old, answered, or for the other word
 */
export async function takeAnswer(
  { db, secrets, sessions }: Pick<CompanyNeeds, 'db' | 'secrets' | 'sessions'>,
  { token, word }: Answer,
  network: string | undefined,
): Promise<AnsweredChange['kind']> {
  const proof = hashToken(token)
  const by = { kind: 'dono' as const, name: null, network }
  return db.asVisitor({ proof }, async (tx, enter) => {
    const companyId = await findCompany(tx, proof)
    if (companyId === undefined) throw new Problem('LINK_SPENT')
    await enter(companyId)
    await tx.execute(sql`select from companies where id = ${companyId} for no key update`)
    const change = await spendAnswer(tx, companyId, { proof, word })
    if (change === undefined) throw new Problem('LINK_SPENT')
    if (word === 'own') {
      await writeHold(tx, companyId, null)
      await noteAct(tx, { companyId, by, act: 'company.mailbox-released' })
      return change.kind
    }
    if (change.kind === 'mailbox') {
      await writeHold(tx, companyId, null)
      await voidAnswersOfOthers(tx, companyId, change.told)
    }
    await voidCodes(tx, companyId)
    await voidPassword(tx, companyId)
    await sessions.endAll(tx, companyId)
    await noteAct(tx, { companyId, by, act: `company.${change.kind}-taken-back` })
    const { company, now } = await readTold(tx, companyId)
    const news = {
      kind: 'taken-back' as const,
      what: change.kind,
      company,
      at: now,
      network: network ?? null,
    }
    await queueTrustMail(tx, secrets, { companyId, to: 'operator', news })
    await changeCompany(tx, companyId, change.former, undefined)
    return change.kind
  })
}

async function findCompany(tx: Tx, proof: Buffer): Promise<string | undefined> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`select company_id from company_changes
    where own_hash = ${proof} or foreign_hash = ${proof}`)
  return rows[0]?.company_id
}
