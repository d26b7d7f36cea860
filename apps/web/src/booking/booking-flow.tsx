import type { PublicAgenda } from '@balcao/contract/booking'
import { MOST_SERVICES } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import { useLanguage, useTexts } from '../i18n/language'
import { Callout } from '../ui/notices/callout'
import { StepProgress } from '../ui/waiting/step-progress'
import { WhenStep } from './calendar/when-step'
import { bookingSteps } from './choosing/choice'
import { monthWords } from '../ui/calendar/month-words'
import { dayWords } from './words/day-words'
import { StepHeading } from './choosing/step-heading'
import { mayJoin, partsOf } from './choosing/visit'
import { StillMissing } from './choosing/still-missing'
import { WithWhom } from './people/with-whom'
import { bookingTexts } from './texts'
import { useBooking, type BookingOptions } from './choosing/use-booking'
import { useLaterSteps } from './choosing/use-later-steps'

export interface BookingFlowProps extends BookingOptions {
  isDemo: boolean
  /** They were chosen on this page. */
  isPersonPicked?: boolean | undefined
  /** Present where customers may choose. */
  onPerson?: ((agenda: string | null) => void) | undefined
}

/** The three steps in their order: day and time, service, confirmation (BOOK-04); then what was booked. */
export function BookingFlow({ isDemo, isPersonPicked, onPerson, ...options }: BookingFlowProps) {
  const { company, calls, agenda, months, person } = options
  const t = useTexts(bookingTexts)
  const { language, locale } = useLanguage()
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
          failure={isFailed ? t('monthFailed', { month: monthWords(month, locale) }) : null}
          onRetry={() => months.ask(month)}
        />
      )
    }
    const { AddStep, ServiceStep } = later.steps
    const at = { date, start: slot }
    const isAdding = step === 'add'
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
        {isAdding ? (
          <>
            <p className="-mt-3 font-semibold break-words">
              {t('chosen', { services: service?.name ?? '' })}
            </p>
            <AddStep
              agenda={ofDay}
              at={at}
              parts={booking.parts}
              mayBeSeveral={person === null && agenda.people.length > 1}
              onAdd={(added) => booking.changeParts([...booking.parts, added])}
              onSeeTimes={booking.seekServices}
            />
          </>
        ) : (
          <ServiceStep
            agenda={ofDay}
            at={at}
            choice={choice}
            person={person}
            onChoose={(picked) => booking.pickService(at, picked)}
            onSeeTimes={(id) => booking.seekServices([{ id, type: null }])}
          />
        )}
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
        ways={booking.ways}
        professional={agenda.people.find(({ agenda_id: id }) => id === person)?.name ?? null}
        request={hold}
        most={choice.service?.most ?? 1}
        onPeople={booking.sayPeople}
        form={choice.form}
        onForm={booking.write}
        onBooked={booking.finish}
        onTaken={booking.lose}
        onTimeGone={booking.loseTime}
        onServiceGone={booking.loseService}
        onNotOffered={booking.losePerson}
        onReleased={booking.rereadDay}
        parts={booking.parts}
        onAdd={mayAdd(agenda, booking.parts) ? booking.seekAnother : undefined}
        onDrop={(id) => booking.changeParts(booking.parts.filter((part) => part.id !== id))}
      />
    )
  }

  return (
    <div className="grid gap-5">
      <nav aria-label={t('steps')}>
        <StepProgress
          steps={bookingSteps.map((each) => t(`step_${each}`))}
          current={bookingSteps.indexOf(step === 'add' ? 'service' : step)}
        />
      </nav>
      <StepHeading
        step={step}
        title={t(`step_${step}`)}
        focusesAtFirst={booking.isAgain}
        back={
          step === 'when'
            ? undefined
            : step === 'add'
              ? { text: t('backTo_confirm'), onBack: () => booking.back('confirm') }
              : step === 'service'
                ? { text: t('backTo_when'), onBack: () => booking.back('when') }
                : { text: t('backTo_service'), onBack: () => booking.back('service') }
        }
      />
      {step === 'when' && onPerson && (
        <WithWhom
          people={agenda.people}
          services={agenda.services}
          wanted={booking.requested}
          parts={choice.wish ? partsOf(choice.wish) : []}
          onWhom={(whom) => {
            booking.chooseWhom(whom)
            if (person !== null) onPerson(null)
          }}
          chosen={person}
          isPicked={isPersonPicked}
          onChoose={(next) => {
            booking.chooseWhom([])
            onPerson(next)
          }}
        />
      )}
      {step === 'when' && <WhenStep agenda={agenda} calls={calls} months={months} booking={booking} />}
      {(step === 'service' || step === 'add') && serviceStep()}
      {step === 'confirm' && confirmStep()}
    </div>
  )
}

/** Whether a visit may have another service: it is not full, and there is one that may come with others. */
function mayAdd({ services }: PublicAgenda, parts: readonly { id: string }[]): boolean {
  const isIn = (id: string) => parts.some((part) => part.id === id)
  const joining = services.filter(mayJoin)
  return (
    parts.length < MOST_SERVICES &&
    joining.some(({ id }) => isIn(id)) &&
    joining.some(({ id, ways }) => !isIn(id) && ways?.length !== 0)
  )
}
