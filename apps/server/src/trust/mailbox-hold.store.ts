import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import type { Hold } from './recovery-hold'

/** Says where codes go on to; null: to the company's mailbox. */
export async function writeHold(tx: Tx, companyId: string, hold: Hold | null): Promise<void> {
  const until =
    hold?.hours === null
      ? sql`'infinity'::timestamptz`
      : sql`now() + make_interval(hours => ${hold?.hours ?? null}::int)`
  await tx.execute(sql`update companies set recovery_email = ${hold?.email ?? null}, recovery_until = ${until}
    where id = ${companyId}`)
}
