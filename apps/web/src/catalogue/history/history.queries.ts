import { catalogueHistory } from '@balcao/contract/catalogue'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/http/api'

/** The saves of the catalogue, 50 at a time, read anew for each version. */
export function useHistory(version: number) {
  return useInfiniteQuery({
    queryKey: ['catalogue-history', version],
    queryFn: ({ pageParam, signal }) =>
      call(catalogueHistory, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1)?.version ?? null) : null),
    placeholderData: keepPreviousData,
  })
}
