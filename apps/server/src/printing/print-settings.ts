import type { PrintSettings } from '@balcao/contract/printing'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'

type Copies = PrintSettings['copies']

/** The kitchen always gets its ticket; what leaves with a courier also carries the address and what to charge. */
export const defaultCopies: Copies = { delivery: ['kitchen', 'delivery'], pickup: ['kitchen'] }

/** Which copies an arriving order prints. */
export async function readCopies(tx: Tx, companyId: string): Promise<Copies> {
  const { rows } = await tx.execute<{ copies: Copies | null }>(
    sql`select copies from print_settings where company_id = ${companyId}`,
  )
  return rows[0]?.copies ?? defaultCopies
}

export async function saveCopies(tx: Tx, companyId: string, copies: Copies): Promise<Copies> {
  const once: Copies = { delivery: [...new Set(copies.delivery)], pickup: [...new Set(copies.pickup)] }
  await tx.execute(sql`
    insert into print_settings (company_id, copies) values (${companyId}, ${JSON.stringify(once)}::jsonb)
    on conflict (company_id) do update set copies = excluded.copies`)
  return once
}
