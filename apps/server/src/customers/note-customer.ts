import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@balcao/contract'
import type { CustomerRecord, noteCustomer as noteCustomerCall } from '@balcao/contract/customers'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { readCustomer } from './customer-record'
import { findSummary } from './list-customers'
import { lockCustomers } from './refresh-customers'

/**
 * Writes down what the shop knows of a customer beside what happened. The first note makes their row.
 * @throws Problem CUSTOMER_NOT_FOUND, CUSTOMER_CHANGED with `current` when somebody wrote since `version`
 */
export function noteCustomer(
  db: Database,
  companyId: string,
  key: string,
  { version, given_name, email, notes }: BodyOf<typeof noteCustomerCall>,
): Promise<CustomerRecord> {
  return db.asCompany(companyId, async (tx) => {
    // Somebody may be erasing this very person.
    await lockCustomers(tx, companyId)
    const known = await findSummary(tx, companyId, key)
    if (!known) throw new Problem('CUSTOMER_NOT_FOUND')
    const [name, address] = [given_name || null, email || null]
    const { rowCount } = await tx.execute(
      version === 0
        ? sql`insert into customers (company_id, id, phone_key, phone, name, email, notes)
            values (${companyId}, ${randomUUID()}, ${key}, ${known.phone ?? ''}, ${name}, ${address}, ${notes})
            on conflict (company_id, phone_key) do nothing`
        : sql`update customers set name = ${name}, email = ${address}, notes = ${notes}, version = version + 1,
              updated_at = now()
            where company_id = ${companyId} and phone_key = ${key} and version = ${version}`,
    )
    if (rowCount !== 1)
      throw new Problem('CUSTOMER_CHANGED', { current: await readCustomer(tx, companyId, key) })
    await tx.execute(sql`insert into customer_changes (company_id, phone_key) values (${companyId}, ${key})`)
    return readCustomer(tx, companyId, key)
  })
}
