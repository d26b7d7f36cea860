import { LoadFailure } from './load-failure'
import { LoadingBars } from './loading-bars'

interface NotThereYetProps {
  /** A query that has answered nothing so far. */
  reading: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  t: (key: 'loading' | 'loadFailed' | 'retry') => string
  /** As in `LoadingBars`. */
  bars: readonly string[]
  className?: string
}

/** In place of what is not there yet: that it is being read, or why it could not be and a button that asks again. */
export function NotThereYet({ reading, t, ...bars }: NotThereYetProps) {
  if (reading.error) return <LoadFailure title={t('loadFailed')} retry={t('retry')} reading={reading} />
  return <LoadingBars label={t('loading')} {...bars} />
}
