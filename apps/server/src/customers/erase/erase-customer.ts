import type { EraseReport } from '@balcao/contract/customers'
import { lockReceiving, noteErased } from '../../conversations'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import type { CustomerNeeds } from '../customers-needs'
import { findSummary } from '../list-customers'
import { lockCustomers } from '../refresh-customers'
import { anonymiseAppointments, anonymiseOrders, anonymisePackages } from './anonymise'
import { findBelongings, type Belongings } from './belongings'
import { discardFiles } from './discard-files.job'
import { eraseReport } from './erase-report'
import { findOpenThings } from './open-things'
import { removeConversations } from './remove-conversations'

/**
 * Takes away everything that says who a person is (LGPD art. 18, VI), in one transaction: what a law keeps stays without
 * name, phone, address and words. Open screens read everything anew.
 * @throws Problem CUSTOMER_NOT_FOUND, CONFIRMATION_WRONG, CUSTOMER_HAS_OPEN with `current`
 */
export function eraseCustomer(
  { db, clock }: Pick<CustomerNeeds, 'db' | 'clock'>,
  companyId: string,
  key: string,
  { confirm, by }: { confirm: string; by: Act['by'] },
): Promise<EraseReport> {
  const now = clock()
  return db.asCompany(companyId, async (tx) => {
    // Nobody receives messages, makes or joins a conversation meanwhile.
    await lockReceiving(tx, companyId, 'alone')
    if (!(await findSummary(tx, companyId, key))) throw new Problem('CUSTOMER_NOT_FOUND')
    await lockCustomers(tx, companyId)
    const theirs = await findBelongings(tx, companyId, key)
    await requireConfirmed(tx, key, confirm, theirs)
    await lockOrders(tx, companyId, theirs)
    const open = await findOpenThings(tx, companyId, key, now)
    if (open) throw new Problem('CUSTOMER_HAS_OPEN', { current: open })

    await anonymiseOrders(tx, companyId, theirs.orders)
    await anonymisePackages(tx, companyId, theirs.packages, now)
    const answers = await anonymiseAppointments(tx, companyId, theirs.appointments)
    await noteErased(tx, companyId, theirs.conversations)
    const { messages, notes } = await removeConversations(tx, companyId, theirs.conversations)
    await discardFiles(tx, companyId, theirs.media, now)
    await tx.execute(sql`delete from waiting_entries
      where company_id = ${companyId} and id = any(${theirs.waiting}::uuid[])`)
    const record = await forget(tx, companyId, key, theirs)
    const report = eraseReport(
      {
        record,
        conversations: theirs.conversations.length,
        messages,
        files: theirs.media.length,
        chatNotes: notes,
        waiting: theirs.waiting.length,
        answers,
        deliveries: await eraseTraces(tx, key, theirs),
        orders: theirs.orders.length,
        lastOrderDay: theirs.lastOrderDay,
        appointments: theirs.appointments.length,
        packages: theirs.packages.length,
        hasGoogleEvents: theirs.hasGoogleEvents,
      },
      now,
    )
    const { removed, kept } = report
    const counts = [...removed, ...kept].map(({ what, count }) => [what, count])
    await noteAct(tx, { companyId, by, act: 'customer.erased', detail: Object.fromEntries(counts) })
    await appendEvent(tx, 'RESET', {})
    return report
  })
}

/** The phone in any spelling; where WhatsApp hides it, the conversation's title. */
async function requireConfirmed(tx: Tx, key: string, confirm: string, theirs: Belongings): Promise<void> {
  const { rows } = await tx.execute<{ same: boolean }>(sql`select app.phone_key(${confirm}) = ${key} as same`)
  const isHidden = key.includes('-')
  if (isHidden ? !theirs.titles.includes(confirm) : rows[0]?.same !== true)
    throw new Problem('CONFIRMATION_WRONG')
}

/** In the order in which everybody locks orders. */
async function lockOrders(tx: Tx, companyId: string, { orders, appointments }: Belongings): Promise<void> {
  await tx.execute(sql`select 1 from orders where company_id = ${companyId} and id = any(${orders}::uuid[])
    order by id for update`)
  await tx.execute(sql`select 1 from appointments where company_id = ${companyId} and id = any(${appointments}::uuid[])
    order by id for no key update`)
}

/** The shop's own record, the line of the list, and what waits to be summed up. Answers how many records there were. */
async function forget(
  tx: Tx,
  companyId: string,
  key: string,
  { conversations }: Belongings,
): Promise<number> {
  const keys = [key, ...conversations]
  const { rowCount } = await tx.execute(
    sql`delete from customers where company_id = ${companyId} and phone_key = any(${keys}::text[])`,
  )
  await tx.execute(
    sql`delete from customer_summaries where company_id = ${companyId} and key = any(${keys}::text[])`,
  )
  await tx.execute(sql`delete from customer_changes where company_id = ${companyId}
    and (phone_key = ${key} or conversation_id = any(${conversations}::uuid[]))`)
  return rowCount ?? 0
}

async function eraseTraces(tx: Tx, key: string, theirs: Belongings): Promise<number> {
  const ids = [
    ...theirs.orders,
    ...theirs.appointments,
    ...theirs.conversations,
    ...theirs.waiting,
    ...theirs.packages,
  ]
  const phones = [key, ...theirs.phones].flatMap((phone) => [phone, phone.replace(/\D/g, '')])
  // They become patterns: a typed phone may hold anything.
  const patterns = [...new Set(phones)].map((phone) => phone.replace(/[\\%_]/g, '\\$&'))
  const { rows } = await tx.execute<{ gone: number }>(
    sql`select app.erase_traces(${ids}::text[], ${patterns}::text[]) as gone`,
  )
  return rows[0]!.gone
}
