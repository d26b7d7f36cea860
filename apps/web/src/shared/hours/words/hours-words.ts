import { isAllDay } from '@balcao/domain/hours'
import type { Translate } from '../../../i18n/language'
import type { hours } from '../../../i18n/locales/pt/shop/hours'
import type { DayDraft } from '../week-draft'

/** A day's hours in one line: '08:00–12:00, 14:00–18:00', or that it is closed. */
export function hoursWords({ open, ranges }: DayDraft, t: Translate<typeof hours>): string {
  if (!open) return t('closed')
  return ranges.map(({ from, to }) => (isAllDay(from, to) ? t('wholeDay') : `${from}–${to}`)).join(', ')
}
