import type { CalendarEvent } from '@balcao/contract/scheduling'
import { eventColour, readSummary } from '@balcao/domain/scheduling/light'
import { CalendarDays } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/badge'
import { cx } from '../../ui/class-names'
import { colourLooks } from '../look'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../time/day-words'
import { timeWords } from '../when-words'

interface EventRowProps {
  event: CalendarEvent
  /** On which it begins. */
  date: string
  zone: string
  today: string
}

/** An event of the Google Calendar that is no appointment, quietly: its type has its colour (APPT-51 to APPT-54). */
export function EventRow({ event, date, zone, today }: EventRowProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const { type, title } = readSummary(event.summary)
  const when = event.all_day
    ? t('wholeDay')
    : timeWords(t, words, { ...event, modalidade: 'tempo', dates: [date] }, zone)
  return (
    <article className="flex items-start gap-3 bg-sunken/50 px-4 py-3 text-ink-soft">
      <span
        aria-hidden="true"
        className={cx('mt-1 h-9 w-1.5 shrink-0 rounded-full', colourLooks[eventColour(type)].band)}
      />
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <p className="flex flex-wrap items-center gap-x-2 sm:block">
          <span className="font-bold">{words(date, 'short')}</span>{' '}
          <span className="tabular-nums sm:block">{when}</span>{' '}
          {date === today && <Badge>{t('todayBadge')}</Badge>}
        </p>
        <p className="min-w-0 break-words">
          <span className="block font-semibold">{title || type || t('untitledEvent')}</span>
          {title !== '' && type !== '' && <span className="block">{type}</span>}
          {event.location && <span className="block">{event.location}</span>}
        </p>
        <p className="inline-flex items-center gap-1.5 text-sm">
          <CalendarDays size={16} aria-hidden="true" />
          {t('googleEvent')}
        </p>
      </div>
    </article>
  )
}
