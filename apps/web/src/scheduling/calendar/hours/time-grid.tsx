import type { Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../../../i18n/language'
import { useLatest } from '../../../lib/hooks/use-latest'
import { useRoomBelow } from '../../../lib/hooks/use-room-below'
import { cx } from '../../../ui/look/class-names'
import type { AgendaRange } from '../../data/agenda-cache'
import type { PressedPlace } from '../address/schedule-address'
import { schedulingTexts } from '../../texts'
import { inClasses, isClassTime, type ClassTime } from '../../services/classes/class-times'
import { useToday } from '../../data/time/use-today'
import { hoursOf } from '../../data/time/use-week'
import { ownAgenda } from '../../data/whom'
import { clockWords } from '../../words/when-words'
import { BarsRow } from './bars-row'
import { ColumnHead } from './column-head'
import { blocksByPerson, lanesOf } from './by-person'
import { columnRems, columnsOf, labelsRem, type Column } from './columns'
import { dayBars } from './day-bars'
import { countOf, dayBlocks } from './day-blocks'
import { DayColumn } from './day-column'
import { hourRem, type MinuteSpan } from './minute-spans'
import { openSpans, type OpenRules } from './open-spans'
import { useBlockDrag } from './use-block-drag'
import { visibleHours } from './visible-hours'

/** Where an appointment was dropped. */
export interface Drop {
  appointment: Appointment
  /** Those who are in its class, where a whole class was dropped. */
  people?: ClassTime['people']
  date: string
  /** Minutes of the day. */
  minutes: number
  agendaId: string
}

interface TimeGridProps {
  /** One date or the seven of a week. */
  dates: readonly string[]
  agenda: AgendaRange
  settings: Pick<SchedulingSettings, 'agendas' | 'grid'>
  week: OpenRules['week']
  zone: string
  onOpen: (id: string) => void
  onOpenClass: (key: string) => void
  onNew: (place: PressedPlace) => void
  onDay: (date: string) => void
  onDrop: (drop: Drop) => void
}

/** A day or a week: hours downwards, a column a date or a person (APPT-07). */
export function TimeGrid(props: TimeGridProps) {
  const { dates, agenda, settings, week, zone, onOpen, onOpenClass, onNew, onDay, onDrop } = props
  const t = useTexts(schedulingTexts)
  const today = useToday(zone)
  const body = useRef<HTMLDivElement>(null)
  const columns = columnsOf(dates, settings.agendas, agenda.appointments, agenda.events)
  const areSeveral = settings.agendas.filter(({ active }) => active).length > 1
  const rulesOf = (agendaId: string | null): OpenRules => {
    const own = settings.agendas.find(({ id }) => id === agendaId)
    return { ...agenda, ...hoursOf(own, week), agendaId, zone }
  }
  const filled = columns.map((column) => {
    const own = agendaOf(agenda, column, ownAgenda(settings.agendas)?.id ?? null)
    const { parts, blocks } =
      column.agendaId === null && areSeveral
        ? blocksByPerson(own, settings.agendas, column.date, zone)
        : { parts: [], blocks: dayBlocks(own, column.date, zone) }
    return {
      column,
      own,
      parts,
      blocks,
      open: openSpans(column.date, rulesOf(column.agendaId)),
    }
  })
  const hours = visibleHours(filled.flatMap(({ blocks, open }) => [...blocks, ...open]))
  const { drag, grab, endedDrag } = useBlockDrag({
    hours,
    grid: settings.grid,
    columns: () => [...(body.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])],
    onDrop({ key, column, from }) {
      const people = inClasses(agenda.appointments)
        .filter(isClassTime)
        .find((sitting) => sitting.key === key)?.people
      const appointment = people?.[0] ?? agenda.appointments.find(({ id }) => id === key)
      const place = columns[column]
      if (!appointment || !place) return
      const agendaId = place.agendaId ?? appointment.agenda_id
      if (place.isOff && agendaId !== appointment.agenda_id) return
      onDrop({ appointment, ...(people && { people }), date: place.date, minutes: from, agendaId })
    },
  })
  const { template, least } = columnRems(filled.map(({ blocks }) => lanesOf(blocks)))
  const height = { height: `${((hours.to - hours.from) / 60) * hourRem}rem` }

  const frame = useRef<HTMLDivElement>(null)
  const room = useRoomBelow(frame)
  useStartAt(frame, hours, today, dates[0]!)

  return (
    <div
      ref={frame}
      data-scrolls-sideways
      style={{ maxHeight: `calc(${String(room.height)} - 0.75rem)` }}
      className={cx(
        'min-h-72 overflow-auto overscroll-contain rounded-lg border border-line bg-surface lg:min-h-[26rem]',
        columns.length > 3 && 'pb-1',
      )}
    >
      <div style={{ minWidth: `${least}rem` }}>
        <div
          data-column-heads
          style={template}
          className="sticky top-0 z-20 grid border-b border-line bg-surface"
        >
          <span className="sticky left-0 z-10 bg-surface" />
          {filled.map(({ column, open, blocks, parts }) => (
            <ColumnHead
              key={column.key}
              column={column}
              agendas={settings.agendas}
              parts={parts}
              isToday={column.date === today.date}
              isClosed={open.length === 0}
              count={blocks.reduce((sum, { item }) => sum + countOf(item), 0)}
              rules={rulesOf(column.agendaId)}
              onDay={dates.length > 1 ? onDay : undefined}
            />
          ))}
        </div>
        <BarsRow
          columns={columns}
          bars={
            columns.some(({ agendaId }) => agendaId !== null)
              ? barsByPerson(filled, zone)
              : dayBars(agenda, dates, zone)
          }
          template={template}
          now={today.now}
          onOpen={onOpen}
        />
        <div ref={body} style={{ ...template, ...height }} className="grid">
          <HourLabels hours={hours} label={t('hours')} />
          {filled.map(({ column, blocks, open }, place) => (
            <DayColumn
              key={column.key}
              column={column}
              agendas={settings.agendas}
              hours={hours}
              grid={settings.grid}
              blocks={blocks}
              open={open}
              nowMinute={column.date === today.date ? today.minutes : null}
              now={today.now}
              drag={drag?.column === place ? drag : null}
              dragged={drag?.key ?? null}
              onGrab={grab}
              onOpen={(id) => !endedDrag() && onOpen(id)}
              onOpenClass={(key) => !endedDrag() && onOpenClass(key)}
              onNew={(minutes) =>
                onNew({ date: column.date, time: clockWords(minutes), agendaId: column.agendaId })
              }
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * One hour before now is at the top when a date comes to be shown, on each of them: it is how a day is worked. Of a week
 * that is wider than the window today is in front.
 */
function useStartAt(
  frame: RefObject<HTMLDivElement | null>,
  hours: MinuteSpan,
  now: { date: string; minutes: number },
  date: string,
) {
  const latest = useLatest({ from: hours.from, now })
  const begun = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (begun.current === date) return
    begun.current = date
    const box = frame.current
    if (!box) return
    const { from, now: at } = latest.current
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const ofToday = box.querySelector(`[data-column="${at.date}"]`)?.getBoundingClientRect().left
    box.scrollTo({
      top: Math.max(0, ((at.minutes - 60 - from) / 60) * hourRem * rem),
      left:
        ofToday === undefined
          ? 0
          : ofToday - box.getBoundingClientRect().left + box.scrollLeft - labelsRem * rem,
    })
  }, [frame, latest, date])
}

/** What of the agenda stands in a column; Google's events are the company's own. */
function agendaOf(agenda: AgendaRange, { agendaId }: Column, ownId: string | null) {
  if (agendaId === null) return agenda
  return {
    appointments: agenda.appointments.filter((one) => one.agenda_id === agendaId),
    events: agendaId === ownId ? agenda.events : [],
  }
}

/** Of a single day, the bars of each person in their column. */
function barsByPerson(
  filled: readonly { column: Column; own: Pick<AgendaRange, 'appointments' | 'events'> }[],
  zone: string,
) {
  return filled.flatMap(({ column, own }, place) =>
    dayBars(own, [column.date], zone).map((bar) => ({
      ...bar,
      key: `${column.key}:${bar.key}`,
      first: place,
    })),
  )
}

function HourLabels({ hours, label }: { hours: MinuteSpan; label: string }) {
  const count = (hours.to - hours.from) / 60
  return (
    <div aria-label={label} role="group" className="sticky left-0 z-[15] border-r border-line bg-surface">
      {Array.from({ length: count }, (_, hour) => (
        <span
          key={hour}
          style={{ top: `${hour * hourRem}rem` }}
          className={cx(
            'absolute right-1.5 text-sm text-ink-soft tabular-nums',
            hour === 0 ? 'translate-y-0' : '-translate-y-1/2',
          )}
        >
          {clockWords(hours.from + hour * 60)}
        </span>
      ))}
    </div>
  )
}
