import type { Appointment } from '@balcao/contract/scheduling'
import { useEffect, useRef } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import type { Service } from '../data/services'
import { schedulingTexts } from '../texts'
import { ConflictNotice } from './conflict-notice'
import type { SavingAppointment } from './use-save-appointment'
import { valuesOf } from './appointment-values'

interface SaveProblemProps {
  saving: SavingAppointment
  services: readonly Service[]
  /** Opens the appointment that was booked under this id already. */
  onOpen: () => void
  onTheirs: () => void
}

/** Why the appointment was not saved, and what to do now; comes into view when it appears. */
export function SaveProblem(props: SaveProblemProps) {
  const { saving, services, onOpen, onTheirs } = props
  const t = useTexts(schedulingTexts)
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  const { error, conflict } = saving
  const isWrong = Boolean(error) || conflict !== null
  useEffect(() => {
    if (isWrong) place.current?.scrollIntoView({ block: 'start' })
  }, [isWrong])
  if (!isWrong) return null
  return (
    <div ref={place} className="scroll-mt-4">
      {conflict && (
        <ConflictNotice
          mine={conflict.mine.values}
          theirs={valuesOf(conflict.theirs)}
          names={namesOf(services, conflict.theirs)}
          onKeepMine={saving.keepMine}
          onTakeTheirs={onTheirs}
        />
      )}
      {hasCode(error, 'IDEMPOTENCY_MISMATCH') && (
        <Callout
          kind="warning"
          live
          action={
            <Button kind="secondary" className="justify-self-start" onClick={onOpen}>
              {t('openSaved')}
            </Button>
          }
        >
          {t('alreadyBooked')}
        </Callout>
      )}
      {Boolean(error) && !hasCode(error, 'IDEMPOTENCY_MISMATCH') && (
        <Callout kind="danger" live>
          <p>{errorText(error, '')}</p>
          <p className="font-normal">{t('nothingLost')}</p>
        </Callout>
      )}
    </div>
  )
}

const namesOf = (services: readonly Service[], theirs: Appointment) =>
  new Map([[theirs.service_id, theirs.service], ...services.map(({ id, name }) => [id, name] as const)])
