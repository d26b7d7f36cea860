import { useEffect, useRef } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { ordersTexts } from '../texts'
import { ConflictNotice } from './conflict-notice'
import { valuesOf } from './order-form-values'
import type { SavingOrder } from './use-save-order'

/** Why the order was not saved, and what to do now; comes into view when it appears. */
export function SaveProblem({ saving, onOpen }: { saving: SavingOrder; onOpen: () => void }) {
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  const { error, conflict } = saving
  useEffect(() => {
    if (error || conflict) place.current?.scrollIntoView({ block: 'start' })
  }, [error, conflict])

  if (!error && !conflict) return null
  return (
    <div ref={place} className="scroll-mt-4">
      {conflict && (
        <ConflictNotice
          mine={conflict.mine}
          theirs={valuesOf(conflict.theirs)}
          onKeepMine={saving.keepMine}
          onTakeTheirs={saving.takeTheirs}
        />
      )}
      {!conflict && hasCode(error, 'IDEMPOTENCY_MISMATCH') && (
        <Callout
          kind="warning"
          live
          action={
            <Button kind="secondary" className="justify-self-start" onClick={onOpen}>
              {t('openSaved')}
            </Button>
          }
        >
          {t('alreadyPlaced')}
        </Callout>
      )}
      {!conflict && !hasCode(error, 'IDEMPOTENCY_MISMATCH') && (
        <Callout kind="danger" live>
          <p>{t('saveFailed')}</p>
          <p className="font-normal">{errorText(error, '')}</p>
        </Callout>
      )}
    </div>
  )
}
