import type { Change, KpiDefinition } from '@balcao/domain/manager'
import { formatBrl } from '@balcao/domain/money'
import type { Words } from './use-words'

/** A figure as it is shown; minutes and averages that nobody measured (null) are said to be so. */
export function figureText(value: number | null, unit: KpiDefinition['unit'], { t, locale }: Words): string {
  if (value === null) return t('notMeasured')
  if (unit === 'cents') return formatBrl(value)
  const text = numberText(value, locale)
  return unit === 'minutes' ? t('minutes', { minutes: text }) : text
}

/** A number with at most one decimal, with the language's separators. */
export function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

/** Money on an axis, where there is room for few letters: R$ 1,5 mil. */
export function shortMoney(cents: number): string {
  const format = new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return format.format(cents / 100)
}

/** A share, 0 to 1, in percent with one decimal. */
export function shareText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** The signed percentage of a change, or null where there is none; and the word that says whether it is welcome. */
export function changeText(
  { percent, direction, good }: Change,
  locale: string,
): { percent: string | null; word: 'better' | 'worse' | 'same' | 'unknown' } {
  const word = direction === 'unknown' ? 'unknown' : good === null ? 'same' : good ? 'better' : 'worse'
  if (percent === null || direction === 'same') return { percent: null, word }
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 1,
  })
  return { percent: format.format(percent / 100), word }
}
