import { eventColour, readSummary } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { colourLooks } from '../../words/look'
import { shownStatus } from '../../words/status-steps'
import { schedulingTexts } from '../../texts'
import type { Column } from './columns'
import type { DayBar } from './day-bars'

interface BarsRowProps {
  columns: readonly Column[]
  bars: readonly DayBar[]
  template: { gridTemplateColumns: string }
  /** Epoch milliseconds. */
  now: number
  onOpen: (id: string) => void
}

/** Services by day and all-day events, over the columns of their dates; nothing where there are none. */
export function BarsRow({ columns, bars, template, now, onOpen }: BarsRowProps) {
  const t = useTexts(schedulingTexts)
  if (bars.length === 0 || columns.length === 0) return null
  return (
    <ul aria-label={t('byDay')} style={template} className="grid gap-y-0.5 border-b border-line py-1">
      {bars.map((bar) => (
        <li
          key={bar.key}
          style={{ gridColumn: `${bar.first + 2} / span ${bar.span}`, gridRow: bar.row + 1 }}
          className="min-w-0 px-0.5"
        >
          <Bar bar={bar} now={now} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Bar({ bar, now, onOpen }: { bar: DayBar; now: number; onOpen: (id: string) => void }) {
  const t = useTexts(schedulingTexts)
  const { before, after } = bar.continues
  const shape = cx(
    'block w-full truncate px-2 py-1 text-left text-sm',
    before ? 'rounded-l-none' : 'rounded-l-md',
    after ? 'rounded-r-none' : 'rounded-r-md',
  )
  if (bar.item.kind === 'event') {
    const { type, title } = readSummary(bar.item.event.summary)
    return (
      <span className={cx(shape, 'border border-line bg-sunken text-ink-soft')}>
        <span
          aria-hidden="true"
          className={cx('mr-1.5 inline-block size-2 rounded-full', colourLooks[eventColour(type)].band)}
        />
        <span className="sr-only">{t('googleEvent')} </span>
        {title || type || t('untitledEvent')}
      </span>
    )
  }
  const { appointment } = bar.item
  return (
    <button
      type="button"
      data-appointment={appointment.id}
      onClick={() => onOpen(appointment.id)}
      className={cx(
        shape,
        'min-h-9 border-l-4 font-semibold pointer-coarse:min-h-11',
        colourLooks[eventColour(appointment.service)].block,
      )}
    >
      {appointment.client}, {appointment.service}{' '}
      <span className="font-normal">({t(`status_${shownStatus(appointment, now)}`)})</span>
    </button>
  )
}
