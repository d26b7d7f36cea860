import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

type MenuFile = OperatorLeadDetails['files'][number]

/** The menu files of an onboarding, as they came. */
export const readLeadFiles = (tx: Tx, leadId: string) => read(tx, sql`lead_id = ${leadId}`)

/** Those that a company carries. */
export const readCompanyFiles = (tx: Tx, companyId: string) => read(tx, sql`company_id = ${companyId}`)

async function read(tx: Tx, which: ReturnType<typeof sql>): Promise<MenuFile[]> {
  const { rows } = await tx.execute<Omit<MenuFile, 'created_at'> & { created_at: Date }>(sql`
    select id, file_name, file_type, bytes, created_at, lead_id from menu_files
    where ${which} order by created_at, id`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** One file of a lead; nothing when it has no such file. */
export async function findLeadFile(
  tx: Tx,
  { leadId, fileId }: { leadId: string; fileId: string },
): Promise<Pick<MenuFile, 'file_name' | 'file_type'> | undefined> {
  const { rows } = await tx.execute<Pick<MenuFile, 'file_name' | 'file_type'>>(
    sql`select file_name, file_type from menu_files where lead_id = ${leadId} and id = ${fileId}`,
  )
  return rows[0]
}
