import type { Agenda } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import type { PersonPart } from './by-person'
import type { Column } from './columns'
import { dayClosing, type OpenRules } from './open-spans'

interface ColumnHeadProps {
  column: Column
  agendas: readonly Agenda[]
  /** Whose the parts of the column are, from left to right. */
  parts: readonly PersonPart[]
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
  const { column, agendas, parts, isToday, isClosed, count, rules, onDay } = props
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const agenda = agendas.find(({ id }) => id === column.agendaId)
  const closing = dayClosing(column.date, rules)
  const title = agenda ? agenda.name || t('ownAgenda') : words(column.date, 'weekday')
  const body = (
    <>
      <span className="flex items-center justify-center gap-1 sm:flex-col sm:gap-0">
        <span
          className={cx('block truncate text-sm', isToday ? 'font-bold text-accent-ink' : 'text-ink-soft')}
        >
          {title}
        </span>
        {/* Where a day is shown by itself, the strip above says which. */}
        {!agenda && onDay && (
          <span
            className={cx(
              'grid size-8 shrink-0 place-items-center rounded-full text-lg font-bold tabular-nums sm:size-9',
              isToday && 'bg-accent text-on-accent',
            )}
          >
            {Number(column.date.slice(8))}
          </span>
        )}
      </span>
      {column.isOff && (
        <span className="block truncate text-sm font-semibold text-ink-soft">{t('agendaOff')}</span>
      )}
      {isClosed && (
        <span className="block truncate text-sm font-semibold text-ink-soft" title={closing ?? undefined}>
          {closing ? closing : t('closed')}
        </span>
      )}
      {parts.length > 0 && (
        <span className="flex w-full text-sm font-semibold text-ink-soft">
          {parts.map((part) => (
            <span key={part.id} style={{ flex: `${part.lanes} 0 0` }} className="min-w-0 truncate px-0.5">
              {part.name.split(' ')[0] || t('ownAgenda')}
            </span>
          ))}
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
          className="flex h-full min-h-11 w-full flex-col items-stretch px-0 py-1 hover:bg-sunken sm:py-1.5"
        >
          {body}
        </button>
      ) : (
        <div className="px-1 py-1 sm:py-1.5">{body}</div>
      )}
    </div>
  )
}
