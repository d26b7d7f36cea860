import type { Agenda } from '@balcao/contract/scheduling'
import type { MouseEvent, PointerEvent } from 'react'
import { useTexts } from '../../../i18n/language'
import { hatched } from '../../words/look'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { clockWords } from '../../words/when-words'
import { AgendaBlock } from './agenda-block'
import type { Column } from './columns'
import type { DayBlock } from './day-blocks'
import { pressedAt } from './drag-time'
import { restOfDay, type MinuteSpan } from './minute-spans'
import type { BlockDrag } from './use-block-drag'

interface DayColumnProps {
  column: Column
  agendas: readonly Agenda[]
  hours: MinuteSpan
  grid: number
  blocks: readonly DayBlock[]
  open: readonly MinuteSpan[]
  /** The minute of the day now; null on another date. */
  nowMinute: number | null
  /** Epoch milliseconds. */
  now: number
  /** A block that would land here, and the one that is being dragged anywhere. */
  drag: BlockDrag | null
  dragged: string | null
  onGrab: (key: string, lasts: number, event: PointerEvent<HTMLElement>) => void
  onOpen: (id: string) => void
  onOpenClass: (key: string) => void
  onNew: (minutes: number) => void
}

/** One column: its hours, what is closed, the line of now, and the blocks in the order of time. */
export function DayColumn(props: DayColumnProps) {
  const {
    column,
    agendas,
    hours,
    grid,
    blocks,
    open,
    nowMinute,
    now,
    drag,
    dragged,
    onGrab,
    onOpen,
    onOpenClass,
  } = props
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const agenda = agendas.find(({ id }) => id === column.agendaId)
  const day = words(column.date, 'long')
  const off = column.isOff ? ` (${t('agendaOff')})` : ''
  const name = agenda ? `${agenda.name || t('ownAgenda')}${off}, ${day}` : day
  const placed = ({ from, to }: MinuteSpan) => ({
    top: `${((Math.max(from, hours.from) - hours.from) / (hours.to - hours.from)) * 100}%`,
    height: `${((Math.min(to, hours.to) - Math.max(from, hours.from)) / (hours.to - hours.from)) * 100}%`,
  })
  const closed = restOfDay(open).filter(({ from, to }) => from < hours.to && to > hours.from)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A press without a place, from a keyboard or a screen reader, means the first open minute.
    if (event.detail === 0) return props.onNew(open[0]?.from ?? hours.from)
    props.onNew(pressedAt(event.clientY - box.top, { hours, height: box.height, grid }))
  }
  return (
    <section
      data-column={column.key}
      aria-label={name}
      className="relative min-w-0 border-l border-line bg-[repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_4rem)]"
    >
      {closed.map((span) => (
        <span
          key={span.from}
          aria-hidden="true"
          style={placed(span)}
          className={`pointer-events-none absolute inset-x-0 ${hatched}`}
        />
      ))}
      {!column.isOff && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('newOn', { day: name })}
          onClick={press}
          className="absolute inset-0 cursor-cell"
        />
      )}
      {nowMinute !== null && nowMinute >= hours.from && nowMinute <= hours.to && (
        <span
          aria-hidden="true"
          style={{ top: `${((nowMinute - hours.from) / (hours.to - hours.from)) * 100}%` }}
          className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger-solid before:absolute before:-top-1.5 before:-left-1 before:size-2.5 before:rounded-full before:bg-danger-solid"
        />
      )}
      <ul className="pointer-events-none absolute inset-0">
        {blocks.map((block) => (
          <li
            key={block.key}
            style={{
              ...placed(block),
              left: `${(block.lane / block.lanes) * 100}%`,
              width: `${100 / block.lanes}%`,
            }}
            className="@container absolute min-w-0 p-px"
          >
            <AgendaBlock
              block={block}
              now={now}
              agendas={column.agendaId === null ? agendas : []}
              isDragged={dragged === block.key}
              onGrab={onGrab}
              onOpen={onOpen}
              onOpenClass={onOpenClass}
            />
          </li>
        ))}
      </ul>
      {drag && (
        <span
          style={placed({ from: drag.from, to: drag.from + drag.lasts })}
          className="pointer-events-none absolute inset-x-0.5 z-20 rounded-md border-2 border-accent bg-accent-tint/80 px-1.5 text-sm font-bold text-accent-ink"
        >
          {clockWords(drag.from)}
        </span>
      )}
    </section>
  )
}
