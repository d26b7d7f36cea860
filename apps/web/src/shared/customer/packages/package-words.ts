import type { PackageKind } from '@balcao/contract/scheduling'
import { formatBrl } from '@balcao/domain/money'
import type { PackagesWords } from './texts'

interface Held {
  sessions: number
  left: number
  expires_on: string | null
}

/** A day as it is read on a package: '30/03', with its year where that is not this one. */
function dayWords(date: string, today: string): string {
  const [year, month, day] = date.split('-')
  return date.slice(0, 4) === today.slice(0, 4) ? `${day}/${month}` : `${day}/${month}/${year}`
}

/** What is left of a package, and until when: 'restam 7 de 10, até 30/03'. `today` is YYYY-MM-DD. */
export function leftWords(
  t: PackagesWords,
  { sessions: total, left, expires_on }: Held,
  today: string,
): string {
  if (left === 0) return t('usedUp', { total })
  const rest = t('left', { count: left, total })
  if (expires_on === null) return rest
  const date = dayWords(expires_on, today)
  return `${rest}, ${t(expires_on < today ? 'expired' : 'until', { date })}`
}

/** What is sold with a kind of package, in three words: how many sessions, for how much, and for how long. */
export const kindTerms = (
  t: PackagesWords,
  kind: PackageKind,
): [sessions: string, price: string, valid: string] => [
  t('lineSessions', { count: kind.sessions }),
  formatBrl(kind.price_cents),
  kind.valid_days === null ? t('lineEndless') : t('lineDays', { count: kind.valid_days }),
]
