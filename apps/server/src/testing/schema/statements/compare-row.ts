import ts from 'typescript-api'
import type { DescribedColumn } from './describe'

type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'json'

/** What the pools make of a value: see `types` in platform/database/database.ts. */
const kinds: Record<string, Kind> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  oid: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
}
// Those of eight bytes stay text within an array.
const kindsInArrays: Record<string, Kind> = { bigint: 'string', date: 'Date' }

const kindOf = (type: string): Kind => kinds[type] ?? 'string'

/** What is wrong with the row that the source claims, in words that say what to write. */
export function compareRow(
  checker: ts.TypeChecker,
  row: ts.Type,
  { text, columns }: { text: string; columns: readonly DescribedColumn[] },
): string[] {
  if (checker.getIndexInfosOfType(row).length > 0) return []
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const type = checker.getTypeOfSymbol(property)
    const name = property.name
    const answered = columns.filter((column) => column.name === name)
    if (answered.length === 0) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      return isOptional ? [] : [`${name} is not answered: select it, or take it out of the row's type`]
    }
    // Of two columns of one name the last one stands.
    const column = answered.at(-1)!
    const complaints = complaintsOf(checker, name, type, column)
    if (mayBeNull(column, text) && !takesNull(checker, type))
      complaints.push(`${name} may be null: write ${checker.typeToString(type)} | null`)
    return complaints
  })
}

function complaintsOf(
  checker: ts.TypeChecker,
  name: string,
  type: ts.Type,
  column: DescribedColumn,
): string[] {
  const complaints: string[] = []
  const element = column.type.endsWith('[]') ? column.type.slice(0, -2) : undefined
  const wanted = element === undefined ? kindOf(column.type) : (kindsInArrays[element] ?? kindOf(element))
  const solid = checker.getNonNullableType(type)
  const parts = solid.isUnion() ? solid.types : [solid]
  const fits = parts.every((part) => {
    if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true
    if (element === undefined) return isKind(part, wanted)
    const inside = checker.isArrayType(part)
      ? checker.getTypeArguments(part as ts.TypeReference)[0]
      : undefined
    if (!inside) return false
    return isEvery(checker.getNonNullableType(inside), wanted)
  })
  if (!fits)
    complaints.push(
      `${name} is ${checker.typeToString(type)}, PostgreSQL answers ${column.type}: write ${wanted}${element === undefined ? '' : '[]'}, or cast it`,
    )
  return complaints
}

const isEvery = (type: ts.Type, kind: Kind) =>
  (type.isUnion() ? type.types : [type]).every((one) => isKind(one, kind))

/** A statement that compares a column, or asks that it is there, answers no row in which it is null. */
const mayBeNull = ({ nullable }: DescribedColumn, text: string): boolean =>
  nullable !== undefined && !new RegExp(String.raw`\b${nullable} (is not null|=|<|>)`).test(text)

function takesNull(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true
  return checker.getNonNullableType(type) !== type
}

function isKind(type: ts.Type, kind: Kind): boolean {
  const name = type.symbol?.name
  if (kind === 'number') return (type.flags & ts.TypeFlags.NumberLike) !== 0
  if (kind === 'string') return (type.flags & ts.TypeFlags.StringLike) !== 0
  if (kind === 'boolean') return (type.flags & ts.TypeFlags.BooleanLike) !== 0
  if (kind === 'json') return name !== 'Date' && name !== 'Buffer'
  return name === kind || (kind === 'Buffer' && name === 'Uint8Array')
}
