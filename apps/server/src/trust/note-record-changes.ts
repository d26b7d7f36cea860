import { randomUUID } from 'node:crypto'
import { maskEmail } from '@balcao/domain/company'
import { maskPixKey, type PixKeyType } from '@balcao/domain/pix'
import { noteAct, type Act } from '../platform/audit'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { newToken, type Secrets } from '../platform/secrets/secrets'
import { writeHold } from './mailbox-hold.store'
import { queueTrustMail } from './trust-mail.job'
import { holdAfter } from './recovery-hold'
import { readTold, type Told } from './told.store'

/** The columns of a company that say who it is and where its money goes. */
export interface TrustedColumns {
  email_cliente: string
  pix_tipo: PixKeyType | null
  pix_chave: string | null
}

/** Days in which the mailbox that was told can take a change back. */
const answerDays = 3

/** The trusted columns among those that are to be written, as far as they say something new. */
export function trustedMoves(
  before: TrustedColumns,
  wanted: Partial<TrustedColumns>,
): { mailbox?: string; pix?: Pick<TrustedColumns, 'pix_tipo' | 'pix_chave'> } {
  const after = { ...before, ...wanted }
  const movesPix = after.pix_tipo !== before.pix_tipo || after.pix_chave !== before.pix_chave
  return {
    ...(after.email_cliente === before.email_cliente ? {} : { mailbox: after.email_cliente }),
    ...(movesPix ? { pix: { pix_tipo: after.pix_tipo, pix_chave: after.pix_chave } } : {}),
  }
}

/**
 * What goes with a change of mailbox or PIX key, in its transaction and before its live event: codes stay with the former
 * mailbox for a while, it is told, with links of one use to answer by, and the audit log says so, values masked.
 */
export async function noteRecordChanges(
  tx: Tx,
  secrets: Secrets,
  change: { companyId: string; by: Act['by']; before: TrustedColumns; wanted: Partial<TrustedColumns> },
): Promise<void> {
  const { companyId, by, before } = change
  const { mailbox, pix } = trustedMoves(before, change.wanted)
  if (mailbox === undefined && pix === undefined) return
  const told = await readTold(tx, companyId)
  const about = { companyId, by, told }
  if (pix !== undefined) {
    const [from, to] = [maskPix(before), maskPix(pix)]
    await noteAct(tx, { companyId, by, act: 'company.pix-changed', detail: { from, to } })
    if (told.recovery !== '') {
      const former = { pix_tipo: before.pix_tipo, pix_chave: before.pix_chave }
      const { foreign } = await offerAnswer(tx, about, { kind: 'pix', former })
      await tell(tx, secrets, about, { kind: 'pix', to, foreignToken: foreign })
    }
  }
  if (mailbox !== undefined) {
    // A word for an earlier change must not release what came after it.
    await tx.execute(sql`update company_changes set own_hash = null
      where company_id = ${companyId} and kind = 'mailbox' and answered_at is null`)
    const hold = holdAfter(told.recovery, mailbox)
    await writeHold(tx, companyId, hold)
    const [from, to] = [maskEmail(before.email_cliente), maskEmail(mailbox)]
    await noteAct(tx, { companyId, by, act: 'company.mailbox-changed', detail: { from, to } })
    if (hold === null) return
    const isReleasable = hold.hours !== null
    const former = { email_cliente: told.recovery }
    const { own, foreign } = await offerAnswer(tx, about, { kind: 'mailbox', former, isReleasable })
    await tell(tx, secrets, about, { kind: 'mailbox', to, foreignToken: foreign, ownToken: own })
  }
}

interface About {
  companyId: string
  by: Act['by']
  told: Told
}

/** Stores that the mailbox may answer; the tokens are known to its mail alone. */
async function offerAnswer(
  tx: Tx,
  { companyId, told }: About,
  change: { kind: 'mailbox' | 'pix'; former: Partial<TrustedColumns>; isReleasable?: boolean },
): Promise<{ own: string | null; foreign: string }> {
  const own = change.isReleasable ? newToken() : null
  const foreign = newToken()
  await tx.execute(sql`
    insert into company_changes (company_id, id, kind, former, told, own_hash, foreign_hash, expires_at)
    values (${companyId}, ${randomUUID()}, ${change.kind}, ${JSON.stringify(change.former)}::jsonb, ${told.recovery},
      ${own?.hash ?? null}, ${foreign.hash}, now() + make_interval(days => ${answerDays}))`)
  return { own: own?.token ?? null, foreign: foreign.token }
}

type NewsOf =
  | { kind: 'mailbox'; to: string; foreignToken: string; ownToken: string | null }
  | { kind: 'pix'; to: string; foreignToken: string }

const tell = (tx: Tx, secrets: Secrets, { companyId, by, told }: About, news: NewsOf) =>
  queueTrustMail(tx, secrets, {
    companyId,
    to: told.recovery,
    news: { company: told.company, at: told.now, network: by.network ?? null, ...news },
  })

const maskPix = ({ pix_tipo, pix_chave }: Pick<TrustedColumns, 'pix_tipo' | 'pix_chave'>) =>
  pix_tipo && pix_chave ? maskPixKey(pix_tipo, pix_chave) : ''
