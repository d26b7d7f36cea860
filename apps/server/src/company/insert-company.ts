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
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

export interface NewCompany {
  cnpj: string
  nome: string
  email: string
  telefone?: string
  cidade?: string
  estado?: string
  nicho?: string
  modules: readonly ModuleFlag[]
  /** 'YYYY-MM-DD', else today on the company's clock; null: no licence is granted yet. */
  licenceRenewedOn?: string | null
  imprimeAuto?: boolean
}

/**
 * Creates a company with the default week of opening hours (COMP-20, COMP-21), which then makes its own password by
 * first access, in the operator's transaction. Repeating it with the same CNPJ answers the company that is there.
 * @throws RangeError for an invalid CNPJ, e-mail, phone or state
 */
export async function insertCompany(tx: Tx, company: NewCompany): Promise<{ id: string; created: boolean }> {
  const cnpj = normalizeCnpj(company.cnpj)
  if (!isValidCnpj(cnpj)) throw new RangeError('The CNPJ is not valid')
  if (!isValidEmail(company.email)) throw new RangeError('The e-mail is not valid')
  if (company.telefone && !isValidPhone(company.telefone)) throw new RangeError('The phone is not valid')
  if (!/^([A-Z]{2})?$/.test(company.estado ?? '')) throw new RangeError('The state is two letters, as in SP')
  const { licenceRenewedOn: given } = company
  const zone = zoneOfState(company.estado ?? '')
  const renewedOn = given === undefined ? sql`(now() at time zone ${zone})::date` : sql`${given}::date`
  const has = (flag: ModuleFlag) => company.modules.includes(flag)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into companies (id, cnpj, nome_empresa, email_cliente, telefone_empresa, cidade_empresa, estado_empresa,
      nicho_empresa, time_zone, imprime_auto, mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento,
      licence_renewed_on, horario_funcionamento)
    values (${randomUUID()}, ${cnpj}, ${company.nome}, ${company.email},
      ${company.telefone ? normalizePhone(company.telefone) : null}, ${company.cidade ?? null},
      ${company.estado ?? null}, ${company.nicho ?? 'delivery'}, ${zone},
      ${company.imprimeAuto ?? false}, ${has('mod_atendimento')}, ${has('mod_motoboy')}, ${has('mod_gerente')},
      ${has('mod_agendamento')}, ${renewedOn},
      ${JSON.stringify(defaultHours())}::jsonb)
    on conflict (cnpj) do nothing returning id`)
  if (rows[0]) return { id: rows[0].id, created: true }
  const existing = await tx.execute<{ id: string }>(sql`select id from companies where cnpj = ${cnpj}`)
  return { id: existing.rows[0]!.id, created: false }
}
