import type { ComponentProps } from 'react'
import { LoadFailure } from './load-failure'
import { LoadingBars } from '../waiting/loading-bars'

interface NotThereYetProps extends Omit<ComponentProps<typeof LoadingBars>, 'label'> {
  /** A query that has answered nothing so far. */
  reading: ComponentProps<typeof LoadFailure>['reading']
  /** What could not be read. */
  failed: string
  t: (key: 'loading' | 'retry') => string
}

/** In place of what is not there yet: that it is being read, or why it could not be and a button that asks again. */
export function NotThereYet({ reading, failed, t, ...bars }: NotThereYetProps) {
  if (reading.error) return <LoadFailure title={failed} retry={t('retry')} reading={reading} />
  return <LoadingBars label={t('loading')} {...bars} />
}
