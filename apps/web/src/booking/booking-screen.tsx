import type { PublicAgenda } from '@balcao/contract/booking'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { Skeleton } from '../ui/waiting/skeleton'
import { BookingFlow, type BookingFlowProps } from './booking-flow'
import { BookingSkeleton } from './page/booking-skeleton'
import { CompanyHeader } from './page/company-header'
import { NothingHere } from './page/nothing-here'
import { PageFrame } from './page/page-frame'
import { RememberedBookings } from './kept/remembered-bookings'
import { bookingTexts } from './texts'
import { askedService } from './choosing/asked-service'
import { PersonChoice } from './choosing/person-choice'
import { useAgenda } from './choosing/use-agenda'
import { firstData } from '../shared/page/first-data'
import { useDocumentName } from './page/use-document-name'

interface BookingScreenProps extends Pick<
  BookingFlowProps,
  'company' | 'calls' | 'asked' | 'kept' | 'remembered' | 'isPersonPicked' | 'onPerson'
> {
  /** Agenda of whom the customer wants; null is whoever is free. */
  person?: string | null
  /** What was read while somebody else was wanted, until the new one's agenda is there. */
  before?: PublicAgenda | null
  onRead?: (agenda: PublicAgenda) => void
  /** Present on the page of the demonstration: its sign. */
  demo?: ReactNode
}

/** The public booking page of a company (BOOK-01). */
export function BookingScreen(props: BookingScreenProps) {
  const {
    company,
    calls,
    asked,
    kept,
    remembered,
    demo,
    person = null,
    isPersonPicked,
    onPerson,
    before,
    onRead,
  } = props
  const t = useTexts(bookingTexts)
  const months = useAgenda(calls)
  const { state, ask } = months
  const name = state.status === 'ready' ? `${state.agenda.company.nome} · ${t('title')}` : t('title')
  useDocumentName(name)

  useEffect(() => {
    if (state.status === 'ready') onRead?.(state.agenda)
    // Somebody who serves no more: whoever is free may do.
    else if (state.status === 'missing' && person !== null) onPerson?.(null)
  }, [state, person, onPerson, onRead])

  if (state.status === 'loading' && before) {
    return (
      <PageFrame header={<CompanyHeader company={before.company} />} look={before.company}>
        <div className="grid gap-5">
          {onPerson && (
            <PersonChoice
              people={before.people}
              chosen={person}
              isPicked={isPersonPicked}
              onChoose={onPerson}
            />
          )}
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-[28rem] w-full rounded-lg" />
        </div>
      </PageFrame>
    )
  }
  if (state.status === 'loading') {
    const came = firstData() as Pick<PublicAgenda, 'company'> | undefined
    return <BookingSkeleton company={came?.company.id === company ? came.company : undefined} />
  }
  if (state.status !== 'ready') {
    return (
      <NothingHere
        kind={state.status}
        action={state.status === 'failed' && <Button onClick={() => ask(null)}>{t('retry')}</Button>}
      />
    )
  }
  const { agenda } = state
  if (agenda.services.length === 0) return <NothingHere kind="empty" />
  return (
    <PageFrame header={<CompanyHeader company={agenda.company} />} look={agenda.company} notice={demo}>
      <RememberedBookings store={remembered} company={company} zone={agenda.company.time_zone} />
      <BookingFlow
        company={company}
        calls={calls}
        agenda={agenda}
        months={months}
        asked={askedService(agenda.services, asked)}
        person={person}
        isPersonPicked={isPersonPicked}
        onPerson={onPerson}
        kept={kept}
        remembered={remembered}
        isDemo={demo !== undefined}
      />
    </PageFrame>
  )
}
