import type { Agenda } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import type { Column } from './columns'
import { dayClosing, type OpenRules } from './open-spans'

interface ColumnHeadProps {
  column: Column
  agendas: readonly Agenda[]
  isToday: boolean
  isClosed: boolean
  /** Appointments in the column. */
  count: number
  rules: OpenRules
  /** Opens the day by itself; not where it is shown already. */
  onDay: ((date: string) => void) | undefined
}

/** The date or the person above a column, and why it is closed. */
export function ColumnHead(props: ColumnHeadProps) {
  const { column, agendas, isToday, isClosed, count, rules, onDay } = props
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const agenda = agendas.find(({ id }) => id === column.agendaId)
  const closing = dayClosing(column.date, rules)
  const title = agenda ? agenda.name || t('ownAgenda') : words(column.date, 'weekday')
  const body = (
    <>
      <span className={cx('block truncate text-sm', isToday ? 'font-bold text-accent-ink' : 'text-ink-soft')}>
        {title}
      </span>
      {/* Where a day is shown by itself, the strip above says which. */}
      {!agenda && onDay && (
        <span
          className={cx(
            'mx-auto grid size-9 place-items-center rounded-full text-lg font-bold tabular-nums',
            isToday && 'bg-accent text-on-accent',
          )}
        >
          {Number(column.date.slice(8))}
        </span>
      )}
      {column.isOff && (
        <span className="block truncate text-sm font-semibold text-ink-soft">{t('agendaOff')}</span>
      )}
      {isClosed && (
        <span className="block truncate text-sm font-semibold text-ink-soft" title={closing ?? undefined}>
          {closing ? closing : t('closed')}
        </span>
      )}
    </>
  )
  const name = `${agenda ? `${title}, ` : ''}${words(column.date, 'long')}, ${t('appointmentCount', { count })}`
  return (
    <div className="min-w-0 border-l border-line text-center">
      {onDay ? (
        <button
          type="button"
          aria-label={name}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(column.date)}
          className="min-h-11 w-full px-1 py-1.5 hover:bg-sunken"
        >
          {body}
        </button>
      ) : (
        <div className="px-1 py-1.5">{body}</div>
      )}
    </div>
  )
}
