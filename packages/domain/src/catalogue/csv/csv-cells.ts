import type { Section } from '../model'

/** Fields of an item that have a column of their own, in the order of an export. */
export const csvFields = [
  'codigo',
  'secao',
  'categoria',
  'nome',
  'descricao',
  'disponivel',
  'duracao',
] as const
export type CsvField = (typeof csvFields)[number]

/** What a price column's heading begins with: 'preco Grande'. */
export const PRICE_COLUMN = 'preco'

const MAX_CENTS = 99_999_999
const MAX_MINUTES = 527_040

/** Cents as a cell: 1250 is '12,50'. */
export function moneyCell(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** Cents of '12,50', '12.5', 'R$ 1.234,50' or '12'; null for all else, also for '1.234', which may be read two ways. */
export function centsOfCell(text: string): number | null {
  const figure = text.replace(/^R\$\s*/i, '')
  const parts = /^(\d+|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d{1,2}))?$/.exec(figure)
  if (!parts) return null
  const cents = Number(parts[1]?.replaceAll('.', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/** Minutes of a cell; null unless whole, from 1 to 527,040. */
export function minutesOfCell(text: string): number | null {
  const minutes = /^\d+$/.test(text) ? Number(text) : 0
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null
}

const yes = new Set(['sim', 's', 'true', '1', 'x', 'yes'])
const no = new Set(['nao', 'n', 'false', '0', 'no'])

/** 'sim' or 'nao', whatever the accents; null for neither. The text is plain (see `plainName`). */
export function booleanOfCell(plain: string): boolean | null {
  return yes.has(plain) ? true : no.has(plain) ? false : null
}

/** What `booleanOfCell` reads. */
export function booleanCell(value: boolean): string {
  return value ? 'sim' : 'nao'
}

/** Section of a plain text (see `plainName`); null for neither. */
export function sectionOfCell(plain: string): Section | null {
  if (plain === 'cardapio') return 'cardapio'
  return plain === 'servicos' ? 'servicos' : null
}

/** What the column disponivel says of an item: a service is available when it is active as well (CATAL-31). */
export function isAvailable(item: { disponivel: boolean; ativo: boolean }, section: Section): boolean {
  return item.disponivel && (section !== 'servicos' || item.ativo)
}
