import type { Appointment } from '@balcao/contract/scheduling'
import { seriesDates } from '@balcao/domain/scheduling/light'
import { contentOf, type AppointmentValues } from '../form/appointment-values'
import { changesOf } from '../form/save-appointment'
import { NewSeriesDialog } from './new-series-dialog'
import { repetitionOf, type RepetitionDraft } from './repetition'
import type { SeriesBody } from './series.queries'
import { SeriesChangeDialog } from './series-change-dialog'

interface SeriesOfFormProps {
  /** The appointment that is edited; null for a new one. */
  base: Appointment | null
  values: AppointmentValues
  repetition: RepetitionDraft
  zone: string
  isOwners: boolean
  /** The name of what is booked, and its minutes where they are known. */
  service: string
  usual: number | undefined
  /** What a new one says beside its form. */
  more: Pick<SeriesBody, 'id' | 'status' | 'conversation_id'>
  onClose: () => void
  /** Only the one of the form is meant. */
  onOne: () => void
  /** With what was booked; null where a series was changed. */
  onSaved: (made: Appointment[] | null) => void
}

/** What the form asks before it saves more than one appointment: the dates of a new series, or how much of one is meant. */
export function SeriesOfForm(props: SeriesOfFormProps) {
  const { base, values, repetition, zone, isOwners, service, usual, more, onClose, onOne, onSaved } = props
  if (base) {
    const { series } = base
    if (series === null) return null
    // A package is of one appointment alone.
    const { package_id: _, ...body } = changesOf(base, { values, usual, mayInsist: isOwners })
    return (
      <SeriesChangeDialog
        appointment={{ ...base, series }}
        wanted={{
          kind: 'edit',
          to: { date: values.date, time: values.time },
          body,
        }}
        onClose={onClose}
        onOne={onOne}
        onDone={() => onSaved(null)}
      />
    )
  }
  const asked = repetitionOf(repetition)
  if (asked === null) return null
  return (
    <NewSeriesDialog
      content={{
        ...more,
        ...contentOf(values),
        ...(isOwners && values.minutes !== '' && { minutes: Number(values.minutes) }),
      }}
      weeks={asked.weeks}
      dates={seriesDates(values.date, asked)}
      time={values.time}
      zone={zone}
      service={service}
      isOwners={isOwners}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
