import { instantAt } from '@balcao/domain/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Button } from '../../ui/buttons/button'
import { cx } from '../../ui/look/class-names'
import { IconButton } from '../../ui/buttons/icon-button'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Segmented } from '../../ui/choices/segmented'
import { useAgendaRange, useSchedulingSettings } from '../data/agenda.queries'
import type { PressedPlace, ScheduleAddress } from './address/schedule-address'
import { schedulingTexts } from '../texts'
import { useLoadFailure } from '../appointments/acts/use-load-failure'
import { capital, useDayWords } from '../data/time/day-words'
import { useToday } from '../data/time/use-today'
import { useWeek } from '../data/time/use-week'
import { shownDates, spans, stepDate, type Span } from './dates/calendar-dates'
import { DateStrip } from './dates/date-strip'
import { MonthView } from './month/month-view'
import { TimeGrid, type Drop } from './hours/time-grid'
import { useSwipe } from './dates/use-swipe'

const { Piece: MoveInSeries, preload: preloadMove } = lazyPiece(
  async () => (await import('../appointments/series/move-in-series')).MoveInSeries,
)

const { Piece: MoveClassDialog } = lazyPiece(
  async () => (await import('../services/classes/move-class-dialog')).MoveClassDialog,
)

interface AgendaViewProps {
  span: Span
  date: string
  zone: string
  onShow: (change: Partial<ScheduleAddress>) => void
  onOpen: (id: string) => void
  onOpenClass: (key: string) => void
  onNew: (place: PressedPlace) => void
}

/** Until the settings are there: one agenda, moved by the usual hour. */
const plainSettings = { agendas: [], grid: 60 as const }

/** The agenda calendar (APPT-07): day, week or month, with the way from one to the next. */
export function AgendaView({ span, date, zone, onShow, onOpen, onOpenClass, onNew }: AgendaViewProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const today = useToday(zone)
  const week = useWeek()
  const settings = useSchedulingSettings().data ?? plainSettings
  const [drop, setDrop] = useState<Drop | null>(null)
  const dates = shownDates(span, date)
  const agenda = useAgendaRange({ from: dates[0]!, to: dates.at(-1)! }, { keepsPrevious: true })
  const step = (by: 1 | -1) => onShow({ date: stepDate(span, date, by) })
  const openDay = (day: string) => onShow({ date: day, span: 'day' })
  const swipe = useSwipe(step)
  // More columns than this scroll sideways themselves.
  const isNarrow = settings.agendas.filter(({ active }) => active).length <= 3
  useLoadFailure(agenda.error)
  // What asks after a drop is there before one can be made.
  useEffect(preloadMove, [])
  const heading =
    span === 'day'
      ? words(date, 'full')
      : span === 'month'
        ? words(date.slice(0, 7), 'month')
        : t('fromTo', { from: words(dates[0]!, 'dayAndMonth'), to: words(dates.at(-1)!, 'dayAndMonth') })

  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-3">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 max-[22rem]:gap-x-0 sm:gap-x-2">
        <IconButton
          label={t(`previous_${span}`)}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label={t(`next_${span}`)}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          onClick={() => step(1)}
        />
        <Button
          kind="secondary"
          className="px-2! max-[22rem]:px-1! sm:px-4!"
          onClick={() => onShow({ date: today.date })}
        >
          {t('today')}
        </Button>
        <h2
          aria-live="polite"
          // On a phone the strip below says which day it is.
          className={cx(
            'order-last w-full text-lg sm:order-none sm:w-auto sm:flex-1 sm:px-2 sm:text-xl',
            span === 'day' && 'max-sm:sr-only',
          )}
        >
          {capital(heading)}
        </h2>
        <div className="ml-auto">
          <Segmented
            label={t('span')}
            options={spans.map((id) => ({ id, content: t(`span_${id}`) }))}
            selected={span}
            onSelect={(next) => onShow({ span: next })}
          />
        </div>
      </div>
      {span === 'day' && <DateStrip date={date} today={today.date} onDate={(day) => onShow({ date: day })} />}
      {!agenda.data && (
        <NotThereYet reading={agenda} failed={t('loadFailed')} t={t} bars={['h-[36rem] rounded-lg']} />
      )}
      {agenda.data && (
        <div aria-busy={agenda.isPlaceholderData} {...(span === 'day' && isNarrow ? swipe : {})}>
          {span === 'month' ? (
            <MonthView
              dates={dates}
              month={date.slice(0, 7)}
              agenda={agenda.data}
              week={week}
              zone={zone}
              onOpen={onOpen}
              onOpenClass={onOpenClass}
              onDay={openDay}
            />
          ) : (
            <TimeGrid
              dates={dates}
              agenda={agenda.data}
              settings={settings}
              week={week}
              zone={zone}
              onOpen={onOpen}
              onOpenClass={onOpenClass}
              onNew={onNew}
              onDay={openDay}
              onDrop={(next) => isElsewhere(next, zone) && setDrop(next)}
            />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {drop?.people && (
          <MoveClassDialog
            people={drop.people}
            zone={zone}
            to={drop}
            onClose={() => setDrop(null)}
            onMoved={() => setDrop(null)}
          />
        )}
        {drop && !drop.people && <MoveInSeries drop={drop} zone={zone} onClose={() => setDrop(null)} />}
      </Suspense>
    </div>
  )
}

/** Whether a drop moves anything. */
function isElsewhere(drop: Drop, zone: string): boolean {
  const { appointment, agendaId } = drop
  return agendaId !== appointment.agenda_id || instantAt(drop, zone) !== Date.parse(appointment.starts_at)
}
