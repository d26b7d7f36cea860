import { useQuery } from '@tanstack/react-query'

/** Something that is read for the screen. */
export interface Loaded<Data> {
  data: Data | undefined
  isLoading: boolean
  error: Error | null
  retry: () => void
}

/** Reads something through the query cache. */
export function useLoaded<Data>(
  queryKey: readonly string[],
  read: (signal: AbortSignal) => Promise<Data>,
  enabled = true,
): Loaded<Data> {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled,
  })
  return { data, isLoading, error, retry: () => void refetch() }
}
