import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'

/** IANA zone of the company's clock. */
export function useZone(): string {
  return zoneOf(useCompanyRecord().record)
}
