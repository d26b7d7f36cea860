import type { BodyOf } from '@balcao/contract'
import type { PixAccount, setPixRules } from '@balcao/contract/pix'
import { paidFirst } from '@balcao/domain/pix'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import type { PixLink } from '../with-bank'
import { showAccount } from './show-account'

/** Which orders are made only once they are paid; those that wait already go on doing so. @throws Problem PIX_NOT_CONNECTED */
export function setRules(
  { db }: PixLink,
  { companyId, by }: { companyId: string; by: Act['by'] },
  { pays_first, wait_minutes }: BodyOf<typeof setPixRules>,
): Promise<PixAccount> {
  const channels = paidFirst.filter((channel) => pays_first.includes(channel))
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update pix_accounts set pays_first = ${channels}::text[], wait_minutes = ${wait_minutes}
      where company_id = ${companyId}`)
    if (rowCount === 0) throw new Problem('PIX_NOT_CONNECTED')
    await noteAct(tx, { companyId, by, act: 'pix.rules-set', detail: { pays_first: channels, wait_minutes } })
    const shown = await showAccount(tx, companyId)
    await appendEvent(tx, 'PIX_CHANGED', { order_id: null })
    return shown
  })
}
