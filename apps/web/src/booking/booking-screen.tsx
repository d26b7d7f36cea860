import type { ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/button'
import { BookingFlow, type BookingFlowProps } from './booking-flow'
import { BookingSkeleton } from './booking-skeleton'
import { CompanyHeader } from './company-header'
import { NothingHere } from './nothing-here'
import { PageFrame } from './page-frame'
import { RememberedBookings } from './remembered-bookings'
import { bookingTexts } from './texts'
import { useAgenda } from './use-agenda'
import { useDocumentName } from './use-document-name'

interface BookingScreenProps extends Pick<
  BookingFlowProps,
  'company' | 'calls' | 'asked' | 'kept' | 'remembered'
> {
  /** Present on the page of the demonstration: its sign. */
  demo?: ReactNode
}

/** The public booking page of a company (BOOK-01). */
export function BookingScreen({ company, calls, asked, kept, remembered, demo }: BookingScreenProps) {
  const t = useTexts(bookingTexts)
  const months = useAgenda(calls)
  const { state, ask } = months
  const name = state.status === 'ready' ? `${state.agenda.company.nome} · ${t('title')}` : t('title')
  useDocumentName(name)

  if (state.status === 'loading') return <BookingSkeleton />
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
    <PageFrame header={<CompanyHeader company={agenda.company} />} notice={demo}>
      <RememberedBookings store={remembered} company={company} zone={agenda.company.time_zone} />
      <BookingFlow
        company={company}
        calls={calls}
        agenda={agenda}
        months={months}
        asked={asked}
        kept={kept}
        remembered={remembered}
        isDemo={demo !== undefined}
      />
    </PageFrame>
  )
}
