import * as z from 'zod'
import type { BadField } from './problems'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue

/** Enough for a person to begin with, and no answer that grows with the request. */
const mostFields = 50

/**
 * Names each field of a refused value by its path ('items.0.name') and says in Portuguese what is wrong with it. Where
 * the value fits none of several shapes, the shape that it comes closest to is the one that was meant.
 */
export function badFields(schema: Schema, input: unknown): BadField[] {
  return issuesOf(schema, input)
    .flatMap((issue) => flatten(issue, [], input))
    .slice(0, mostFields)
    .map(({ path, mensagem }) => ({ path: path.map(String).join('.'), mensagem }))
}

/** Shape by shape: of a value that fits none, zod itself keeps only the first shape that knows all its fields. */
function issuesOf(schema: Schema, input: unknown): readonly Issue[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'union' && !('discriminator' in def)) {
    return closest(
      def.options.map((option) => issuesOf(option, input)),
      input,
    )
  }
  return z.core.safeParse(schema, input).error?.issues ?? []
}

interface Found {
  path: readonly PropertyKey[]
  mensagem: string
}

function flatten(issue: Issue, above: readonly PropertyKey[], input: unknown): Found[] {
  const path = [...above, ...issue.path]
  const value = valueAt(input, issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], mensagem: 'Campo desconhecido' }))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && value !== undefined) {
    return closest(issue.errors, value).flatMap((inner) => flatten(inner, path, value))
  }
  return [{ path, mensagem: value === undefined ? 'Obrigatório' : wordsFor(issue) }]
}

function closest(branches: readonly (readonly Issue[])[], value: unknown): readonly Issue[] {
  const distances = branches.map((issues) => issues.reduce((sum, issue) => sum + distance(issue, value), 0))
  return branches[distances.indexOf(Math.min(...distances))]!
}

/** A value of another kind is furthest; a field too many or too few tells more than any number of wrong ones. */
function distance(issue: Issue, value: unknown): number {
  if (issue.code === 'unrecognized_keys') return 1e6 * issue.keys.length
  if (issue.path.length === 0) return issue.code === 'invalid_type' ? 1e12 : 1
  return issue.path.length === 1 && valueAt(value, issue.path) === undefined ? 1e6 : 1
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<PropertyKey, unknown>)[key]
  }
  return at
}

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
  null: 'null',
}

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ? `Deve ser ${kinds[issue.expected]}` : 'Valor inválido'
    case 'invalid_value':
      return `Deve ser ${issue.values.map(String).join(' ou ')}`
    case 'invalid_format':
      return 'Formato inválido'
    case 'invalid_key':
      return 'Nome de campo inválido'
    case 'too_big':
      return `Grande demais: no máximo ${issue.maximum}`
    case 'too_small':
      return `Pequeno demais: no mínimo ${issue.minimum}`
    default:
      return 'Valor inválido'
  }
}
