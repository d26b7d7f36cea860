import { wallTime } from '@balcao/domain/time'
import { useLanguage, useTexts } from '../i18n/language'
import { Callout } from '../ui/callout'
import { StepProgress } from '../ui/step-progress'
import { WhenStep } from './calendar/when-step'
import { bookingSteps } from './choice'
import { dayWords, monthWords } from './day-words'
import { StepHeading } from './step-heading'
import { StillMissing } from './still-missing'
import { bookingTexts } from './texts'
import { useBooking, type BookingOptions } from './use-booking'
import { useLaterSteps } from './use-later-steps'

export interface BookingFlowProps extends BookingOptions {
  isDemo: boolean
}

/** The three steps in their order: day and time, service, confirmation (BOOK-04); then what was booked. */
export function BookingFlow({ isDemo, ...options }: BookingFlowProps) {
  const { company, calls, agenda, months } = options
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const booking = useBooking(options)
  const { later, retry } = useLaterSteps(booking.choice.date !== null)
  const { choice, step, ofDay, hold, service, booked } = booking
  const { date, slot } = choice

  if (booked && later.status === 'ready') {
    const { BookedPanel } = later.steps
    return <BookedPanel company={company} booked={booked} isDemo={isDemo} onAgain={booking.beginAgain} />
  }

  function serviceStep() {
    if (date === null || slot === null) return null
    const month = date.slice(0, 7)
    if (later.status !== 'ready') {
      return <StillMissing failure={later.status === 'failed' ? t('failedTitle') : null} onRetry={retry} />
    }
    if (!ofDay) {
      const isFailed = month in months.known.failures
      return (
        <StillMissing
          failure={isFailed ? t('monthFailed', { month: monthWords(month, language) }) : null}
          onRetry={() => months.ask(month)}
        />
      )
    }
    const { ServiceStep } = later.steps
    const at = { date, start: slot }
    return (
      <>
        <p className="-mt-4 text-lg first-letter:uppercase">
          {dayWords(date, language)},{' '}
          <span className="tabular-nums">{wallTime(Date.parse(slot), agenda.company.time_zone).time}</span>
        </p>
        {booking.isServiceGone && (
          <Callout kind="warning" live>
            {t('serviceGone')}
          </Callout>
        )}
        <ServiceStep
          agenda={ofDay}
          at={at}
          choice={choice}
          onChoose={(picked) => booking.pickService(at, picked)}
          onSeeTimes={booking.seekService}
        />
      </>
    )
  }

  function confirmStep() {
    if (!hold || !service) {
      return (
        <Callout kind="warning" live>
          {t('serviceGone')}
        </Callout>
      )
    }
    if (later.status !== 'ready') {
      return <StillMissing failure={later.status === 'failed' ? t('failedTitle') : null} onRetry={retry} />
    }
    const { ConfirmStep } = later.steps
    return (
      <ConfirmStep
        key={hold.id}
        calls={calls}
        agenda={agenda}
        service={service}
        request={hold}
        form={choice.form}
        onForm={booking.write}
        onBooked={booking.finish}
        onTaken={booking.lose}
        onTimeGone={booking.loseTime}
        onServiceGone={booking.loseService}
        onReleased={booking.rereadDay}
      />
    )
  }

  return (
    <div className="grid gap-5">
      <nav aria-label={t('steps')}>
        <StepProgress
          steps={bookingSteps.map((each) => t(`step_${each}`))}
          current={bookingSteps.indexOf(step)}
        />
      </nav>
      <StepHeading
        step={step}
        title={t(`step_${step}`)}
        focusesAtFirst={booking.isAgain}
        back={
          step === 'when'
            ? undefined
            : step === 'service'
              ? { text: t('backTo_when'), onBack: () => booking.back('when') }
              : { text: t('backTo_service'), onBack: () => booking.back('service') }
        }
      />
      {step === 'when' && <WhenStep agenda={agenda} calls={calls} months={months} booking={booking} />}
      {step === 'service' && serviceStep()}
      {step === 'confirm' && confirmStep()}
    </div>
  )
}
