import { isValidPixKey, type PixKeyType } from '../pix'
import { stateZones } from '../time/zone-of-state'
import { isValidCep } from './cep'
import { isValidEmail } from './email'
import { isValidPhone } from './phone'
import { isReservedAddress, isShortAddress } from './short-address'

/** The fields of a company record that have a rule; null, absent and blank are all "not filled". */
export interface CompanyFields {
  telefone_empresa: string | null
  telefone_responsavel: string | null
  email_cliente: string | null
  cep_empresa: string | null
  estado_empresa: string | null
  endereco_curto: string | null
  pix_tipo: PixKeyType | null
  pix_chave: string | null
}

export interface CompanyProblem {
  field: keyof CompanyFields
  code:
    | 'company_phone'
    | 'responsible_phone'
    | 'email'
    | 'cep'
    | 'uf'
    | 'short_address'
    | 'short_address_taken'
    | 'pix_key'
    | 'pix_whole'
}

const rules = [
  ['telefone_empresa', 'company_phone', isValidPhone],
  ['telefone_responsavel', 'responsible_phone', isValidPhone],
  ['email_cliente', 'email', isValidEmail],
  ['cep_empresa', 'cep', isValidCep],
  ['estado_empresa', 'uf', (uf: string) => Object.hasOwn(stateZones, uf)],
  ['endereco_curto', 'short_address', isShortAddress],
  ['endereco_curto', 'short_address_taken', (address: string) => !isReservedAddress(address)],
] as const

/**
 * What is wrong with the changes of a company record; only filled fields are judged (COMP-27 to COMP-31). A PIX key
 * needs its type and the other way round: `saved` is the record that the changes go onto, so that either half may be
 * changed alone. Fields that have no rule may be among the changes.
 */
export function checkCompany(
  changes: Partial<CompanyFields>,
  saved: Partial<CompanyFields> = {},
): CompanyProblem[] {
  const problems: CompanyProblem[] = []
  for (const [field, code, isValid] of rules) {
    const text = changes[field]?.trim() ?? ''
    if (text !== '' && !isValid(text)) problems.push({ field, code })
  }
  if (changes.pix_tipo === undefined && changes.pix_chave === undefined) return problems
  const { pix_tipo: type = null, pix_chave: key = null } = { ...saved, ...changes }
  const typed = key?.trim() ?? ''
  if ((type === null) !== (typed === '')) {
    problems.push({ field: type === null ? 'pix_tipo' : 'pix_chave', code: 'pix_whole' })
  } else if (type !== null && !isValidPixKey(type, typed)) {
    problems.push({ field: 'pix_chave', code: 'pix_key' })
  }
  return problems
}

/**
 * Names of the fields of `after` that differ from `before`, in the order of `after` (COMP-24, COMP-41). Objects and
 * lists are compared by content, whatever the order of an object's keys. Null, absent and '' are the same nothing: a
 * form shows them all as an empty field.
 */
export function changedFields<T extends object>(before: Partial<T>, after: T): (keyof T & string)[] {
  const names = Object.keys(after) as (keyof T & string)[]
  return names.filter((name) => !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  const a = one ?? ''
  const b = other ?? ''
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  )
}
