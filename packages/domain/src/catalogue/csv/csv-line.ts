import { booleanOfCell, centsOfCell, minutesOfCell, sectionOfCell, type CsvField } from './csv-cells'
import { cleanText, unguardCell } from '../../text/csv-cell'
import type { CsvColumn } from './csv-heading'
import type { ImportProblem, ImportProblemCode } from './csv-problem'
import type { Section } from '../model'
import { plainName } from '../../text/plain-name'

/** A row of a table that could be read; null where its cell is empty or its column is not there. */
export interface CsvLine {
  line: number
  codigo: string | null
  secao: Section | null
  categoria: string | null
  nome: string | null
  descricao: string | null
  disponivel: boolean | null
  duracao: number | null
  /** The cells with a price, in cents. */
  precos: { key: string; type: string; title: string; centavos: number }[]
}

const maxLengths = { codigo: 60, categoria: 120, nome: 200, descricao: 2000 }

/** Reads one row; null when it is blank, or when `problems` says what is wrong with it. `line` is its number. */
export function readLine(
  cells: readonly string[],
  columns: readonly (CsvColumn | null)[],
  line: number,
): { read: CsvLine | null; problems: ImportProblem[] } {
  const texts = cells.map((cell) => cleanText(unguardCell(cell)))
  if (texts.every((text) => text === '')) return { read: null, problems: [] }
  const problems: ImportProblem[] = []
  const read: CsvLine = { line, ...nothing, precos: [] }
  texts.forEach((text, index) => {
    if (text === '') return
    const column = columns[index]
    const code =
      index >= columns.length ? 'too_many_cells' : column ? readCell(read, column, text) : undefined
    if (code) problems.push({ line, column: column?.title ?? '', code })
  })
  return problems.length > 0 ? { read: null, problems } : { read, problems }
}

const nothing = {
  codigo: null,
  secao: null,
  categoria: null,
  nome: null,
  descricao: null,
  disponivel: null,
  duracao: null,
}

function readCell(read: CsvLine, column: CsvColumn, text: string): ImportProblemCode | undefined {
  if ('field' in column) return readField(read, column.field, text)
  const centavos = centsOfCell(text)
  if (centavos === null) return 'price_invalid'
  const { key, type, title } = column
  read.precos.push({ key, type, title, centavos })
  return undefined
}

function readField(read: CsvLine, field: CsvField, text: string): ImportProblemCode | undefined {
  switch (field) {
    case 'secao':
      read.secao = sectionOfCell(plainName(text))
      return read.secao === null ? 'section_invalid' : undefined
    case 'disponivel':
      read.disponivel = booleanOfCell(plainName(text))
      return read.disponivel === null ? 'available_invalid' : undefined
    case 'duracao':
      read.duracao = minutesOfCell(text)
      return read.duracao === null ? 'duration_invalid' : undefined
    default:
      read[field] = text
      return text.length > maxLengths[field] ? 'too_long' : undefined
  }
}
