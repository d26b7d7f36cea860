import { FreshSlots } from '@balcao/contract/scheduling'
import { instantAt } from '@balcao/domain/time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { setStart } from '../data/change-appointment'
import { knownAppointment } from '../data/live-agenda'
import { FreshStarts } from '../fresh-starts'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../time/day-words'
import { offerUndo } from '../use-appointment-acts'
import { useRefusalText } from '../use-refusal-text'
import { startWords } from '../when-words'
import type { Drop } from './time-grid'

interface MoveDialogProps {
  drop: Drop
  zone: string
  onClose: () => void
}

/** Asks before an appointment is moved, since its customer may be told; a taken time is answered with free ones. */
export function MoveDialog({ drop, zone, onClose }: MoveDialogProps) {
  const { appointment, agendaId } = drop
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const client = useQueryClient()
  const refusalText = useRefusalText()
  const [start, setStartAt] = useState(() => new Date(instantAt(drop, zone)).toISOString())
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const taken = hasCode(error, 'SLOT_TAKEN')
    ? (FreshSlots.safeParse(error.current).data?.slots.map((slot) => slot.start) ?? [])
    : null
  const isSame = Date.parse(start) === Date.parse(appointment.starts_at) && agendaId === appointment.agenda_id

  const move = async () => {
    if (isSame) return onClose()
    setBusy(true)
    setError(null)
    try {
      const now = knownAppointment(client, appointment.id) ?? appointment
      const moved = await setStart(client, now, { start, agendaId })
      offerUndo(t('moved', { client: moved.client, when: startWords(t, words, moved.starts_at, zone) }), () =>
        setStart(client, knownAppointment(client, moved.id) ?? moved, {
          start: appointment.starts_at,
          agendaId: appointment.agenda_id,
        }),
      )
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('moveTitle', { client: appointment.client })}
      description={t('moveText', {
        from: startWords(t, words, appointment.starts_at, zone),
        to: startWords(t, words, start, zone),
      })}
      leave={t('keep')}
      actions={
        <Button busy={busy} onClick={() => void move()}>
          {t('move')}
        </Button>
      }
    >
      {taken && (
        <>
          <Callout kind="danger" live>
            {t('problem_taken')}
          </Callout>
          <FreshStarts
            starts={taken}
            zone={zone}
            onChoose={(next) => {
              setError(null)
              setStartAt(next)
            }}
          />
        </>
      )}
      {error instanceof ApiError && !taken && (
        <Callout kind="danger" live>
          {refusalText(error, t('saveFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}
