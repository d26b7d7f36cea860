import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'

const columns = { imprime_auto: 'imprime_auto', BOT_ON: 'bot_on' } as const

/** Turns the automatic print or the bot on or off (CALL-12, CALL-13) and tells every open screen if it was not so before. */
export function setSwitch(
  db: Database,
  companyId: string,
  name: keyof typeof columns,
  on: boolean,
): Promise<void> {
  const column = sql.raw(columns[name])
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(
      sql`update companies set ${column} = ${on} where id = ${companyId} and ${column} <> ${on}`,
    )
    if (rowCount) await appendEvent(tx, 'COMPANY_CHANGED', { fields: [name] })
  })
}
