import type { Retention } from '@balcao/contract/customers'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'

/** What holds until a company says otherwise, in months: long enough for a dispute, and not for ever (LGPD art. 15). */
const retentionDefaults = { message_months: 24, media_months: 12 }

export async function readRetention(tx: Tx, companyId: string): Promise<Retention> {
  const { rows } = await tx.execute<Retention>(
    sql`select version, message_months, media_months from retention_settings where company_id = ${companyId}`,
  )
  return rows[0] ?? { version: 0, ...retentionDefaults }
}

/** @throws Problem SETTINGS_CHANGED with `current` when somebody saved since `version` */
export async function saveRetention(tx: Tx, companyId: string, wanted: Retention): Promise<Retention> {
  const { message_months: messages, media_months: media } = wanted
  const { rowCount } = await tx.execute(
    wanted.version === 0
      ? sql`insert into retention_settings (company_id, message_months, media_months)
          values (${companyId}, ${messages}, ${media}) on conflict (company_id) do nothing`
      : sql`update retention_settings set message_months = ${messages}, media_months = ${media}, version = version + 1
          where company_id = ${companyId} and version = ${wanted.version}`,
  )
  const current = await readRetention(tx, companyId)
  if (rowCount !== 1) throw new Problem('SETTINGS_CHANGED', { current })
  return current
}
