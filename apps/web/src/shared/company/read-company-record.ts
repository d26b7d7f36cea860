import type { CompanyRecord, MenuImage } from '@balcao/contract/company'
import { HoursError, hoursOf } from '@balcao/domain/hours'
import { moduleFlag, modulesOf } from '@balcao/domain/licence'
import { orderChannels } from '@balcao/domain/orders'
import { pixKeyTypes } from '@balcao/domain/pix'
import { zoneOfState } from '@balcao/domain/time'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { unreadable } from '../../lib/http/read-answer'
import { readCustomer, type CustomerRecord } from './read-customer'

/**
 * The company record in a get-customer answer of any shape (CALL-05 to CALL-09), its aliases resolved (COMP-12,
 * COMP-13, COMP-15), what is missing filled with the entity's defaults. Nothing that the record does not name is kept,
 * tokens least of all. Throws ApiError COMPANY_NOT_STORED for an answer without a record (COMP-49), HOURS_INVALID for
 * hours that cannot be read (COMP-34) and UNREADABLE for what is no record.
 */
export function readCompanyRecord(answer: unknown): CompanyRecord {
  const record = recordIn(answer)
  const cnpj = text(record.cnpj)
  if (cnpj === '') throw unreadable(200)
  const nome = text(record.nome) || text(record.nome_empresa)
  const estado = text(record.estado_empresa).toUpperCase()
  return {
    id: text(record.id),
    nome,
    nome_empresa: text(record.nome_empresa) || nome,
    cnpj,
    email_cliente: text(record.email_cliente) || text(record.email),
    email_recuperacao: recoveryOf(record.email_recuperacao),
    telefone_empresa: textOrNull(record.telefone_empresa),
    telefone_responsavel: textOrNull(record.telefone_responsavel),
    endereco_localizacao: textOrNull(record.endereco_localizacao),
    numero_endereco: textOrNull(record.numero_endereco),
    bairro_endereco: textOrNull(record.bairro_endereco),
    cidade_empresa: textOrNull(record.cidade_empresa),
    estado_empresa: estado === '' ? null : estado,
    cep_empresa: textOrNull(record.cep_empresa),
    sobre_empresa: textOrNull(record.sobre_empresa),
    observacoes: textOrNull(record.observacoes),
    nicho_empresa: text(record.nicho_empresa) || 'delivery',
    horario_funcionamento: hoursIn(record),
    pix_tipo: pixKeyTypes.find((type) => type === record.pix_tipo) ?? null,
    pix_chave: textOrNull(record.pix_chave),
    aceita_vale: moduleFlag(record.aceita_vale),
    aceita_agendados: moduleFlag(record.aceita_agendados),
    endereco_curto: textOrNull(record.endereco_curto),
    logo: textOrNull(record.logo),
    capa: textOrNull(record.capa),
    cor: textOrNull(record.cor),
    aceite_automatico: channelsIn(record.aceite_automatico),
    tempo_entrega: number(record.tempo_entrega),
    taxa_entrega: number(record.taxa_entrega),
    pedido_minimo: number(record.pedido_minimo),
    entrega_gratis: number(record.entrega_gratis),
    bairros_taxas: feeGroupsOf(record.bairros_taxas),
    imagem_cardapio: imagesOf(record.imagem_cardapio),
    imprime_auto: moduleFlag(record.imprime_auto),
    BOT_ON: moduleFlag(record.BOT_ON),
    dias_restantes: number(record.dias_restantes),
    ultima_renovacao: textOrNull(record.ultima_renovacao),
    ...modulesOf(record),
    time_zone: text(record.time_zone) || zoneOfState(estado),
    atendimento: byHandIn(record.atendimento),
    versao: number(record.versao),
  }
}

function recoveryOf(value: unknown): CompanyRecord['email_recuperacao'] {
  if (typeof value !== 'object' || value === null) return null
  const { email, ate } = value as Record<string, unknown>
  return text(email) === '' ? null : { email: text(email), ate: textOrNull(ate) }
}

function byHandIn(value: unknown): NonNullable<CompanyRecord['atendimento']> {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return {
    fechada_ate: textOrNull(said.fechada_ate),
    so_retirada_ate: textOrNull(said.so_retirada_ate),
    preparo_extra: number(said.preparo_extra),
    preparo_extra_ate: textOrNull(said.preparo_extra_ate),
  }
}

function recordIn(answer: unknown): CustomerRecord {
  try {
    return readCustomer(answer)
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error
    const mensagem = 'Empresa não encontrada no banco de dados'
    throw new ApiError(mensagem, { status: 404, code: 'COMPANY_NOT_STORED', mensagem })
  }
}

function hoursIn(record: CustomerRecord): CompanyRecord['horario_funcionamento'] {
  try {
    return hoursOf(record)
  } catch (error) {
    if (!(error instanceof HoursError)) throw error
    throw new ApiError(error.message, { status: 200, code: 'HOURS_INVALID', mensagem: error.message })
  }
}

function channelsIn(value: unknown): CompanyRecord['aceite_automatico'] {
  return Array.isArray(value) ? orderChannels.filter((channel) => value.includes(channel)) : []
}

function feeGroupsOf(value: unknown): CompanyRecord['bairros_taxas'] {
  const groups = parsed(value)
  if (typeof groups !== 'object' || groups === null || Array.isArray(groups)) return {}
  return Object.fromEntries(
    Object.entries(groups).map(([fee, places]) => [
      fee,
      (Array.isArray(places) ? places : []).flatMap((place: unknown) => {
        const bairro = text(
          typeof place === 'object' && place ? (place as { bairro?: unknown }).bairro : place,
        )
        return bairro === '' ? [] : [{ bairro }]
      }),
    ]),
  )
}

function imagesOf(value: unknown): MenuImage[] {
  const images = parsed(value)
  return (Array.isArray(images) ? images : []).flatMap((image: unknown) => {
    const { url, fileName } = (image ?? {}) as Partial<Record<keyof MenuImage, unknown>>
    return text(url) === '' ? [] : [{ url: text(url), fileName: text(fileName) }]
  })
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return null
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

const textOrNull = (value: unknown) => text(value) || null

function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}
