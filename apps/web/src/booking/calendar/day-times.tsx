import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { Skeleton } from '../../ui/waiting/skeleton'
import { dayWords } from '../words/day-words'
import type { DayLook, FreeStart } from '../choosing/fitting'
import { bookingTexts } from '../texts'
import { visitorZone, zoneNote } from '../words/zone-words'
import { refusalOf } from './day-looks'
import { SlotGrid } from './slot-grid'

interface DayTimesProps {
  date: string | null
  /** Undefined while the day is on its way. */
  look: DayLook | undefined
  start: string | null
  /** The company's. */
  zone: string
  onStart: (start: FreeStart) => void
  renderWhenFull: ((date: string) => ReactNode) | undefined
}

/** The times of the chosen day, or why it has none. */
export function DayTimes({ date, look, start, zone, onStart, renderWhenFull }: DayTimesProps) {
  const t = useTexts(bookingTexts)
  const { language, locale } = useLanguage()
  const refusal = look ? refusalOf(look) : null
  const first = look?.starts[0]
  const note = first && zoneNote(first.start, { company: zone, visitor: visitorZone(), locale })
  const day = date === null ? '' : dayWords(date, language)
  return (
    <section aria-label={date === null ? t('time') : t('slotsOf', { day })} className="grid gap-3">
      {date === null && (
        <p className="flex items-center gap-3 rounded-lg bg-sunken p-4 text-ink-soft">
          <CalendarClock size={24} aria-hidden="true" className="shrink-0" />
          {t('chooseDay')}
        </p>
      )}
      {date !== null && <h3 className="text-xl first-letter:uppercase">{day}</h3>}
      {date !== null && !look && (
        <div className="grid grid-cols-4 gap-2">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
            <Skeleton key={place} className="h-12" />
          ))}
        </div>
      )}
      <div role="status" className="empty:hidden">
        {refusal && (
          <Callout kind="warning">{t(refusal === 'closedDay' ? 'dayIsClosed' : 'dayIsFull')}</Callout>
        )}
      </div>
      {refusal === 'fullDay' && date !== null && renderWhenFull?.(date)}
      {look && refusal === null && <SlotGrid starts={look.starts} chosen={start} onChoose={onStart} />}
      {note && <p className="text-sm text-ink-soft">{t('zone', { zone: note.name })}</p>}
    </section>
  )
}
