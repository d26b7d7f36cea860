import type { KeyValue } from '../lib/caches/storage'

/** From so many days before the end on, every screen says it. */
const warnDays = 7
const hiddenKey = 'balcao.licence.warning-hidden'

export type LicenceWarningKind = 'ending' | 'expired'

/** What the bar above the screens says, null when it has nothing to say. */
export function warningOf(daysRemaining: number): LicenceWarningKind | null {
  if (daysRemaining <= 0) return 'expired'
  return daysRemaining <= warnDays ? 'ending' : null
}

/** Whether somebody at this browser hid the bar today; tomorrow it is there again. */
export function isHiddenToday(store: KeyValue, cnpj: string, today: string): boolean {
  return store.get(hiddenKey) === `${cnpj} ${today}`
}

export function hideForToday(store: KeyValue, cnpj: string, today: string) {
  store.set(hiddenKey, `${cnpj} ${today}`)
}
