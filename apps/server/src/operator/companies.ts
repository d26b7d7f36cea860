import { randomUUID } from 'node:crypto'
import {
  isValidCnpj,
  isValidEmail,
  isValidPhone,
  normalizeCnpj,
  normalizePhone,
} from '@balcao/domain/company'
import { defaultHours } from '@balcao/domain/hours'
import { zoneOfState } from '@balcao/domain/time'
import type { ModuleFlag } from '@balcao/contract'
import type { Database } from '../platform/database/database'

export interface NewCompany {
  cnpj: string
  nome: string
  email: string
  telefone?: string
  cidade?: string
  estado?: string
  nicho?: string
  modules: readonly ModuleFlag[]
  licenceRenewedOn?: string
  imprimeAuto?: boolean
}

/**
 * Creates a company with the default week of opening hours (COMP-20, COMP-21), which then makes its own password by
 * first access. Repeating it with the same CNPJ answers the company that is there.
 * @throws RangeError for an invalid CNPJ, e-mail, phone or state
 */
export async function createCompany(
  db: Database,
  company: NewCompany,
): Promise<{ id: string; created: boolean }> {
  const cnpj = normalizeCnpj(company.cnpj)
  if (!isValidCnpj(cnpj)) throw new RangeError('The CNPJ is not valid')
  if (!isValidEmail(company.email)) throw new RangeError('The e-mail is not valid')
  if (company.telefone && !isValidPhone(company.telefone)) throw new RangeError('The phone is not valid')
  if (!/^([A-Z]{2})?$/.test(company.estado ?? '')) throw new RangeError('The state is two letters, as in SP')
  const has = (flag: ModuleFlag) => company.modules.includes(flag)
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into companies (id, cnpj, nome_empresa, email_cliente, telefone_empresa, cidade_empresa, estado_empresa,
       nicho_empresa, time_zone, imprime_auto, mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento, licence_renewed_on,
       horario_funcionamento)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15::date, current_date), $16)
     on conflict (cnpj) do nothing returning id`,
    [
      randomUUID(),
      cnpj,
      company.nome,
      company.email,
      company.telefone ? normalizePhone(company.telefone) : null,
      company.cidade ?? null,
      company.estado ?? null,
      company.nicho ?? 'delivery',
      zoneOfState(company.estado ?? ''),
      company.imprimeAuto ?? false,
      has('mod_atendimento'),
      has('mod_motoboy'),
      has('mod_gerente'),
      has('mod_agendamento'),
      company.licenceRenewedOn ?? null,
      JSON.stringify(defaultHours()),
    ],
  )
  if (rows[0]) return { id: rows[0].id, created: true }
  const existing = await db.owner.query<{ id: string }>('select id from companies where cnpj = $1', [cnpj])
  return { id: existing.rows[0]!.id, created: false }
}

/** Opens and closes modules of a company's licence. */
export async function setModules(
  db: Database,
  companyId: string,
  modules: Partial<Record<ModuleFlag, boolean>>,
): Promise<void> {
  for (const [flag, open] of Object.entries(modules)) {
    await db.owner.query(`update companies set ${flag} = $2 where id = $1`, [companyId, open])
  }
}
