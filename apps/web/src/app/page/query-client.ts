import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../lib/http/api-error'

const attempts = 2

/** One cache of server data. What the server refused is not asked again; a lost connection is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < attempts && !isRefusal(error),
    },
    mutations: { retry: false },
  },
})
