import type { OwnBooking, PublicAgenda } from '@balcao/contract/booking'
import { dateIn, wallTime } from '@balcao/domain/time'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Skeleton } from '../../ui/waiting/skeleton'
import { areOfSeveral } from '../booked/summary-of'
import { createBookingCalls, type BookingCalls } from '../booking-calls'
import { useVisitStarts } from '../choosing/use-visit-starts'
import { DayAndTime } from '../calendar/day-and-time'
import { dayWords } from '../words/day-words'
import { TakenNotice } from '../choosing/taken-notice'
import { bookingTexts } from '../texts'
import { useAgenda } from '../choosing/use-agenda'
import { AskBox } from './ask-box'
import { RetryCallout } from '../../ui/notices/retry-callout'

interface MovePanelProps {
  company: string
  booking: OwnBooking
  /** Free starts near one that somebody else took meanwhile. */
  taken: readonly string[] | null
  busy: boolean
  /** Moves to an ISO instant. */
  onMove: (start: string) => void
  onStop: () => void
}

/** Another time for an appointment: the calendar of its service, in which its own time counts as free. */
export function MovePanel(props: MovePanelProps) {
  const { company, booking, onStop } = props
  const t = useTexts(bookingTexts)
  const calls = useMemo(() => createBookingCalls(company, { link: booking.link }), [company, booking.link])
  const months = useAgenda(calls)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={t('moveTitle')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
          {t('moveTitle')}
        </h2>
        <Button kind="secondary" onClick={onStop}>
          {t('moveStop')}
        </Button>
      </div>
      {months.state.status === 'loading' ? (
        <Skeleton className="h-96 w-full rounded-lg" />
      ) : months.state.status === 'ready' ? (
        <MoveCalendar {...props} calls={calls} agenda={months.state.agenda} months={months} />
      ) : (
        <RetryCallout kind="danger" retry={t('retry')} onRetry={() => months.ask(null)}>
          {t('failedTitle')}
        </RetryCallout>
      )}
    </section>
  )
}

interface MoveCalendarProps extends MovePanelProps {
  agenda: PublicAgenda
  calls: Pick<BookingCalls, 'readVisit'>
  months: ReturnType<typeof useAgenda>
}

function MoveCalendar({ booking, calls, taken, busy, agenda, months, onMove }: MoveCalendarProps) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const zone = agenda.company.time_zone
  const [month, setMonth] = useState(() => monthOf(booking, agenda))
  const [date, setDate] = useState<string | null>(null)
  const [start, setStart] = useState<string | null>(null)
  const { ask } = months
  const visit = useVisitStarts(calls, null, areOfSeveral(booking.services))
  const askVisit = visit?.ask
  // What was free a moment ago is gone: the month is read again, and another time is chosen.
  const [seen, setSeen] = useState(taken)
  if (taken !== seen) {
    setSeen(taken)
    setStart(null)
  }
  useEffect(() => {
    if (taken === null) return
    ask(month)
    askVisit?.(month)
  }, [taken, month, ask, askVisit])
  const at = start === null ? null : wallTime(Date.parse(start), zone)

  return (
    <div className="grid gap-4">
      {taken && start === null && (
        <TakenNotice
          starts={taken}
          isBusy
          isClass={agenda.services.some(({ id, seats }) => id === booking.service_id && seats !== undefined)}
          zone={zone}
          onPick={setStart}
        />
      )}
      {at && start !== null && (
        <AskBox
          question={t('moveAsk', { day: dayWords(at.date, language), time: at.time })}
          yes={t('moveYes')}
          no={t('moveOther')}
          busy={busy}
          onYes={() => onMove(start)}
          onNo={() => setStart(null)}
        />
      )}
      <DayAndTime
        agenda={agenda}
        months={months}
        serviceId={booking.service_id}
        people={booking.people}
        visit={visit}
        month={month}
        date={date}
        start={start}
        onMonth={setMonth}
        onDay={(day) => {
          setDate(day)
          setStart(null)
        }}
        onStart={(_, each) => setStart(each.start)}
      />
    </div>
  )
}

function monthOf({ starts_at, company }: OwnBooking, { today, last }: PublicAgenda): string {
  const date = dateIn(Date.parse(starts_at), company.time_zone)
  return (date >= today && date <= last ? date : today).slice(0, 7)
}
