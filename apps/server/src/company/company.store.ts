import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'

/** What other features need to know of the company they work for. */
export interface Company {
  id: string
  cnpj: string
  nome: string
  telefone: string | null
  timeZone: string
  imprimeAuto: boolean
}

/** The company of the transaction. It exists: sessions and keys point at it. */
export async function getCompany(tx: Tx, companyId: string): Promise<Company> {
  const { rows } = await tx.execute<Company>(sql`
    select id, cnpj, nome_empresa as nome, telefone_empresa as telefone, time_zone as "timeZone",
      imprime_auto as "imprimeAuto"
    from companies where id = ${companyId}`)
  return rows[0]!
}

/** The whole record as the company itself reads it; days are counted in its own zone. */
export async function readCompanyRecord(tx: Tx, companyId: string) {
  const { rows } = await tx.execute(sql`
    select id, nome_empresa as nome, nome_empresa, cnpj, email_cliente, telefone_empresa, telefone_responsavel,
      cidade_empresa, estado_empresa, nicho_empresa, imprime_auto, bot_on as "BOT_ON",
      mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento,
      greatest(0, coalesce(licence_renewed_on + licence_days - (now() at time zone time_zone)::date, 0)) as dias_restantes,
      licence_renewed_on::text as ultima_renovacao
    from companies where id = ${companyId}`)
  return rows[0]!
}
