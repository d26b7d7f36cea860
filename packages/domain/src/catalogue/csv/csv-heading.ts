import { csvFields, PRICE_COLUMN, type CsvField } from './csv-cells'
import { cleanText, unguardCell } from '../../text/csv-cell'
import type { ImportProblem } from './csv-problem'
import { STANDARD_PRICE } from '../model'
import { plainName } from '../../text/plain-name'

/** What a column holds: a field, or the prices of one type (`key` is its plain name, `type` as it was written). */
export type CsvColumn = { title: string } & ({ field: CsvField } | { key: string; type: string })

/**
 * The columns of a heading, null where one is not read: its title is unknown or was there before (`problems` names
 * it), or it has none. 'preco' alone is 'preco padrao'. Case, accents and order are free.
 */
export function readHeading(cells: readonly string[]): {
  columns: (CsvColumn | null)[]
  problems: ImportProblem[]
} {
  const problems: ImportProblem[] = []
  const seen = new Set<string>()
  const columns = cells.map((cell) => {
    const title = cleanText(unguardCell(cell.replace(/^\uFEFF/, '')))
    if (title === '') return null
    const column = columnOf(title)
    const key = column && ('field' in column ? column.field : `${PRICE_COLUMN} ${column.key}`)
    if (!key || seen.has(key)) {
      problems.push({ line: 1, column: title, code: key ? 'header_twice' : 'header_unknown' })
      return null
    }
    seen.add(key)
    return column
  })
  if (!seen.has('nome') && !seen.has('codigo')) {
    problems.push({ line: 1, column: 'nome', code: 'header_missing' })
    return { columns: [], problems }
  }
  return { columns, problems }
}

const MAX_TYPE = 60

function columnOf(title: string): CsvColumn | null {
  const plain = plainName(title)
  const field = csvFields.find((name) => name === plain)
  if (field) return { title, field }
  if (plain === PRICE_COLUMN) return { title, key: plainName(STANDARD_PRICE), type: STANDARD_PRICE }
  if (!plain.startsWith(`${PRICE_COLUMN} `)) return null
  const type = title.replace(/^\S+\s+/, '')
  return type.length <= MAX_TYPE ? { title, key: plainName(type), type } : null
}
