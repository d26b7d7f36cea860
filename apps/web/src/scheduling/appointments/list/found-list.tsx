import { useTexts } from '../../../i18n/language'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { useFoundAppointments } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'
import { AppointmentRow } from './appointment-row'

interface FoundListProps {
  search: string
  zone: string
  today: { date: string; now: number }
  onOpen: (id: string) => void
}

/** The appointments of whom one looks for, those to come first. */
export function FoundList({ search, zone, today, onOpen }: FoundListProps) {
  const t = useTexts(schedulingTexts)
  const found = useFoundAppointments(search)
  if (!found.data)
    return (
      <NotThereYet
        reading={found}
        failed={t('loadFailed')}
        t={t}
        bars={['h-16 rounded-lg', 'h-16 rounded-lg']}
      />
    )
  return (
    <div aria-busy={found.isPlaceholderData}>
      <p role="status" className={found.data.length > 0 ? 'sr-only' : 'py-6 text-center text-ink-soft'}>
        {found.data.length > 0 ? t('appointmentCount', { count: found.data.length }) : t('noneFound')}
      </p>
      {found.data.length > 0 && (
        <ul className="rounded-lg border border-line bg-surface shadow-card">
          {found.data.map((appointment) => (
            <li key={appointment.id} className="border-t border-line first:border-t-0">
              <AppointmentRow appointment={appointment} zone={zone} today={today} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
