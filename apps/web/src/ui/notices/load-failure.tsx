import { CloudOff } from 'lucide-react'
import { useErrorText } from '../../i18n/error-text'
import { Button } from '../buttons/button'
import { EmptyState } from './empty-state'

interface LoadFailureProps {
  title: string
  /** What the button says. */
  retry: string
  /** A query as it stands: why it failed, and how it is asked again. */
  reading: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** In place of what could not be read: why, and a button that asks again. */
export function LoadFailure({ title, retry, reading }: LoadFailureProps) {
  const errorText = useErrorText()
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={30} aria-hidden="true" />}
        title={title}
        action={
          <Button kind="secondary" busy={reading.isFetching} onClick={() => void reading.refetch()}>
            {retry}
          </Button>
        }
      >
        {errorText(reading.error, '')}
      </EmptyState>
    </div>
  )
}
