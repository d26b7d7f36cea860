import type { CompanyRecord } from '@balcao/contract/company'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/http/api-error'
import { companyKey, readCompanyAgain } from './company-query'
import { useCompanyCnpj } from './company-scope'
import { readCompanyRecord } from './read-company-record'
import { useSaveCompany, type CompanyChanges, type LeftOutside } from './use-save-company'

/** How the company's record is saved past other people: what every edit of a part of it needs. */
export function useCompanySaving() {
  const cnpj = useCompanyCnpj()
  const client = useQueryClient()
  const { mutateAsync } = useSaveCompany()
  return {
    versionOf: ({ versao }: CompanyRecord) => versao,
    /** Saves changes of `base`; answers the record with them. Rejects with ApiError. */
    async save(
      base: CompanyRecord,
      changes: Partial<CompanyChanges>,
      outside?: LeftOutside,
    ): Promise<CompanyRecord> {
      if (Object.keys(changes).length === 0) return base
      await mutateAsync({ changes, versao: base.versao, outside })
      return client.getQueryData<CompanyRecord>(companyKey(cnpj)) ?? base
    },
    /** The record as somebody else saved it, where that is why a save was refused. */
    theirsOf(error: unknown): Promise<CompanyRecord | null> | CompanyRecord | null {
      if (!hasCode(error, 'COMPANY_CHANGED')) return null
      try {
        return readCompanyRecord(error.current)
      } catch {
        return readCompanyAgain(client, cnpj)
      }
    },
    keep: (record: CompanyRecord) => client.setQueryData(companyKey(cnpj), record),
  }
}
