import type { CompanyRecord } from '@balcao/contract/company'
import { maskEmail } from '@balcao/domain/company'
import { writeFeeGroups, type FeeGroup } from '@balcao/domain/delivery'
import type { SaidByHand } from '@balcao/domain/hours'
import type { OrderChannel, OrderSource } from '@balcao/domain/orders'
import { fromCents } from '@balcao/domain/money'
import { listMenuImages } from '../images'
import { countLicence } from '../licence'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { shopByHand } from './shop-by-hand'

/** What other features need to know of the company they work for. */
export interface Company {
  id: string
  cnpj: string
  nome: string
  telefone: string | null
  timeZone: string
  /** 0 to 23 on its clock: orders before it belong to the operating day before. */
  cutoffHour: number
  imprimeAuto: boolean
  /** Where orders come from that are accepted by themselves. */
  aceiteAutomatico: OrderChannel[]
  /** Where orders come from that nobody makes before their PIX is paid, and how long they wait; null where no bank is asked. */
  pagaAntes: { sources: OrderSource[]; minutes: number } | null
  /** Average minutes from order to customer; 0 where it says none. */
  tempoEntrega: number
}

/** The company of the transaction. It exists: sessions and keys point at it. */
export async function getCompany(tx: Tx, companyId: string): Promise<Company> {
  const { rows } = await tx.execute<Company>(sql`
    select id, cnpj, nome_empresa as nome, telefone_empresa as telefone, time_zone as "timeZone",
      cutoff_hour as "cutoffHour", imprime_auto as "imprimeAuto", aceite_automatico as "aceiteAutomatico",
      tempo_entrega as "tempoEntrega",
      (select jsonb_build_object('sources', pays_first, 'minutes', wait_minutes) from pix_accounts
        where company_id = id and denied_at is null) as "pagaAntes"
    from companies where id = ${companyId}`)
  return rows[0]!
}

type StoredRecord = Omit<
  CompanyRecord,
  | 'taxa_entrega'
  | 'pedido_minimo'
  | 'entrega_gratis'
  | 'bairros_taxas'
  | 'imagem_cardapio'
  | 'cardapio_json'
  | 'dias_restantes'
  | 'ultima_renovacao'
  | 'email_recuperacao'
  | 'atendimento'
> &
  SaidByHand<Date> & {
    recovery_email: string | null
    recovery_until: Date | null
    licence_renewed_on: string | null
    licence_days: number
    taxa_entrega_cents: number
    pedido_minimo_cents: number
    entrega_gratis_cents: number
    fee_groups: FeeGroup[]
  }

/**
 * The whole record as the company itself reads it, without its catalogue; days are counted in its own zone, fees are
 * reais as the spec's calls carry them.
 */
export async function readCompanyRecord(
  tx: Tx,
  companyId: string,
  now: Date = new Date(),
): Promise<CompanyRecord> {
  const { rows } = await tx.execute<StoredRecord>(sql`
    select id, nome_empresa as nome, nome_empresa, cnpj, email_cliente, telefone_empresa, telefone_responsavel,
      endereco_localizacao, numero_endereco, bairro_endereco, cidade_empresa, estado_empresa, cep_empresa,
      sobre_empresa, observacoes, nicho_empresa, horario_funcionamento, pix_tipo, pix_chave, aceita_vale,
      aceita_agendados, aceite_automatico, endereco_curto, logo, capa, cor, tempo_entrega, taxa_entrega_cents,
      pedido_minimo_cents, entrega_gratis_cents, fee_groups, imprime_auto, bot_on as "BOT_ON",
      mod_atendimento, mod_motoboy, mod_gerente, mod_agendamento, time_zone, versao,
      licence_renewed_on, licence_days, fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate,
      case when recovery_until > now() then recovery_email end as recovery_email,
      case when isfinite(recovery_until) then recovery_until end as recovery_until
    from companies where id = ${companyId}`)
  const {
    taxa_entrega_cents,
    pedido_minimo_cents,
    entrega_gratis_cents,
    fee_groups,
    licence_renewed_on,
    licence_days,
    recovery_email,
    recovery_until,
    fechada_ate,
    so_retirada_ate,
    preparo_extra,
    preparo_extra_ate,
    ...record
  } = rows[0]!
  const licence = { renewedOn: licence_renewed_on, days: licence_days, zone: record.time_zone }
  const { dias_restantes, ultima_renovacao } = countLicence(licence, now)
  return {
    ...record,
    atendimento: shopByHand({ fechada_ate, so_retirada_ate, preparo_extra, preparo_extra_ate }),
    email_recuperacao:
      recovery_email === null
        ? null
        : { email: maskEmail(recovery_email), ate: recovery_until?.toISOString() ?? null },
    dias_restantes,
    ultima_renovacao,
    taxa_entrega: fromCents(taxa_entrega_cents),
    pedido_minimo: fromCents(pedido_minimo_cents),
    entrega_gratis: fromCents(entrega_gratis_cents),
    bairros_taxas: writeFeeGroups(fee_groups),
    imagem_cardapio: await listMenuImages(tx, companyId),
  }
}
