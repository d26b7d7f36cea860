import type { CompanyRecord } from '@balcao/contract/company'
import { writeFeeGroups, type FeeGroup } from '@balcao/domain/delivery'
import { fromCents } from '@balcao/domain/money'
import { listMenuImages } from '../images'
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

type StoredRecord = Omit<
  CompanyRecord,
  'taxa_entrega' | 'bairros_taxas' | 'imagem_cardapio' | 'cardapio_json'
> & {
  taxa_entrega_cents: number
  fee_groups: FeeGroup[]
}

/**
 * The whole record as the company itself reads it, without its catalogue; days are counted in its own zone, fees are
 * reais as the spec's calls carry them.
 */
export async function readCompanyRecord(tx: Tx, companyId: string): Promise<CompanyRecord> {
  const { rows } = await tx.execute<StoredRecord>(sql`
    select id, nome_empresa as nome, nome_empresa, cnpj, email_cliente, telefone_empresa, telefone_responsavel,
      endereco_localizacao, numero_endereco, bairro_endereco, cidade_empresa, estado_empresa, cep_empresa,
      sobre_empresa, observacoes, nicho_empresa, horario_funcionamento, pix_tipo, pix_chave,
      tempo_entrega, taxa_entrega_cents, fee_groups, imprime_auto, bot_on as "BOT_ON",
      mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento, time_zone, versao,
      greatest(0, coalesce(licence_renewed_on + licence_days - (now() at time zone time_zone)::date, 0)) as dias_restantes,
      licence_renewed_on::text as ultima_renovacao
    from companies where id = ${companyId}`)
  const { taxa_entrega_cents, fee_groups, ...record } = rows[0]!
  return {
    ...record,
    taxa_entrega: fromCents(taxa_entrega_cents),
    bairros_taxas: writeFeeGroups(fee_groups),
    imagem_cardapio: await listMenuImages(tx, companyId),
  }
}

/** The module flags of the licence. */
export async function readModules(tx: Tx, companyId: string) {
  const { rows } = await tx.execute<
    Pick<CompanyRecord, 'mod_atendimento' | 'mod_motoboy' | 'mod_gerente' | 'mod_agendamento'>
  >(
    sql`select mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento from companies where id = ${companyId}`,
  )
  return rows[0]!
}
