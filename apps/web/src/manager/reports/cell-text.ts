import type { ReportTable } from '@balcao/contract/manager'
import { columnCodes, type ColumnKind } from '@balcao/domain/manager'
import { formatBrl } from '@balcao/domain/money'
import type { ManagerWords } from '../texts'
import { dayText } from '../words/day-text'
import { numberText } from '../words/figure-text'
import type { Words } from '../words/use-words'

type Cell = ReportTable['rows'][number][number]

/** A cell of a report as it is read; empty for null. A code that is not known is shown as it came. */
export function cellText(value: Cell, kind: ColumnKind, words: Words): string {
  if (value === null) return ''
  const { t, locale } = words
  switch (kind) {
    case 'cents':
      return formatBrl(Number(value))
    case 'count':
    case 'minutes':
      return numberText(Number(value), locale)
    case 'date':
      return dayText(String(value), locale, { year: true })
    case 'moment':
      return momentText(String(value), locale)
    case 'yesNo':
      return t(Number(value) === 1 ? 'yes' : 'no')
    default:
      return codeText(String(value), kind, t)
  }
}

/** Figures stand at the right, so that they line up. */
export function isFigure(kind: ColumnKind): boolean {
  return kind === 'cents' || kind === 'count' || kind === 'minutes'
}

/** 'YYYY-MM-DD HH:MM'. */
function momentText(value: string, locale: string): string {
  const [day = '', time = ''] = value.split(' ')
  return `${dayText(day, locale, { year: true })} ${time}`
}

function codeText(value: string, kind: ColumnKind, t: ManagerWords): string {
  const codes = columnCodes
  const word = {
    orderStatus: () => find(codes.orderStatus, value, (code) => t(`status_${code}`)),
    fulfilment: () => find(codes.fulfilment, value, (code) => t(`fulfilment_${code}`)),
    payment: () => find(codes.payment, value, (code) => t(`payment_${code}`)),
    source: () => find(codes.source, value, (code) => t(`source_${code}`)),
    reason: () => find(codes.reason, value, (code) => t(`reason_${code}`)),
    appointmentStatus: () => find(codes.appointmentStatus, value, (code) => t(`appointment_${code}`)),
  }
  return kind in word ? word[kind as keyof typeof word]() : value
}

function find<Code extends string>(
  codes: readonly Code[],
  value: string,
  word: (code: Code) => string,
): string {
  const code = codes.find((one) => one === value)
  return code === undefined ? value : word(code)
}
