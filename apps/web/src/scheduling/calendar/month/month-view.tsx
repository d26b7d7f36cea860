import { isByDay } from '@balcao/domain/modality'
import { eventColour, readSummary } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import { useTexts } from '../../../i18n/language'
import { calendarTexts } from '../../../ui/calendar/calendar-texts'
import { cx } from '../../../ui/look/class-names'
import type { AgendaRange } from '../../data/agenda-cache'
import { colourLooks, hatched } from '../../words/look'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { useToday } from '../../data/time/use-today'
import { ClassChip } from '../../services/classes/class-chip'
import { countOf, type CalendarItem } from '../hours/day-blocks'
import { itemsOn } from './month-days'
import { dayClosing, isClosedByHours, type OpenRules } from '../hours/open-spans'

interface MonthViewProps {
  /** The 42 dates. */
  dates: readonly string[]
  month: string
  agenda: AgendaRange
  week: OpenRules['week']
  zone: string
  onOpen: (id: string) => void
  onOpenClass: (key: string) => void
  onDay: (date: string) => void
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const mostChips = 3

/** A month: on a wide screen the first three of each day, on a phone how many there are. */
export function MonthView({ dates, month, agenda, week, zone, onOpen, onOpenClass, onDay }: MonthViewProps) {
  const t = useTexts(schedulingTexts)
  const weekday = useTexts(calendarTexts)
  const words = useDayWords()
  const today = useToday(zone)
  const rules: OpenRules = { ...agenda, week, agendaId: null, zone }
  return (
    <table
      aria-label={words(month, 'month')}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="py-2 text-center text-sm font-semibold text-ink-soft">
              {weekday(`weekday_${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.slice(0, 6).map((row) => (
          <tr key={row}>
            {dates.slice(row * 7, row * 7 + 7).map((date) => {
              const items = itemsOn(agenda, date, zone)
              const count = items.reduce((sum, item) => sum + countOf(item), 0)
              const closing = dayClosing(date, rules)
              const isClosed = closing !== null || isClosedByHours(date, rules)
              const state = isClosed ? `, ${closing || t('closed')}` : ''
              return (
                <td
                  key={date}
                  className={cx(
                    'h-16 border-t border-l border-line p-0 align-top sm:h-32',
                    isClosed && hatched,
                  )}
                >
                  <button
                    type="button"
                    aria-label={`${words(date, 'long')}, ${t('appointmentCount', { count })}${state}`}
                    aria-current={date === today.date ? 'date' : undefined}
                    onClick={() => onDay(date)}
                    className="flex min-h-11 w-full items-center justify-between gap-1 px-1 hover:bg-sunken sm:min-h-9 sm:px-1.5"
                  >
                    <span
                      className={cx(
                        'grid size-8 place-items-center rounded-full tabular-nums',
                        date === today.date && 'bg-accent font-bold text-on-accent',
                        date.slice(0, 7) === month ? 'font-semibold' : 'text-sm text-ink-soft italic',
                      )}
                    >
                      {Number(date.slice(8))}
                    </span>
                    {count > 0 && (
                      <span className="text-sm font-bold text-accent-ink tabular-nums sm:hidden">
                        {count}
                      </span>
                    )}
                  </button>
                  <ul className="hidden gap-0.5 px-1 pb-1 sm:grid">
                    {items.slice(0, mostChips).map((item) => (
                      <li key={keyOf(item)} className="min-w-0">
                        <Chip item={item} zone={zone} onOpen={onOpen} onOpenClass={onOpenClass} />
                      </li>
                    ))}
                    {items.length > mostChips && (
                      <li>
                        <button
                          type="button"
                          onClick={() => onDay(date)}
                          className="min-h-6 w-full rounded-sm px-1 text-left text-sm font-semibold text-accent-ink hover:underline"
                        >
                          {t('moreItems', { count: items.length - mostChips })}
                        </button>
                      </li>
                    )}
                  </ul>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChipProps extends Pick<MonthViewProps, 'zone' | 'onOpen' | 'onOpenClass'> {
  item: CalendarItem
}

function Chip({ item, zone, onOpen, onOpenClass }: ChipProps) {
  const t = useTexts(schedulingTexts)
  const timeOf = (instant: string) => wallTime(Date.parse(instant), zone).time
  if (item.kind === 'event') {
    const { type, title } = readSummary(item.event.summary)
    return (
      <span className="flex min-h-6 items-center gap-1 truncate rounded-sm px-1 text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className={cx('size-2 shrink-0 rounded-full', colourLooks[eventColour(type)].band)}
        />
        <span className="sr-only">{t('googleEvent')}</span>
        <span className="truncate">{title || type || t('untitledEvent')}</span>
      </span>
    )
  }
  if (item.kind === 'class') return <ClassChip sitting={item.sitting} zone={zone} onOpenClass={onOpenClass} />
  const { appointment } = item
  return (
    <button
      type="button"
      data-appointment={appointment.id}
      title={`${appointment.client}, ${appointment.service}`}
      onClick={() => onOpen(appointment.id)}
      className={cx(
        'block min-h-6 w-full truncate rounded-sm border-l-4 px-1 text-left text-sm',
        colourLooks[eventColour(appointment.service)].block,
      )}
    >
      {!isByDay(appointment.modalidade) && (
        <span className="font-semibold tabular-nums">{timeOf(appointment.starts_at)} </span>
      )}
      {appointment.client}
      <span className="sr-only">
        , {appointment.service}, {t(`status_${appointment.status}`)}
      </span>
    </button>
  )
}

const keyOf = (item: CalendarItem) =>
  item.kind === 'event' ? item.event.id : item.kind === 'class' ? item.sitting.key : item.appointment.id
