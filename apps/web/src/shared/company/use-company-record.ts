import type { CompanyRecord } from '@balcao/contract/company'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { localCache } from '../../lib/caches/local-cache'
import { companyCacheName, companyKey, companyQuery } from './company-query'
import { useCompanyCnpj } from './company-scope'

/** The record as a screen has it. `loadedAt` is when the server sent it, in epoch milliseconds. */
export interface CompanyLoad {
  cnpj: string
  record: CompanyRecord | undefined
  /** Where the shown record came from (COMP-11). */
  source: 'cache' | 'servidor'
  loadedAt: number
  /** Being read, the first time or again. */
  isFetching: boolean
  /** Why the latest reading failed; a record may be there all the same. */
  error: Error | null
  /** Reads it from the server, past the local cache (COMP-10). */
  reload: () => void
}

/** The signed-in company's record, kept current by live events. All screens share one reading of it. */
export function useCompanyRecord(): CompanyLoad {
  const cnpj = useCompanyCnpj()
  const client = useQueryClient()
  // Only the first reading looks into the local cache: after it the query holds its own data.
  const options = useMemo(() => companyQuery(cnpj), [cnpj])
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(options)
  const fromServer = (client.getQueryState(companyKey(cnpj))?.dataUpdateCount ?? 0) > 0
  const reload = useCallback(() => {
    localCache.remove(cnpj, companyCacheName)
    void refetch()
  }, [cnpj, refetch])
  return {
    cnpj,
    record: data,
    source: fromServer ? 'servidor' : 'cache',
    loadedAt: dataUpdatedAt,
    isFetching,
    error,
    reload,
  }
}
