/** How a document writes amounts of money: 12.5, "12.50", "12,50", "R$ 12,50". */
export type AmountNotation = 'number' | 'dot' | 'comma' | 'brl'

/** Most that a price may be, in cents (R$ 999.999,99). */
const MAX_CENTS = 99_999_999

const PLAIN = /^(\d{1,12})(?:[.,](\d{1,30}))?$/
const BRAZILIAN = /^\d{1,3}(?:\.\d{3}){1,4}(?:,\d{1,30})?$/
const ENGLISH = /^\d{1,3}(?:,\d{3}){1,4}\.\d{1,30}$/
/** One thousand two hundred, or one and a fifth? */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * An amount in reais, as a number or a text, as integer cents and its notation. Decimals past the second are rounded
 * half up, on the written decimals rather than on the float. Null for what is no amount, is negative, is over
 * R$ 999.999,99, or may be read two ways ("1.200").
 */
export function readAmount(value: unknown): { cents: number; notation: AmountNotation } | null {
  if (typeof value === 'number') {
    const cents = fromDecimals(/e-/.test(String(value)) ? '0' : String(Math.abs(value)))
    return cents === null || value < 0 ? null : { cents, notation: 'number' }
  }
  if (typeof value !== 'string' || value.length > 50) return null
  const text = value.replace(/\s/g, '')
  const figure = text.replace(/^R\$/i, '')
  const notation = figure === text ? (figure.includes(',') ? 'comma' : 'dot') : 'brl'
  const cents = AMBIGUOUS.test(figure) ? null : fromDecimals(withPoint(figure))
  return cents === null ? null : { cents, notation }
}

/** Cents in a document's notation. Read again they are the same cents. */
export function writeAmount(cents: number, notation: AmountNotation): number | string {
  if (notation === 'number') return cents / 100
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  if (notation === 'dot') return text
  return `${notation === 'brl' ? 'R$ ' : ''}${text.replace('.', ',')}`
}

function withPoint(figure: string): string {
  if (ENGLISH.test(figure)) return figure.replaceAll(',', '')
  return BRAZILIAN.test(figure) ? figure.replaceAll('.', '').replace(',', '.') : figure
}

function fromDecimals(figure: string): number | null {
  const [, whole, decimals = ''] = PLAIN.exec(figure) ?? []
  if (whole === undefined) return null
  const [tenths, third] = [decimals.padEnd(2, '0').slice(0, 2), decimals[2] ?? '0']
  const cents = Number(whole) * 100 + Number(tenths) + (third >= '5' ? 1 : 0)
  return cents <= MAX_CENTS ? cents : null
}
