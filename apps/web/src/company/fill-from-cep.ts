import type { TextName } from './company-values'

/** The address fields that a postal code can tell. */
export const cepFields = [
  'endereco_localizacao',
  'bairro_endereco',
  'cidade_empresa',
  'estado_empresa',
] as const satisfies readonly TextName[]
export type CepField = (typeof cepFields)[number]
export type FoundAddress = Record<CepField, string>

/** What a postal code does to the address. */
export interface CepFill {
  /** Fields that get, or already have, the postal code's value: they are locked. */
  filled: CepField[]
  /** Of these, the ones that held another saved value before. */
  replaced: CepField[]
  /** Of another address, and nothing of the postal code's takes their place: they are emptied. */
  cleared: CepField[]
  /** Typed by the person and different from what the postal code says: left alone, and said. */
  kept: CepField[]
}

/**
 * Decides which fields a found address fills. `typed` are the fields that the person wrote in during this edit; they
 * are never overwritten. A postal code of a whole town names no street: one that an earlier postal code filled (`before`),
 * or of another town, is emptied.
 */
export function fillFromCep(
  current: Readonly<Record<CepField, string>>,
  found: FoundAddress,
  typed: ReadonlySet<CepField>,
  before: ReadonlySet<CepField> = new Set(),
): CepFill {
  const told = cepFields.filter((field) => found[field].trim() !== '')
  const differs = (field: CepField) => !same(current[field], found[field])
  const kept = told.filter((field) => typed.has(field) && current[field].trim() !== '' && differs(field))
  const filled = told.filter((field) => !kept.includes(field))
  const isElsewhere = told.includes('cidade_empresa') && differs('cidade_empresa')
  const cleared = cepFields.filter(
    (field) =>
      !told.includes(field) &&
      !typed.has(field) &&
      current[field].trim() !== '' &&
      (before.has(field) || isElsewhere),
  )
  return {
    filled,
    cleared,
    replaced: filled.filter((field) => current[field].trim() !== '' && differs(field)),
    kept,
  }
}

/** The found values of some fields. */
export function foundValues(found: FoundAddress, fields: readonly CepField[]): Partial<FoundAddress> {
  return Object.fromEntries(fields.map((field) => [field, found[field].trim()]))
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
