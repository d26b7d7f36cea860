import type { CalendarEvent } from '@balcao/contract/scheduling'
import { readSummary } from '@balcao/domain/scheduling/light'
import { CalendarDays } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { timeWords } from '../../words/when-words'
import { EntryFrame } from './entry-frame'

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
      <EntryFrame
        kind={type}
        bandHeight="h-9"
        date={date}
        when={when}
        badge={date === today && <Badge>{t('todayBadge')}</Badge>}
      >
        <p className="min-w-0 break-words">
          <span className="block font-semibold">{title || type || t('untitledEvent')}</span>
          {title !== '' && type !== '' && <span className="block">{type}</span>}
          {event.location && <span className="block">{event.location}</span>}
        </p>
        <p className="inline-flex items-center gap-1.5 text-sm">
          <CalendarDays size={16} aria-hidden="true" />
          {t('googleEvent')}
        </p>
      </EntryFrame>
    </article>
  )
}
