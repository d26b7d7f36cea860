import { instantAt } from '@balcao/domain/time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { ApiError } from '../../lib/http/api-error'
import { useMay } from '../../shared/role/role-scope'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { setStart } from '../data/change-appointment'
import { knownAppointment } from '../data/live-agenda'
import { FreshStarts } from '../appointments/acts/fresh-starts'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../data/time/day-words'
import { offerUndo } from '../appointments/acts/use-appointment-acts'
import { useRefusalText } from '../appointments/acts/use-refusal-text'
import { willTexts } from '../appointments/will/texts'
import { readTaken, readWarned } from '../appointments/will/read-warned'
import { WillNotice } from '../appointments/will/will-notice'
import { startWords } from '../words/when-words'
import type { Drop } from './hours/time-grid'

interface MoveDialogProps {
  drop: Drop
  zone: string
  onClose: () => void
}

/** Asks before an appointment is moved, since its customer may be told; a taken time is answered with free ones. */
export function MoveDialog({ drop, zone, onClose }: MoveDialogProps) {
  const { appointment, agendaId } = drop
  const t = useTexts(schedulingTexts)
  const tWill = useTexts(willTexts)
  const words = useDayWords()
  const client = useQueryClient()
  const refusalText = useRefusalText()
  const [start, setStartAt] = useState(() => new Date(instantAt(drop, zone)).toISOString())
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isOwners = useMay('scheduling.edit', { accept: [] })
  const warned = readWarned(error)
  const taken = readTaken(error) ?? warned?.fresh ?? null
  const isSame = Date.parse(start) === Date.parse(appointment.starts_at) && agendaId === appointment.agenda_id

  const move = async () => {
    if (isSame) return onClose()
    setBusy(true)
    setError(null)
    try {
      const now = knownAppointment(client, appointment.id) ?? appointment
      const accept = isOwners ? (warned?.warnings.map(({ key }) => key) ?? []) : undefined
      const moved = await setStart(client, now, { start, agendaId, accept })
      offerUndo(t('moved', { client: moved.client, when: startWords(t, words, moved.starts_at, zone) }), () =>
        setStart(client, knownAppointment(client, moved.id) ?? moved, {
          start: appointment.starts_at,
          agendaId: appointment.agenda_id,
          // It goes back to where it stood, which may be past by now.
          accept: isOwners ? [...appointment.willed, 'past'] : undefined,
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
        <Button
          busy={busy}
          // The second half of a double click has read nothing.
          onClick={(event) => (warned && event.detail > 1) || void move()}
        >
          {warned ? tWill('moveAnyway') : t('move')}
        </Button>
      }
    >
      {appointment.visit && <p>{t('wholeVisitMoves')}</p>}
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
      {warned && <WillNotice warnings={warned.warnings} agendaId={agendaId} />}
      {error instanceof ApiError && !taken && !warned && (
        <Callout kind="danger" live>
          {refusalText(error, t('saveFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}
