import type { CompanyChange } from '@balcao/contract/company'
import { checkCompany, normalizeCep, normalizePhone, type CompanyProblem } from '@balcao/domain/company'
import { checkHours, type HoursProblem } from '@balcao/domain/hours'
import { normalizePixKey } from '@balcao/domain/pix'
import type * as z from 'zod'
import type { Database } from '../platform/database/database'
import { Problem, type BadField } from '../platform/http/problems'
import { changeCompany, lockCompany, type CompanyColumns } from './change-company'

/** The company's own fields as its calls carry them; only those that are given are written (CALL-17, COMP-24). */
export type CompanyFields = Omit<z.output<typeof CompanyChange>, 'cnpj' | 'versao'>
/** A field is there or it is not: JSON knows no undefined. */
type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/**
 * Saves what a company says of itself: phones, CEP and PIX key without their masks, the e-mail in lower case, nothing
 * for an empty text.
 * @throws Problem INVALID_INPUT naming each bad field with the spec's text, COMPANY_CHANGED
 */
export function saveCompany(
  db: Database,
  companyId: string,
  save: { fields: CompanyFields; seen: number | undefined },
): Promise<{ versao: number }> {
  const fields = save.fields as Given<CompanyFields>
  return db.asCompany(companyId, async (tx) => {
    // Either half of a PIX key may change alone, so it is judged against the other half under the lock.
    const saved = await lockCompany(tx, companyId)
    const bad = [
      ...checkCompany(fields, saved).map(badField),
      ...checkHours(fields.horario_funcionamento ?? []).map(badHours),
    ]
    if (bad.length > 0) throw new Problem('INVALID_INPUT', { fields: bad, mensagem: bad[0]!.mensagem })
    return changeCompany(tx, companyId, columnsOf(fields, saved), save.seen)
  })
}

function columnsOf(fields: Given<CompanyFields>, saved: CompanyColumns): Partial<CompanyColumns> {
  const { email_cliente, horario_funcionamento, nicho_empresa, pix_tipo, pix_chave, ...texts } = fields
  const columns: Partial<CompanyColumns> = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text || null]),
  )
  if (columns.telefone_empresa) columns.telefone_empresa = normalizePhone(columns.telefone_empresa)
  if (columns.telefone_responsavel)
    columns.telefone_responsavel = normalizePhone(columns.telefone_responsavel)
  if (columns.cep_empresa) columns.cep_empresa = normalizeCep(columns.cep_empresa)
  if (email_cliente !== undefined) columns.email_cliente = email_cliente.toLowerCase()
  if (horario_funcionamento !== undefined) columns.horario_funcionamento = horario_funcionamento
  if (nicho_empresa !== undefined) columns.nicho_empresa = nicho_empresa
  if (pix_tipo !== undefined || pix_chave !== undefined) {
    const type = pix_tipo === undefined ? saved.pix_tipo : pix_tipo
    const key = pix_chave === undefined ? saved.pix_chave : pix_chave
    columns.pix_tipo = type
    columns.pix_chave = type && key ? normalizePixKey(type, key) : null
  }
  return columns
}

const companyWords: Record<CompanyProblem['code'], string> = {
  company_phone: 'Telefone da empresa inválido',
  responsible_phone: 'Telefone do responsável inválido',
  email: 'Email inválido',
  cep: 'CEP inválido',
  uf: 'Estado inválido',
  pix_key: 'Chave PIX inválida',
  pix_whole: 'Informe o tipo e a chave PIX',
}

function badField({ field, code }: CompanyProblem): BadField {
  return { path: field, mensagem: companyWords[code] }
}

const hoursWords: Record<HoursProblem['code'], string> = {
  missing: 'Dados de horários inválidos',
  time_invalid: 'Dados de horários inválidos',
  empty_range: 'O horário de fim é igual ao de início',
  overlap: 'Os horários do mesmo dia se sobrepõem',
}

function badHours({ row, field, code }: HoursProblem): BadField {
  return { path: `horario_funcionamento.${row}.${field}`, mensagem: hoursWords[code] }
}
