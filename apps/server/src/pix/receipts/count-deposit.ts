import type { Received } from '../../gateways/pix'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import type { PixNeeds } from '../pix-needs'
import { staticCodeIds } from './static-code'

/** Money came by the code of an appointment's deposit: it is written down for which, and counted by a job. */
export async function noteDeposit(tx: Tx, companyId: string, { endToEndId, txid }: Received): Promise<void> {
  const ids = staticCodeIds(txid)
  if (!ids) return
  const { rowCount } = await tx.execute(sql`
    update pix_receipts r set appointment_id = a.id from (select id from appointments
      where company_id = ${companyId} and id between ${ids.from}::uuid and ${ids.until}::uuid
        and deposit_cents is not null order by id limit 1) a
    where r.company_id = ${companyId} and r.end_to_end_id = ${endToEndId}`)
  if (rowCount === 0) return
  await addJob(tx, 'pix-deposit', { companyId, endToEndId }, { queue: `pix-deposit:${companyId}` })
}

interface Due {
  appointment_id: string
  amount_cents: number
}

/**
 * Marks a deposit as paid by money that the bank says came for it, where that is enough and the appointment can be had; once
 * for each, done again it changes nothing. What does not count is listed for a person.
 */
export const depositJob = ({ db, takeDeposit }: PixNeeds): JobDefinition<'pix-deposit'> => ({
  name: 'pix-deposit',
  work: 'customer',
  async run({ companyId, endToEndId }) {
    const due = await db.asCompany(companyId, async (tx) => {
      const { rows } = await tx.execute<Due>(sql`
        select appointment_id, amount_cents from pix_receipts r
        where company_id = ${companyId} and end_to_end_id = ${endToEndId} and appointment_id is not null
          and not exists (select from pix_receipts o where o.company_id = r.company_id
            and o.appointment_id = r.appointment_id and o.counted_cents > 0)
          and not exists (select from pix_refunds f where f.company_id = r.company_id
            and f.end_to_end_id = r.end_to_end_id and f.state <> 'failed')`)
      return rows[0]
    })
    if (!due) return
    const cents = await takeDeposit(companyId, due.appointment_id, due.amount_cents)
    if (cents === 0) return
    await db.asCompany(companyId, async (tx) => {
      await tx.execute(sql`update pix_receipts set counted_cents = ${cents}
        where company_id = ${companyId} and end_to_end_id = ${endToEndId} and counted_cents = 0`)
      await appendEvent(tx, 'PIX_CHANGED', { order_id: null })
    })
  },
})
