import { listAudit, listCompanies } from '@balcao/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { usePages } from '../../lib/hooks/use-pages'
import { call } from '../../lib/http/api'

const pageSize = 50
const suggested = 6

/** What was done, the newest first, page by page; of one company, and of acts that begin alike. */
export function useAudit(companyId: string, act: string) {
  return usePages(['operator', 'audit', companyId, act], (after, signal) =>
    call(listAudit, {
      query: {
        limit: pageSize,
        ...(companyId ? { company_id: companyId } : {}),
        ...(act ? { act } : {}),
        ...(after ? { after } : {}),
      },
      signal,
    }),
  )
}

/** The first companies that a search finds; none before something is typed. */
export function useCompanySuggestions(search: string) {
  return useQuery({
    queryKey: ['operator', 'suggestions', search],
    enabled: search !== '',
    queryFn: async ({ signal }) =>
      (await call(listCompanies, { query: { search, limit: suggested }, signal })).companies,
  })
}
