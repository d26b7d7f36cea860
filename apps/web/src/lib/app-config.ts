import { appConfig } from '@balcao/contract/app'
import { useQuery } from '@tanstack/react-query'
import { call } from './api'

/** What the server tells the web app once: support contact, and the pages of a demonstration. */
export function useAppConfig() {
  return useQuery({ queryKey: ['app-config'], queryFn: () => call(appConfig, {}), staleTime: Infinity }).data
}
