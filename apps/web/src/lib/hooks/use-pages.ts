import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'

/**
 * A list that is read page by page, and again when its screen is entered. `read` gets where a page begins, empty for the
 * first one, and answers where the next one does, null after the last. What was shown stays while another list is read.
 */
export function usePages<Page extends { next: string | null }>(
  queryKey: QueryKey,
  read: (after: string, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
