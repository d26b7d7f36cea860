import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { answersTexts } from '../../shared/customer/answers/texts'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { calendarFileAddress } from '../booking-calls'
import { ownPath } from '../booking-path'
import type { Booked } from '../confirm/confirm-step'
import { Summary } from '../words/summary'
import { bookingTexts } from '../texts'
import { AddToCalendar } from './add-to-calendar'
import { DepositBox } from './deposit-box'
import { summaryOf } from './summary-of'
import { useCalendarNews } from './use-calendar-news'

interface BookedPanelProps {
  company: string
  booked: Booked
  isDemo: boolean
  onAgain: () => void
}

/** It is booked: what stands now, the way into one's own calendar, and the way back to it (BOOK-34, BOOK-35). */
export function BookedPanel({ company, booked, isDemo, onAgain }: BookedPanelProps) {
  const t = useTexts(bookingTexts)
  const tAnswers = useTexts(answersTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const booking = useCalendarNews(company, booked.booking)
  const name = booking.client.split(' ')[0] ?? ''
  const stands = booking.status === 'confirmed'
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <div role="alert" className="flex gap-4 rounded-lg bg-ready p-5 text-ready-ink">
        <CircleCheck size={32} aria-hidden="true" className="shrink-0" />
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
            {t(stands ? 'bookedTitle' : 'requestedTitle')}
          </h2>
          <p>{t(stands ? 'bookedText' : 'requestedText', { name })}</p>
          {booked.before && <p>{t('bookedBefore')}</p>}
          {isDemo ? (
            <p className="font-semibold">{t('demoBooked')}</p>
          ) : (
            <p>{t(booking.in_calendar ? 'inCalendar' : 'notInCalendar')}</p>
          )}
        </div>
      </div>
      {!isDemo && (booking.questions?.open ?? 0) > 0 && (
        <Callout
          kind="warning"
          action={
            <a
              href={ownPath(company, booking.link)}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
            >
              {tAnswers('answerNow')}
            </a>
          }
        >
          {tAnswers('left', { count: booking.questions?.open ?? 0 })}
        </Callout>
      )}
      {booking.deposit && <DepositBox deposit={booking.deposit} zone={booking.company.time_zone} />}
      {!isDemo && (
        <section aria-label={t('addToCalendar')} className="grid gap-2.5">
          {booking.in_calendar && <p>{t('addToYours')}</p>}
          <AddToCalendar
            googleAddress={booking.google_template_url}
            fileAddress={calendarFileAddress(company, booking.link)}
            prefersGoogle={booked.toGoogle}
          />
        </section>
      )}
      <Card className="grid gap-4">
        <Summary facts={summaryOf(booking)} />
        {!isDemo && (
          <div className="border-t border-line pt-3">
            <a
              href={ownPath(company, booking.link)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
            >
              <ExternalLink size={18} aria-hidden="true" />
              {t('ownPage')}
            </a>
            <p className="text-sm text-ink-soft">{t('keepLink')}</p>
          </div>
        )}
      </Card>
      <Button kind="secondary" size="large" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
