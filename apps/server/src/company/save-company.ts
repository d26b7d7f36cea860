import { HoursRow, type CompanyChange } from '@balcao/contract/company'
import { checkCompany, normalizeCep, normalizePhone, type CompanyProblem } from '@balcao/domain/company'
import { checkHours, hoursAliases, type HoursProblem } from '@balcao/domain/hours'
import { orderChannels } from '@balcao/domain/orders'
import { normalizePixKey } from '@balcao/domain/pix'
import * as z from 'zod/mini'
import { requireConfirmed } from '../auth'
import { actorOf } from '../platform/audit'
import type { Database } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { Problem, type BadField } from '../platform/http/problems'
import type { Secrets } from '../platform/secrets/secrets'
import { noteRecordChanges, trustedMoves } from '../trust'
import { changeCompany, lockCompany, type CompanyColumns } from './change-company'

/** The company's own fields as its calls carry them; only those that are given are written (CALL-17, COMP-24). */
export type CompanyFields = Omit<z.output<typeof CompanyChange>, 'cnpj' | 'versao'>
/** The same with the hours read, under the one name that the record has for them. */
type ReadFields = Omit<CompanyFields, HoursAlias> & { horario_funcionamento?: z.output<typeof HoursRow>[] }
type HoursAlias = (typeof hoursAliases)[number]
/** Who saves, and what seals the mails that tell of it. */
type Changer = { caller: Caller; secrets: Secrets } | 'installation'
/** A field is there or it is not: JSON knows no undefined. */
type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/**
 * Saves what a company says of itself: phones, CEP and PIX key without their masks, the e-mail in lower case, nothing
 * for an empty text. Who changes the mailbox or the PIX key has confirmed who they are just now, and the former mailbox
 * is told; the installation itself (the demonstration's first record) needs neither.
 * @throws Problem INVALID_INPUT naming each bad field with the spec's text, CONFIRMATION_NEEDED, COMPANY_CHANGED
 */
export function saveCompany(
  db: Database,
  companyId: string,
  save: { fields: CompanyFields; seen: number | undefined; by: Changer },
): Promise<{ versao: number }> {
  const { by } = save
  const fields = withHours(save.fields) as Given<ReadFields>
  return db.asCompany(companyId, async (tx) => {
    // Either half of a PIX key may change alone, so it is judged against the other half under the lock.
    const saved = await lockCompany(tx, companyId)
    const bad = [
      ...checkCompany(fields, saved).map(badField),
      ...checkHours(fields.horario_funcionamento ?? []).map(badHours),
    ]
    if (bad.length > 0) throw new Problem('INVALID_INPUT', { fields: bad, mensagem: bad[0]!.mensagem })
    const wanted = columnsOf(fields, saved)
    const moves = Object.keys(trustedMoves(saved, wanted)).length > 0
    if (moves && by !== 'installation') {
      await requireConfirmed(tx, by.caller)
      const about = { companyId, by: actorOf(by.caller), before: saved, wanted }
      await noteRecordChanges(tx, by.secrets, about)
    }
    return changeCompany(tx, companyId, wanted, save.seen)
  })
}

/** Hours under any of their names (COMP-15), the first that is given. @throws Problem INVALID_INPUT (COMP-34) */
function withHours({
  horario_funcionamento,
  horarios,
  business_hours,
  horarios_funcionamento,
  ...others
}: CompanyFields): ReadFields {
  const given = { horario_funcionamento, horarios, business_hours, horarios_funcionamento }
  const alias = hoursAliases.find((name) => given[name] !== undefined)
  if (alias === undefined) return others
  const read = z.array(HoursRow).safeParse(given[alias])
  if (read.success) return { ...others, horario_funcionamento: read.data }
  const mensagem = hoursWords.missing
  const paths = read.error.issues.map((issue) => [alias, ...issue.path].join('.'))
  throw new Problem('INVALID_INPUT', { mensagem, fields: paths.map((path) => ({ path, mensagem })) })
}

function columnsOf(fields: Given<ReadFields>, saved: CompanyColumns): Partial<CompanyColumns> {
  const {
    email_cliente,
    horario_funcionamento,
    nicho_empresa,
    pix_tipo,
    pix_chave,
    aceita_vale,
    aceite_automatico,
    ...texts
  } = fields
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
  if (aceita_vale !== undefined) columns.aceita_vale = aceita_vale
  if (aceite_automatico !== undefined) {
    columns.aceite_automatico = orderChannels.filter((channel) => aceite_automatico.includes(channel))
  }
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
