import { warningCodes, type AgendaWarning, type WarningCode } from '@balcao/contract/scheduling'
import type { WillWords } from './texts'

/** The sentence of a warning; `who` is whose agenda it is, null for the company's own. */
export function warningWords(t: WillWords, warning: AgendaWarning, who: string | null): string {
  const { code, name } = warning
  const from = warning.from ?? ''
  const to = warning.to ?? ''
  const why = name === null ? '' : t('why', { reason: name })
  switch (code) {
    case 'past':
    case 'held':
    case 'class-full':
      return t(`warn_${code}`)
    case 'overlap':
      return t('warn_overlap', { name: name ?? t('somebody'), from, to })
    case 'place':
      return t('warn_place', { name: name ?? '', from, to })
    case 'event':
      return t('warn_event', { from, to, why })
    case 'other-length':
      return t('warn_other-length', { count: warning.minutes ?? 0 })
    case 'closed-day':
      return who === null ? t('warn_closed-day') : t('warnOf_closed-day', { who })
    case 'unavailable-day':
      return who === null ? t('warn_unavailable-day', { why }) : t('warnOf_unavailable-day', { who, why })
    case 'closed-time':
      return who === null
        ? t('warn_closed-time', { from, to, why })
        : t('warnOf_closed-time', { who, from, to, why })
    default:
      return who === null ? t(`warn_${code}`, { from, to }) : t(`warnOf_${code}`, { who, from, to })
  }
}

/** Why an appointment bears the mark, by the keys that were accepted; empty for one that bears none. */
export function markWords(t: WillWords, willed: readonly string[]): string {
  return codesOf(willed)
    .map((code) => t(`mark_${code}`))
    .join(', ')
}

function codesOf(keys: readonly string[]): WarningCode[] {
  return warningCodes.filter((code) => keys.some((key) => key === code || key.startsWith(`${code}:`)))
}
