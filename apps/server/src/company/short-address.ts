import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'
import { changeCompany } from './change-company'

/** So many a company may hold: those it had before lead to it, too, and nobody collects the names of others. */
const mostHeld = 10

export const addressTaken = 'Este endereço já é de outra empresa'
const addressWithheld = 'Este endereço foi retirado desta empresa. Escolha outro'

/**
 * Makes a short address the company's, for good; beyond ten the one that was taken first is given back. The row of
 * the company is locked by the caller.
 * @throws Problem INVALID_INPUT when it is another's, or was taken away from the company
 */
export async function takeShortAddress(tx: Tx, companyId: string, address: string): Promise<void> {
  if (await isWithheld(tx, companyId, address)) throw refused(addressWithheld)
  const { rowCount } = await tx.execute(sql`
    insert into short_addresses (address, company_id) values (${address}, ${companyId}) on conflict do nothing`)
  if (rowCount === 0 && !(await renew(tx, companyId, address))) {
    throw refused(addressTaken)
  }
}

/**
 * Takes a short address away from a company, for good: it is free for others and never this company's again. Answers
 * whether it still held it; done before, it is done. The row of the company is locked by the caller.
 * @throws Problem NOT_FOUND when it never was the company's
 */
export async function takeAddressAway(tx: Tx, companyId: string, address: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_current: boolean }>(sql`
    select coalesce(c.endereco_curto = a.address, false) as is_current
    from short_addresses a join companies c on c.id = a.company_id
    where a.company_id = ${companyId} and a.address = ${address}`)
  if (!rows[0]) {
    if (await isWithheld(tx, companyId, address)) return false
    throw new Problem('NOT_FOUND')
  }
  if (rows[0].is_current) await changeCompany(tx, companyId, { endereco_curto: null }, undefined)
  await tx.execute(sql`delete from short_addresses where company_id = ${companyId} and address = ${address}`)
  await tx.execute(sql`
    update companies set withheld_addresses = array_append(withheld_addresses, ${address}::text)
    where id = ${companyId}`)
  return true
}

async function isWithheld(tx: Tx, companyId: string, address: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from companies where id = ${companyId} and ${address} = any(withheld_addresses)`,
  )
  return rowCount === 1
}

function refused(mensagem: string): Problem {
  return new Problem('INVALID_INPUT', { mensagem, fields: [{ path: 'endereco_curto', mensagem }] })
}

/** Gives back what is beyond the most that a company may hold, once its record names another. */
export async function giveBackAddresses(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`
    delete from short_addresses where company_id = ${companyId} and address in (
      select address from short_addresses where company_id = ${companyId}
      order by taken_at desc, address offset ${mostHeld})`)
}

/** Whether it was the company's before. */
async function renew(tx: Tx, companyId: string, address: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update short_addresses set taken_at = now() where address = ${address} and company_id = ${companyId}`)
  return rowCount === 1
}
