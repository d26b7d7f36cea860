import { isValidPhone, normalizePhone } from '@balcao/domain/company'
import { useCompanyRecord } from './use-company-record'

/** The area code (DDD) of the shop's own phone: that of most of its customers. Undefined while it is not known. */
export function useAreaCode(): string | undefined {
  const { record } = useCompanyRecord()
  const phone = record?.telefone_empresa ?? record?.telefone_responsavel
  return phone && isValidPhone(phone) ? normalizePhone(phone).slice(0, 2) : undefined
}
