import { getCustomer, pageVerify, updateCustomer, type CompanyRecord } from '@balcao/contract/company'
import { requireCnpj } from '../auth'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, type HttpDoor } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { appendEvent } from '../platform/live/append-event'
import { readCompanyRecord } from './company.store'

/** The company record (spec section 7, Customer). The CNPJ of a call must be the caller's own (spec-notes W18). */
export function registerCompany(door: HttpDoor, { db }: { db: Database }): void {
  implement(door, getCustomer, async ({ caller, query }) => {
    const cnpj = requireCnpj(query.cnpj)
    if (caller.kind === 'public') return { success: true as const, data: await publicProfile(db, cnpj) }
    const companyId = await requireOwn(db, caller, cnpj)
    const data = await db.asCompany(companyId, (tx) => readCompanyRecord(tx, companyId))
    return { success: true as const, data: data as CompanyRecord }
  })

  implement(door, updateCustomer, async ({ caller, body }) => {
    const companyId = await requireOwn(db, caller, requireCnpj(body.cnpj))
    await db.asCompany(companyId, async (tx) => {
      await tx.execute(sql`update companies set imprime_auto = ${body.imprime_auto} where id = ${companyId}`)
      await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['imprime_auto'] })
    })
    return { ok: true as const }
  })

  implement(door, pageVerify, async ({ caller, body }) => {
    const companyId = await requireOwn(db, caller, requireCnpj(body.cnpj))
    const record = (await db.asCompany(companyId, (tx) => readCompanyRecord(tx, companyId))) as CompanyRecord
    const { mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento } = record
    return { success: true as const, data: { mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento } }
  })
}

async function requireOwn(db: Database, caller: Caller, cnpj: string): Promise<string> {
  const companyId = companyOf(caller)
  const own = await db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<{ cnpj: string }>(
      sql`select cnpj from companies where id = ${companyId}`,
    )
    return rows[0]?.cnpj
  })
  if (own !== cnpj) throw new Problem('FORBIDDEN')
  return companyId
}

async function publicProfile(db: Database, cnpj: string) {
  const { rows } = await db.asVisitor({ cnpj }, (tx) =>
    tx.execute<{ id: string; nome: string }>(
      sql`select id, nome_empresa as nome from companies where cnpj = ${cnpj}`,
    ),
  )
  if (!rows[0]) throw new Problem('NOT_FOUND')
  return rows[0]
}
