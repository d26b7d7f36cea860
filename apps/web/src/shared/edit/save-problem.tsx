import { useEffect, useRef, type ReactNode } from 'react'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'

interface SaveProblemProps {
  /** Why the last save failed, if it did. */
  error: unknown
  /** What is said of it, beside that nothing is lost. */
  failed: ReactNode
  /** What is said where another text was saved under this id before, and the way to it. */
  already: { text: string; open: string; onOpen: () => void }
  /** What two people changed, to be decided. */
  conflict: ReactNode
}

/** Why the form was not saved, and what to do now; comes into view when it appears. */
export function SaveProblem({ error, failed, already, conflict }: SaveProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  const hasConflict = Boolean(conflict)
  useEffect(() => {
    if (error || hasConflict) place.current?.scrollIntoView({ block: 'start' })
  }, [error, hasConflict])

  if (!error && !hasConflict) return null
  const isThere = hasCode(error, 'IDEMPOTENCY_MISMATCH')
  return (
    <div ref={place} className="scroll-mt-4">
      {conflict}
      {isThere && (
        <Callout
          kind="warning"
          live
          action={
            <Button kind="secondary" className="justify-self-start" onClick={already.onOpen}>
              {already.open}
            </Button>
          }
        >
          {already.text}
        </Callout>
      )}
      {Boolean(error) && !isThere && (
        <Callout kind="danger" live>
          {failed}
        </Callout>
      )}
    </div>
  )
}
