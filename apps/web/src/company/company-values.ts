import type { CompanyRecord } from '@balcao/contract/company'
import {
  changedFields,
  formatCep,
  formatPhone,
  normalizeCep,
  normalizePhone,
  niches,
  readShortAddress,
  type Niche,
} from '@balcao/domain/company'
import { orderChannels, type OrderChannel } from '@balcao/domain/orders'
import { formatPixKey, normalizePixKey, pixKeyTypes, type PixKeyType } from '@balcao/domain/pix'
import type { CompanyChanges } from '../shared/company/use-save-company'
import type { Fields } from '../shared/edit/rules/fields'
import { rowsOfDraft, weekDraftOf, type DayDraft } from '../shared/hours/week-draft'

/** What may be changed here, in the order of the screen. A PIX key is one thing with its type. */
export const companyFieldNames = [
  'email_cliente',
  'telefone_empresa',
  'telefone_responsavel',
  'nicho_empresa',
  'cep_empresa',
  'endereco_localizacao',
  'numero_endereco',
  'bairro_endereco',
  'cidade_empresa',
  'estado_empresa',
  'horario_funcionamento',
  'sobre_empresa',
  'observacoes',
  'endereco_curto',
  'cor',
  'logo',
  'capa',
  'pix',
  'aceita_vale',
  'aceita_agendados',
  'aceite_automatico',
] as const
export type CompanyFieldName = (typeof companyFieldNames)[number]

/** Everything of the form as it is typed: masked numbers, empty texts, a week being edited. */
export type CompanyValues = Record<
  | Exclude<
      CompanyFieldName,
      | 'horario_funcionamento'
      | 'cor'
      | 'logo'
      | 'capa'
      | 'pix'
      | 'aceita_vale'
      | 'aceita_agendados'
      | 'aceite_automatico'
    >
  | 'pix_tipo'
  | 'pix_chave',
  string
> & {
  week: DayDraft[]
  cor: string | null
  logo: string | null
  capa: string | null
  aceita_vale: boolean
  aceita_agendados: boolean
  aceite_automatico: OrderChannel[]
}

/** The name of a value that is one line of text. */
export type TextName = Exclude<
  keyof CompanyValues,
  'week' | 'cor' | 'logo' | 'capa' | 'aceita_vale' | 'aceita_agendados' | 'aceite_automatico'
>

/** The fields in their plain form, so that two states can be compared: bare numbers, null for nothing. */
export type CompanyFields = {
  [K in Exclude<CompanyFieldName, 'pix'>]: CompanyChanges[K]
} & { pix: { tipo: PixKeyType; chave: string } | null }

/** A record as the form shows it. */
export function valuesOf(record: CompanyRecord): CompanyValues {
  return {
    email_cliente: record.email_cliente,
    telefone_empresa: formatPhone(record.telefone_empresa ?? ''),
    telefone_responsavel: formatPhone(record.telefone_responsavel ?? ''),
    nicho_empresa: record.nicho_empresa,
    cep_empresa: formatCep(record.cep_empresa ?? ''),
    endereco_localizacao: record.endereco_localizacao ?? '',
    numero_endereco: record.numero_endereco ?? '',
    bairro_endereco: record.bairro_endereco ?? '',
    cidade_empresa: record.cidade_empresa ?? '',
    estado_empresa: record.estado_empresa ?? '',
    week: weekDraftOf(record.horario_funcionamento),
    sobre_empresa: record.sobre_empresa ?? '',
    observacoes: record.observacoes ?? '',
    endereco_curto: record.endereco_curto ?? '',
    cor: record.cor,
    logo: record.logo,
    capa: record.capa,
    pix_tipo: record.pix_tipo ?? '',
    pix_chave: record.pix_tipo ? formatPixKey(record.pix_tipo, record.pix_chave ?? '') : '',
    aceita_vale: record.aceita_vale,
    aceita_agendados: record.aceita_agendados,
    aceite_automatico: record.aceite_automatico,
  }
}

/** What the form's values come to. */
export function fieldsOf(values: CompanyValues): CompanyFields {
  const tipo = pixKeyTypes.find((type) => type === values.pix_tipo)
  return {
    email_cliente: values.email_cliente.trim().toLowerCase(),
    telefone_empresa: normalizePhone(values.telefone_empresa) || null,
    telefone_responsavel: normalizePhone(values.telefone_responsavel) || null,
    nicho_empresa: niches.find((niche): niche is Niche => niche === values.nicho_empresa) ?? 'delivery',
    cep_empresa: normalizeCep(values.cep_empresa) || null,
    endereco_localizacao: line(values.endereco_localizacao),
    numero_endereco: line(values.numero_endereco),
    bairro_endereco: line(values.bairro_endereco),
    cidade_empresa: line(values.cidade_empresa),
    estado_empresa: line(values.estado_empresa),
    horario_funcionamento: rowsOfDraft(values.week).rows,
    sobre_empresa: line(values.sobre_empresa),
    observacoes: line(values.observacoes),
    endereco_curto: readShortAddress(values.endereco_curto) || null,
    cor: values.cor,
    logo: values.logo,
    capa: values.capa,
    pix: tipo ? { tipo, chave: normalizePixKey(tipo, values.pix_chave) } : null,
    aceita_vale: values.aceita_vale,
    aceita_agendados: values.aceita_agendados,
    aceite_automatico: orderChannels.filter((channel) => values.aceite_automatico.includes(channel)),
  }
}

/** The values divided into fields, in the order of the screen (COMP-24): compared by what they come to. */
export const companyFields: Fields<CompanyValues, CompanyFieldName> = {
  changed: (before, after) => changedFields(fieldsOf(before), fieldsOf(after)),
  take: (values, other, names) => names.reduce((next, name) => withField(next, name, other), values),
}

/** The named fields as update-customer takes them. */
export function changesOf(
  fields: CompanyFields,
  names: readonly CompanyFieldName[],
): Partial<CompanyChanges> {
  const { pix, ...plain } = fields
  const changes: Record<string, unknown> = {}
  for (const name of names) {
    if (name === 'pix') Object.assign(changes, { pix_tipo: pix?.tipo ?? null, pix_chave: pix?.chave ?? null })
    else changes[name] = plain[name]
  }
  return changes
}

function withField(values: CompanyValues, name: CompanyFieldName, source: CompanyValues): CompanyValues {
  if (name === 'horario_funcionamento') return { ...values, week: source.week }
  if (name === 'pix') return { ...values, pix_tipo: source.pix_tipo, pix_chave: source.pix_chave }
  return { ...values, [name]: source[name] }
}

const line = (text: string) => text.trim() || null
