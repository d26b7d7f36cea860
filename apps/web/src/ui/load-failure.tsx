import { CloudOff } from 'lucide-react'
import { useErrorText } from '../i18n/error-text'
import { Button } from './button'
import { EmptyState } from './empty-state'

interface LoadFailureProps {
  title: string
  error: Error
  /** What the button says. */
  retry: string
  busy: boolean
  onRetry: () => void
}

/** In place of what could not be read: why, and a button that asks again. */
export function LoadFailure({ title, error, retry, busy, onRetry }: LoadFailureProps) {
  const errorText = useErrorText()
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff size={30} aria-hidden="true" />}
        title={title}
        action={
          <Button kind="secondary" busy={busy} onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {errorText(error, '')}
      </EmptyState>
    </div>
  )
}
