import { listBrowserErrors } from '@balcao/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/http/api'

/** What broke in people's browsers, the last first. */
export function useBrowserErrors() {
  return useQuery({
    queryKey: ['operator', 'browser-errors'],
    queryFn: async ({ signal }) => (await call(listBrowserErrors, { signal })).errors,
  })
}
