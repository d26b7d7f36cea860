import type { MenuFile } from '@balcao/contract/onboarding'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** A menu file as its row has it; its bytes lie in the file store. */
export interface MenuFileRow {
  id: string
  lead_id: string
  file_name: string
  file_type: string
  bytes: number
  created_at: Date
}

const columns = sql.raw('id, lead_id, file_name, file_type, bytes, created_at')

/** Where the file store keeps a menu file. */
export const menuFileKey = (leadId: string, fileId: string) => `onboarding/${leadId}/${fileId}`

/** A lead's files, the oldest first. */
export async function listFilesOfLead(tx: Tx, leadId: string): Promise<MenuFileRow[]> {
  const { rows } = await tx.execute<MenuFileRow>(
    sql`select ${columns} from menu_files where lead_id = ${leadId} order by created_at, id`,
  )
  return rows
}

/** The files that a company sent, the newest first. */
export async function listFilesOfCompany(tx: Tx, companyId: string): Promise<MenuFileRow[]> {
  const { rows } = await tx.execute<MenuFileRow>(
    sql`select ${columns} from menu_files where company_id = ${companyId} order by created_at desc, id`,
  )
  return rows
}

export async function findFileOfLead(
  tx: Tx,
  leadId: string,
  fileId: string,
): Promise<MenuFileRow | undefined> {
  const { rows } = await tx.execute<MenuFileRow>(
    sql`select ${columns} from menu_files where lead_id = ${leadId} and id = ${fileId}`,
  )
  return rows[0]
}

export async function findFileOfCompany(
  tx: Tx,
  companyId: string,
  fileId: string,
): Promise<MenuFileRow | undefined> {
  const { rows } = await tx.execute<MenuFileRow>(
    sql`select ${columns} from menu_files where company_id = ${companyId} and id = ${fileId} limit 1`,
  )
  return rows[0]
}

export async function insertMenuFile(
  tx: Tx,
  leadId: string,
  { id, fileName, fileType, fileSize }: MenuFile,
): Promise<void> {
  await tx.execute(sql`insert into menu_files (lead_id, id, file_name, file_type, bytes)
    values (${leadId}, ${id}, ${fileName}, ${fileType}, ${fileSize})`)
}

/** Answers whether there was such a file. */
export async function deleteMenuFile(tx: Tx, leadId: string, fileId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from menu_files where lead_id = ${leadId} and id = ${fileId}`,
  )
  return rowCount === 1
}

export function presentMenuFile({ id, file_name, file_type, bytes }: MenuFileRow): MenuFile {
  return { id, fileName: file_name, fileType: file_type, fileSize: bytes }
}
