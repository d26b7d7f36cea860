import { getAppointment, type Appointment } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { useLiveEvent } from '../../lib/live/live-provider'
import { showAppointment } from '../data/live-agenda'
import { notifyAgenda } from '../appointments/acts/notify-agenda'
import { createEventWatch } from './event-watch'
import { companyAgendaTexts } from './texts'

/** What is said of the last appointment that was made here; a success is a message of its own. */
export interface EventState {
  kind: 'writing' | 'failed' | 'late'
  appointmentId: string
  client: string
}

/** Follows the event of an appointment that was just saved until it is in Google, or not (SCHD-17, SCHD-18). */
export function useEventOutcome() {
  const client = useQueryClient()
  const [state, setState] = useState<EventState | null>(null)
  const [events] = useState(() =>
    createEventWatch({
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      async readAgain(id) {
        const appointment = await call(getAppointment, { params: { id } })
        showAppointment(client, appointment)
        return appointment
      },
    }),
  )
  useLiveEvent('APPOINTMENT_UPSERT', ({ appointment }) => {
    events.receive(appointment)
    const isAwaited = state?.appointmentId === appointment.id && state.kind !== 'writing'
    if (!isAwaited || appointment.google !== 'synced') return
    notifyAgenda.success(textsNow(companyAgendaTexts)('created'))
    setState(null)
  })

  const follow = async (saved: Appointment) => {
    const told = { appointmentId: saved.id, client: saved.client }
    setState({ kind: 'writing', ...told })
    const outcome = await events.outcomeOf(saved)
    const isStillShown = (shown: EventState | null) => shown === null || shown.appointmentId === saved.id
    if (outcome === 'created') {
      notifyAgenda.success(textsNow(companyAgendaTexts)('created'))
      setState((shown) => (isStillShown(shown) ? null : shown))
    } else setState((shown) => (isStillShown(shown) ? { kind: outcome, ...told } : shown))
  }
  return { state, follow }
}
