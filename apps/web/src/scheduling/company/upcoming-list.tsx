import { useTexts } from '../../i18n/language'
import { useUpcoming } from '../data/agenda.queries'
import { AppointmentStatusBadge } from '../appointments/parts/status-badge'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../data/time/day-words'
import { useToday } from '../data/time/use-today'
import { serviceWords } from '../words/service-words'
import { startWords } from '../words/when-words'
import { Panel } from './panel'
import { SectionState } from './section-state'
import { companyAgendaTexts } from './texts'

interface UpcomingListProps {
  zone: string
  onOpen: (appointmentId: string) => void
}

/** The next appointments, those that are stored and no others (SCHD-20, decision 0026, W6). */
export function UpcomingList({ zone, onOpen }: UpcomingListProps) {
  const t = useTexts(companyAgendaTexts)
  const tScheduling = useTexts(schedulingTexts)
  const words = useDayWords()
  const { now } = useToday(zone)
  const { data: appointments, error, isFetching, refetch } = useUpcoming()
  return (
    <Panel title={t('upcoming')}>
      {!appointments && <SectionState error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {appointments?.length === 0 && <p className="text-ink-soft">{t('noUpcoming')}</p>}
      {appointments && appointments.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {appointments.map((appointment) => (
            <li key={appointment.id}>
              <button
                type="button"
                onClick={() => onOpen(appointment.id)}
                className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line px-3 py-2 text-left hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="block font-semibold break-words">{appointment.client}</span>
                  <span className="block text-sm break-words text-ink-soft">
                    {startWords(tScheduling, words, appointment.starts_at, zone)} ·{' '}
                    {serviceWords(tScheduling, appointment)}
                  </span>
                </span>
                <AppointmentStatusBadge appointment={appointment} now={now} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
