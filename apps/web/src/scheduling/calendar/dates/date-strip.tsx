import { useTexts } from '../../../i18n/language'
import { calendarTexts } from '../../../ui/calendar/calendar-texts'
import { cx } from '../../../ui/look/class-names'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { weekOfDate } from './calendar-dates'
import { weekdayOf } from '@balcao/domain/scheduling/light'

interface DateStripProps {
  date: string
  today: string
  onDate: (date: string) => void
}

/** The week of the shown day, to hop between its days with a thumb. */
export function DateStrip({ date, today, onDate }: DateStripProps) {
  const t = useTexts(schedulingTexts)
  const weekday = useTexts(calendarTexts)
  const words = useDayWords()
  return (
    <div role="group" aria-label={t('week')} className="grid grid-cols-7 gap-0.5 sm:gap-1">
      {weekOfDate(date).map((day) => (
        <button
          key={day}
          type="button"
          aria-label={words(day, 'long')}
          aria-pressed={day === date}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onDate(day)}
          className={cx(
            'grid min-h-14 min-w-0 content-center justify-items-center rounded-md transition-colors',
            day === date ? 'bg-accent text-on-accent' : 'bg-surface hover:bg-sunken',
            day === today && 'font-bold underline underline-offset-4',
          )}
        >
          <span className="text-sm">{weekday(`weekday_${weekdayOf(day) as 0}`)}</span>
          <span className="text-lg font-bold tabular-nums">{Number(day.slice(8))}</span>
        </button>
      ))}
    </div>
  )
}
