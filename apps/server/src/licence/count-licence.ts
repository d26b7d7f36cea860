import {
  daysRemaining,
  daysSinceEnd,
  licenceEnd,
  licenceStatus,
  type LicenceSpan,
  type LicenceStatus,
} from '@balcao/domain/licence'
import { dateIn } from '@balcao/domain/time'

/** A licence as its company's row has it; `zone` is the company's. */
export interface StoredLicence extends LicenceSpan {
  zone: string
}

export interface CountedLicence {
  dias_restantes: number
  ultima_renovacao: string | null
  /** The end: the first day that it does not cover. */
  proxima_renovacao: string | null
  status: LicenceStatus
}

/** The days and dates of a licence at a moment. Whatever shows them takes them from here (decision 0026, A12). */
export function countLicence(licence: StoredLicence, now: Date): CountedLicence {
  const end = licenceEnd(licence)
  const remaining = daysRemaining(end, dateIn(now.getTime(), licence.zone))
  return {
    dias_restantes: remaining,
    ultima_renovacao: licence.renewedOn,
    proxima_renovacao: end,
    status: licenceStatus(remaining),
  }
}

/** Whether modules are closed because the licence ended `graceDays` ago or earlier; never without that setting. */
export function isLocked(licence: StoredLicence, now: Date, graceDays: number | undefined): boolean {
  if (graceDays === undefined) return false
  const end = licenceEnd(licence)
  return end === null || daysSinceEnd(end, dateIn(now.getTime(), licence.zone)) >= graceDays
}
