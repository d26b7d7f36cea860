import { useTexts } from '../../../i18n/language'
import { useUpcoming } from '../../data/agenda.queries'
import { StatusLine } from '../parts/status-badge'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { serviceWords } from '../../words/service-words'
import { startWords } from '../../words/when-words'

interface UpcomingListProps {
  zone: string
  today: { date: string; now: number }
  onOpen: (id: string) => void
}

/** Who comes next: five of the next seven days (APPT-46, APPT-47); nothing while nobody does. */
export function UpcomingList({ zone, today, onOpen }: UpcomingListProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const { data } = useUpcoming()
  if (!data || data.length === 0) return null
  return (
    <section aria-label={t('upcoming')} className="grid gap-2">
      <h2 className="text-lg">{t('upcoming')}</h2>
      <ol className="grid gap-2 sm:grid-cols-2 xl:grid-cols-5">
        {data.map((one) => (
          <li key={one.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              className="grid size-full content-start gap-0.5 rounded-lg border border-line bg-surface p-3.5 text-left shadow-card hover:shadow-float"
            >
              <span className="font-bold tabular-nums">
                {one.date === today.date
                  ? t('dayAndTime', { day: t('todayBadge'), time: one.time })
                  : startWords(t, words, one.starts_at, zone)}
              </span>
              <span className="truncate font-semibold">{one.client}</span>
              <span className="truncate text-ink-soft">{serviceWords(t, one)}</span>
              <span className="text-sm">
                <StatusLine appointment={one} now={today.now} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
