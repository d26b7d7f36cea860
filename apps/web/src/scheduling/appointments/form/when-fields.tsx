import type { DayRefusal, DaySlots } from '@balcao/domain/scheduling/light'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { FreshStarts } from '../acts/fresh-starts'
import { LinkButton } from '../../../ui/buttons/link-button'
import { schedulingTexts } from '../../texts'
import { willTexts } from '../will/texts'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'
import { dayRefusal, type KnownDays } from './day-refusal'
import { DayPicker } from './day-picker'
import { SlotList } from './slot-list'
import { TextField } from '../../../ui/fields/text-field'

interface WhenFieldsProps {
  form: AppointmentFormState
  month: string
  onMonth: (month: string) => void
  slots: UseQueryResult<DaySlots[]>
  /** `HH:MM` of a service that can begin at no other time of the day. */
  fixedTime: string | null
  /** The wanted time was taken: free starts that the server named, ISO instants. */
  fresh: readonly string[] | null
  onStart: (start: string) => void
  /** Who may put it on a day that the agenda refuses. */
  isOwners: boolean
  days: KnownDays
}

/** Date and time: typed, or chosen from the calendar and the starts of the day. */
export function WhenFields(props: WhenFieldsProps) {
  const { form, month, onMonth, slots, fixedTime, fresh, onStart, isOwners, days } = props
  const { values, problems, change } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  const tWill = useTexts(willTexts)
  const [refused, setRefused] = useState<{ date: string; why: DayRefusal } | null>(null)

  const choose = (date: string) => {
    const refusal = dayRefusal(date, days)
    if (refusal !== null) return setRefused({ date, why: refusal })
    take(date)
  }
  const take = (date: string) => {
    setRefused(null)
    change({ date })
    if (date.slice(0, 7) !== month) onMonth(date.slice(0, 7))
  }
  const typeDate = (date: string) => {
    setRefused(null)
    change({ date })
    if (date !== '') onMonth(date.slice(0, 7))
  }
  const dateError = problem(problems.date) ?? (refused === null ? undefined : t(`problem_${refused.why}`))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('date')}
          error={dateError}
          name="date"
          type="date"
          {...(!isOwners && { min: days.today })}
          value={values.date}
          onValueChange={typeDate}
        />
        <TextField
          label={t('time')}
          error={problem(problems.time)}
          hint={fixedTime === null ? undefined : t('timeByDay')}
          name="time"
          type="time"
          readOnly={fixedTime !== null}
          value={fixedTime ?? values.time}
          onValueChange={(time) => change({ time })}
        />
      </div>
      {fresh && <FreshStarts starts={fresh} zone={days.zone} onChoose={onStart} />}
      {refused && isOwners && (
        <LinkButton className="justify-self-start" onClick={() => take(refused.date)}>
          {tWill('useDayAnyway')}
        </LinkButton>
      )}
      <DayPicker month={month} onMonth={onMonth} days={days} selected={values.date} onChoose={choose} />
      <SlotList
        hasService={values.service_id !== ''}
        date={values.date}
        slots={slots}
        selected={fixedTime ?? values.time}
        onChoose={(time) => change({ time })}
      />
    </div>
  )
}
