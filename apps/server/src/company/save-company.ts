import { isDeepStrictEqual } from 'node:util'
import { HoursRow, type CompanyChange } from '@balcao/contract/company'
import { checkCompany, normalizeCep, normalizePhone, type CompanyProblem } from '@balcao/domain/company'
import { hoursAliases } from '@balcao/domain/hours'
import { orderChannels } from '@balcao/domain/orders'
import { normalizePixKey } from '@balcao/domain/pix'
import * as z from 'zod/mini'
import { requireConfirmed } from '../auth'
import { actorOf } from '../platform/audit'
import type { Database, Tx } from '../platform/database/database'
import type { Caller } from '../platform/http/caller'
import { Problem, type BadField } from '../platform/http/problems'
import type { Secrets } from '../platform/secrets/secrets'
import { findOwnImages, imageMissing } from '../images'
import { noteRecordChanges, trustedMoves } from '../trust'
import { hoursProblems, hoursWords } from './hours-problems'
import { changeCompany, lockCompany, type CompanyColumns } from './change-company'
import { addressTaken, giveBackAddresses, takeShortAddress } from './short-address'

/** The company's own fields as its calls carry them; only those that are given are written (CALL-17, COMP-24). */
export type CompanyFields = Omit<z.output<typeof CompanyChange>, 'cnpj' | 'versao' | 'agendamentos_fora'>
/** The same with the hours read, under the one name that the record has for them. */
type ReadFields = Omit<CompanyFields, HoursAlias> & { horario_funcionamento?: HoursOfWeek }
type HoursOfWeek = z.output<typeof HoursRow>[]
type HoursAlias = (typeof hoursAliases)[number]
/** Who saves, and what seals the mails that tell of it. */
type Changer = { caller: Caller; secrets: Secrets } | 'installation'
/** A field is there or it is not: JSON knows no undefined. */
type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/**
 * Saves what a company says of itself: phones, CEP and PIX key without their masks, the e-mail in lower case, nothing
 * for an empty text. Who changes the mailbox or the PIX key has confirmed who they are just now, and the former mailbox
 * is told; the installation itself (the demonstration's first record) needs neither.
 * @throws Problem INVALID_INPUT naming each bad field with the spec's text, CONFIRMATION_NEEDED, COMPANY_CHANGED, and what
 * `onHours` throws
 */
export function saveCompany(
  db: Database,
  companyId: string,
  save: {
    fields: CompanyFields
    seen: number | undefined
    by: Changer
    /** Looks at new hours before they are written. */
    onHours?: (tx: Tx, hours: { before: HoursOfWeek; after: HoursOfWeek }) => Promise<void>
  },
): Promise<{ versao: number }> {
  const { by } = save
  const fields = withHours(save.fields) as Given<ReadFields>
  return db.asCompany(companyId, async (tx) => {
    // Either half of a PIX key may change alone, so it is judged against the other half under the lock.
    const saved = await lockCompany(tx, companyId)
    const bad = [
      ...checkCompany(fields, saved).map(badField),
      ...hoursProblems('horario_funcionamento', fields.horario_funcionamento ?? []),
    ]
    if (bad.length > 0) throw new Problem('INVALID_INPUT', { fields: bad, mensagem: bad[0]!.mensagem })
    const wanted = columnsOf(fields, saved)
    await requireOwnPictures(tx, companyId, saved, wanted)
    if (wanted.endereco_curto) await takeShortAddress(tx, companyId, wanted.endereco_curto)
    const moves = Object.keys(trustedMoves(saved, wanted)).length > 0
    if (moves && by !== 'installation') {
      await requireConfirmed(tx, by.caller)
      const about = { companyId, by: actorOf(by.caller), before: saved, wanted }
      await noteRecordChanges(tx, by.secrets, about)
    }
    if (
      wanted.horario_funcionamento &&
      !isDeepStrictEqual(wanted.horario_funcionamento, saved.horario_funcionamento)
    ) {
      const hours = { before: saved.horario_funcionamento, after: wanted.horario_funcionamento }
      await save.onHours?.(tx, hours)
    }
    const answer = await changeCompany(tx, companyId, wanted, save.seen)
    if (wanted.endereco_curto) await giveBackAddresses(tx, companyId)
    return answer
  })
}

/** A picture that the record shows already is not asked again. @throws Problem INVALID_INPUT */
async function requireOwnPictures(
  tx: Tx,
  companyId: string,
  saved: CompanyColumns,
  wanted: Partial<CompanyColumns>,
): Promise<void> {
  const named = (['logo', 'capa'] as const).flatMap((path) => {
    const id = wanted[path]
    return id && id !== saved[path] ? [{ path, id }] : []
  })
  const own = await findOwnImages(
    tx,
    companyId,
    named.map(({ id }) => id),
  )
  const fields = named.filter(({ id }) => !own.has(id)).map(({ path }) => ({ path, mensagem: imageMissing }))
  if (fields.length > 0) throw new Problem('INVALID_INPUT', { fields, mensagem: fields[0]!.mensagem })
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
    aceita_agendados,
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
  if (aceita_agendados !== undefined) columns.aceita_agendados = aceita_agendados
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
  short_address: 'Endereço inválido: de 3 a 40 letras sem acento, números e hífens',
  short_address_taken: addressTaken,
  pix_key: 'Chave PIX inválida',
  pix_whole: 'Informe o tipo e a chave PIX',
}

function badField({ field, code }: CompanyProblem): BadField {
  return { path: field, mensagem: companyWords[code] }
}
