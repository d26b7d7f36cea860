import type { Appointment } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import { useTexts } from '../../../i18n/language'
import { SidePanel } from '../../../ui/dialogs/side-panel'
import { Callout } from '../../../ui/notices/callout'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { serviceWords } from '../../words/service-words'
import { startWords } from '../../words/when-words'
import { AppointmentPanel } from './appointment-panel'

interface ColleagueAppointmentProps {
  appointment: Appointment
  zone: string
  onClose: () => void
  onOpen: (id: string) => void
}

/** An appointment of somebody else's agenda, or a part of a visit of several people, for a professional who may look at it alone. */
export function ColleagueAppointment({ appointment, zone, onClose, onOpen }: ColleagueAppointmentProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const { client, phone, service, starts_at, notes } = appointment
  return (
    <SidePanel onClose={onClose} title={t('appointmentName', { client, service })}>
      <div className="grid gap-4">
        <AppointmentPanel appointment={appointment} onGone={onClose} onOpen={onOpen} />
        <p className="font-semibold">{startWords(t, words, starts_at, zone)}</p>
        <p>{serviceWords(t, appointment)}</p>
        <p>
          {client} · <span className="tabular-nums">{formatPhone(phone)}</span>
        </p>
        {notes && <p className="whitespace-pre-wrap">{notes}</p>}
        <Callout kind="info">{t(appointment.visit ? 'ofVisit' : 'ofColleague')}</Callout>
      </div>
    </SidePanel>
  )
}
