import { does } from '@balcao/domain/scheduling/light'
import { instantAt, wallTime } from '@balcao/domain/time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { ApiError } from '../../../lib/http/api-error'
import { useMay } from '../../../shared/role/role-scope'
import { Button } from '../../../ui/buttons/button'
import { Select } from '../../../ui/choices/select'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Field } from '../../../ui/fields/field'
import { TextField } from '../../../ui/fields/text-field'
import { Callout } from '../../../ui/notices/callout'
import { FreshStarts } from '../../appointments/acts/fresh-starts'
import { offerUndo } from '../../appointments/acts/use-appointment-acts'
import { useRefusalText } from '../../appointments/acts/use-refusal-text'
import { useSchedulingSettings, useSlots } from '../../data/agenda.queries'
import { useMayWorkIn } from '../../data/own-agenda'
import { startOf } from '../../appointments/form/chosen-time'
import { SlotList } from '../../appointments/form/slot-list'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { readTaken, readWarned } from '../../appointments/will/read-warned'
import { willTexts } from '../../appointments/will/texts'
import { WillNotice } from '../../appointments/will/will-notice'
import { clockWords, minutesOfClock, startWords } from '../../words/when-words'
import type { ClassTime } from './class-times'
import { isAwaited, moveClass } from './move-class'
import { classTexts } from './texts'

interface MoveClassDialogProps {
  people: ClassTime['people']
  zone: string
  /** Where it was dropped; where it is, until it is said. */
  to?: { date: string; minutes: number; agendaId: string } | undefined
  onClose: () => void
  onMoved: () => void
}

/** Moves all who come to a class: when and with whom, what speaks against it, and how many are told. */
export function MoveClassDialog({ people, zone, to, onClose, onMoved }: MoveClassDialogProps) {
  const t = useTexts(classTexts)
  const tAgenda = useTexts(schedulingTexts)
  const tWill = useTexts(willTexts)
  const words = useDayWords()
  const client = useQueryClient()
  const refusalText = useRefusalText()
  const mayWorkIn = useMayWorkIn()
  const { data: settings } = useSchedulingSettings()
  const isOwners = useMay('scheduling.edit', { accept: [] })
  const [moving] = useState(() => people.filter(isAwaited))
  const [first] = people
  const from = wallTime(Date.parse(first.starts_at), zone)
  const [wanted, setWanted] = useState({
    date: to?.date ?? from.date,
    time: to ? clockWords(to.minutes) : from.time,
    agendaId: to?.agendaId ?? first.agenda_id,
  })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const change = (next: Partial<typeof wanted>) => {
    setError(null)
    setWanted({ ...wanted, ...next })
  }
  const slots = useSlots({
    serviceId: wanted.date === '' ? '' : first.service_id,
    also: [],
    whom: [],
    from: wanted.date,
    to: wanted.date,
    agendaId: wanted.agendaId,
    except: moving[0]?.id ?? null,
    wholeClass: true,
  })
  const agendas = (settings?.agendas ?? []).filter(
    ({ id, active, offers }) =>
      id === first.agenda_id || (active && mayWorkIn(id) && does(offers, first.service_id)),
  )
  const warned = readWarned(error)
  const taken = readTaken(error) ?? warned?.fresh ?? null
  const minutes = minutesOfClock(wanted.time)
  const isSaid = wanted.date !== '' && minutes !== null
  const day = slots.data?.find(({ date }) => date === wanted.date)
  const start = isSaid
    ? (startOf(day, wanted.time) ?? new Date(instantAt({ date: wanted.date, minutes }, zone)).toISOString())
    : null
  const isSame =
    start !== null && Date.parse(start) === Date.parse(first.starts_at) && wanted.agendaId === first.agenda_id

  const move = async () => {
    if (start === null || isSame) return
    setBusy(true)
    setError(null)
    try {
      const accept = isOwners ? (warned?.warnings.map(({ key }) => key) ?? []) : undefined
      const moved = await moveClass(client, moving, { start, agendaId: wanted.agendaId, accept })
      const when = startWords(tAgenda, words, moved[0]!.starts_at, zone)
      offerUndo(t('moved', { service: first.service, when }), () =>
        moveClass(client, moved, {
          start: first.starts_at,
          agendaId: first.agenda_id,
          // It goes back to where it stood, which may be past by now.
          accept: isOwners ? [...new Set(moving.flatMap(({ willed }) => willed)), 'past'] : undefined,
        }),
      )
      onMoved()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('moveTitle', { service: first.service })}
      description={
        start === null || isSame
          ? startWords(tAgenda, words, first.starts_at, zone)
          : t('fromTo', {
              from: startWords(tAgenda, words, first.starts_at, zone),
              to: startWords(tAgenda, words, start, zone),
            })
      }
      leave={tAgenda('keep')}
      actions={
        <Button
          busy={busy}
          disabled={start === null || isSame}
          // The second half of a double click has read nothing.
          onClick={(event) => (warned && event.detail > 1) || void move()}
        >
          {warned ? tWill('moveAnyway') : t('move')}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="font-semibold">{t('told', { count: moving.length })}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={tAgenda('date')}
            type="date"
            value={wanted.date}
            onValueChange={(date) => change({ date })}
          />
          <TextField
            label={tAgenda('time')}
            type="time"
            value={wanted.time}
            onValueChange={(time) => change({ time })}
          />
          {agendas.length > 1 && (
            <Field label={tAgenda('agendaOf')} className="sm:col-span-2">
              {(ids) => (
                <Select
                  {...ids}
                  options={agendas.map(({ id, name }) => ({
                    value: id,
                    label: name || tAgenda('ownAgenda'),
                  }))}
                  value={wanted.agendaId}
                  onChange={(event) => change({ agendaId: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
        <SlotList
          hasService
          date={wanted.date}
          slots={slots}
          selected={wanted.time}
          onChoose={(time) => change({ time })}
        />
        {taken && !warned && (
          <Callout kind="danger" live>
            {tAgenda('problem_taken')}
          </Callout>
        )}
        {taken && (
          <FreshStarts
            starts={taken}
            zone={zone}
            onChoose={(next) => {
              const { date, time } = wallTime(Date.parse(next), zone)
              change({ date, time })
            }}
          />
        )}
        {warned && <WillNotice warnings={warned.warnings} agendaId={wanted.agendaId} />}
        {error instanceof ApiError && !taken && !warned && (
          <Callout kind="danger" live>
            {refusalText(error, tAgenda('saveFailed'))}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
