import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { cx } from '../../../ui/look/class-names'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { monthBounds } from '../../calendar/dates/calendar-dates'
import { useAgendaRange } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'
import { capital, useDayWords } from '../../data/time/day-words'
import { useLoadFailure } from '../acts/use-load-failure'
import { AppointmentRow } from './appointment-row'
import { EventRow } from './event-row'
import { entriesOf, type MonthGroup } from './month-groups'

interface MonthSectionProps {
  group: MonthGroup
  zone: string
  today: { date: string; now: number }
  isOpen: boolean
  onTurn: () => void
  onOpen: (id: string) => void
}

/** A month that can be folded; the current one says so (APPT-05). */
export function MonthSection({ group, zone, today, isOpen, onTurn, onOpen }: MonthSectionProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-surface shadow-card">
      <h2 id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={onTurn}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2 text-left hover:bg-sunken"
        >
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={cx('shrink-0 transition-transform', !isOpen && '-rotate-90')}
          />
          {capital(words(group.month, 'month'))}
          {group.isCurrent && <Badge tone="accent">{t('currentMonth')}</Badge>}
          <span className="ml-auto text-sm font-normal text-ink-soft">
            {t('appointmentCount', { count: group.count })}
          </span>
        </button>
      </h2>
      <div id={`${id}-list`} hidden={!isOpen} className="border-t border-line">
        {isOpen && <MonthEntries month={group.month} zone={zone} today={today} onOpen={onOpen} />}
      </div>
    </section>
  )
}

/** Rows that a screen has room for. */
const firstRows = 12

function MonthEntries({
  month,
  zone,
  today,
  onOpen,
}: Pick<MonthSectionProps, 'zone' | 'today' | 'onOpen'> & { month: string }) {
  const t = useTexts(schedulingTexts)
  const agenda = useAgendaRange(monthBounds(month))
  useLoadFailure(agenda.error)
  if (!agenda.data)
    return (
      <NotThereYet
        reading={agenda}
        failed={t('loadFailed')}
        t={t}
        className="grid gap-2 p-4"
        bars={['h-16', 'h-16']}
      />
    )
  const entries = entriesOf(agenda.data, month, zone)
  if (entries.length === 0) return <p className="px-4 py-5 text-ink-soft">{t('emptyMonth')}</p>
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={entry.key} className="border-t border-line first:border-t-0">
          {entry.kind === 'appointment' ? (
            <AppointmentRow
              appointment={entry.appointment}
              zone={zone}
              today={today}
              onOpen={onOpen}
              isFirst={index < firstRows}
            />
          ) : (
            <EventRow event={entry.event} date={entry.date} zone={zone} today={today.date} />
          )}
        </li>
      ))}
    </ul>
  )
}
