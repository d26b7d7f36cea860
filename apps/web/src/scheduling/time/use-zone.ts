import { zoneOf } from '../../lib/company/company-query'
import { useCompanyRecord } from '../../lib/company/use-company-record'

/** IANA zone of the company's clock. */
export function useZone(): string {
  return zoneOf(useCompanyRecord().record)
}
