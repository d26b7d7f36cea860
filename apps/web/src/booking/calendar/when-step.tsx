import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { Callout } from '../../ui/notices/callout'
import { TakenNotice } from '../choosing/taken-notice'
import { bookingTexts } from '../texts'
import type { BookingOptions, useBooking } from '../choosing/use-booking'
import { WaitingLater } from '../waiting/waiting-later'
import { DayAndTime } from './day-and-time'

interface WhenStepProps extends Pick<BookingOptions, 'agenda' | 'calls' | 'months'> {
  booking: ReturnType<typeof useBooking>
}

/** Step 1: a day and a time (BOOK-05), and what stands in the way of the one that was wanted. */
export function WhenStep({ agenda, calls, months, booking }: WhenStepProps) {
  const t = useTexts(bookingTexts)
  const { choice, taken, requested } = booking
  const waiting = (requested ? [requested] : agenda.services).filter(
    (each) => each.waiting_list && each.ways?.length !== 0,
  )
  return (
    <>
      {taken && (
        <TakenNotice
          {...taken}
          isClass={requested?.seats !== undefined}
          zone={agenda.company.time_zone}
          onPick={booking.pickFresh}
        />
      )}
      {booking.isPersonGone && (
        <Callout kind="warning" live>
          {t('personGone')}
        </Callout>
      )}
      {requested && (
        <p className="flex flex-wrap items-center gap-x-4 rounded-md bg-accent-tint px-4 py-1 text-accent-ink">
          <span className="min-w-0 font-semibold break-words">
            {t('requested', { service: requested.name })}
          </span>
          <LinkButton onClick={booking.forgetRequested}>{t('allServices')}</LinkButton>
        </p>
      )}
      <DayAndTime
        agenda={agenda}
        months={months}
        serviceId={requested ? (choice.wish?.id ?? null) : null}
        also={choice.wish?.also}
        people={Math.min(choice.people, requested?.seats?.people ?? 1)}
        visit={booking.visit}
        month={booking.month}
        date={choice.date}
        start={choice.slot}
        onMonth={booking.setMonth}
        onDay={booking.pickDay}
        onStart={(date, { start }) => booking.pickStart({ date, start })}
        renderWhenFull={(date) =>
          waiting.length > 0 && (
            <WaitingLater
              key={date}
              calls={calls}
              agenda={agenda}
              services={waiting}
              date={date}
              name={choice.form.name}
              phone={choice.form.phone}
            />
          )
        }
      />
    </>
  )
}
