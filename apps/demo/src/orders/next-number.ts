import type { Tx } from '@balcao/server/platform/database/database'
import { sql } from '@balcao/server/platform/database/sql'

/** The number of an operating day's next order (ISO date), taken. */
export async function nextNumber(tx: Tx, companyId: string, day: string): Promise<number> {
  const { rows } = await tx.execute<{ last_number: number }>(sql`
    insert into order_numbers (company_id, business_day, last_number) values (${companyId}, ${day}, 1)
    on conflict (company_id, business_day) do update set last_number = order_numbers.last_number + 1
    returning last_number`)
  return rows[0]!.last_number
}
