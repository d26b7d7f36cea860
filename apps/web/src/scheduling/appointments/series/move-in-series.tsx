import { useState, type ComponentProps } from 'react'
import { MoveDialog } from '../../calendar/move-dialog'
import { clockWords } from '../../words/when-words'
import { SeriesChangeDialog } from './series-change-dialog'

/** Asks how much of a series is meant where one of it was dragged elsewhere; an appointment that stands alone just moves. */
export function MoveInSeries(props: ComponentProps<typeof MoveDialog>) {
  const { appointment, agendaId, date, minutes } = props.drop
  const { series } = appointment
  const [isAlone, setIsAlone] = useState(series === null)
  if (isAlone || series === null) return <MoveDialog {...props} />
  return (
    <SeriesChangeDialog
      appointment={{ ...appointment, series }}
      wanted={{
        kind: 'edit',
        to: { date, time: clockWords(minutes) },
        body: agendaId === appointment.agenda_id ? {} : { agenda_id: agendaId },
      }}
      onClose={props.onClose}
      onOne={() => setIsAlone(true)}
      onDone={props.onClose}
    />
  )
}
