import { CalendarPlus } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { notify } from '../../ui/notices/notify'
import { PageTitle } from '../../ui/page/page-title'
import { useLiveAgenda } from '../data/live-agenda'
import { useOwnAgenda, WorkScope } from '../data/own-agenda'
import { CompanyFacts } from './company-facts'
import { EventNotice } from './event-notice'
import { GoogleWarning, type GoogleLink } from './google-warning'
import { HowTo } from './how-to'
import { Panel } from './panel'
import { ServiceList } from './service-list'
import { companyAgendaTexts } from './texts'
import { UpcomingList } from './upcoming-list'
import { useEventOutcome } from './use-event-outcome'
import { WeekHours } from './week-hours'

const { Piece: AppointmentEditor, preload } = lazyPiece(
  async () => (await import('../appointments/form/appointment-editor')).AppointmentEditor,
)

interface CompanyAgendaScreenProps {
  google: GoogleLink
  /** How the connection stands, and what can be done with it. */
  connection: ReactNode
  /** Where the whole agenda is, and one appointment of it. */
  agendaHref: string
  onOpen: (appointmentId: string) => void
}

/**
 * /dashboard/agendamentos/{cnpj} (SCHD-01): what the company offers and when, and new appointments whose event must reach
 * Google Calendar (SCHD-14). All that it shows is the company's own (decision 0026, W6).
 */
export function CompanyAgendaScreen({ google, connection, agendaHref, onOpen }: CompanyAgendaScreenProps) {
  const t = useTexts(companyAgendaTexts)
  const company = useCompanyRecord()
  const { record, cnpj } = company
  const zone = zoneOf(record)
  const reasonId = useId()
  const [isBooking, setIsBooking] = useState(false)
  const events = useEventOutcome()
  useLiveAgenda()
  const { mayWorkIn } = useOwnAgenda()
  useDocumentTitle(t('title'))

  const begin = () => (record ? setIsBooking(true) : notify.error(t('noCompany')))
  return (
    <div className="mx-auto grid max-w-screen-xl grid-cols-1 gap-5 pb-10">
      <div className="-mb-2">
        <PageTitle
          actions={
            <>
              <Link
                to={agendaHref}
                className="inline-flex min-h-11 items-center rounded-md px-4 font-semibold text-accent-ink hover:bg-accent-tint"
              >
                {t('openAgenda')}
              </Link>
              <Button
                disabled={!google.isUsable}
                {...(google.isUsable ? {} : { 'aria-describedby': reasonId })}
                icon={<CalendarPlus size={20} aria-hidden="true" />}
                onPointerEnter={preload}
                onClick={begin}
              >
                {t('newAppointment')}
              </Button>
            </>
          }
        >
          {t('title')}
        </PageTitle>
      </div>
      <GoogleWarning google={google} id={reasonId} />
      <EventNotice state={events.state} onOpen={onOpen} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <CompanyFacts company={company} />
          <ServiceList />
          <UpcomingList zone={zone} onOpen={onOpen} />
        </div>
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <Panel title={t('google')}>{connection}</Panel>
          <WeekHours company={company} />
          <HowTo />
        </div>
      </div>
      <WorkScope value={mayWorkIn}>
        <Suspense fallback={null}>
          {isBooking && (
            <AppointmentEditor
              cnpj={cnpj}
              zone={zone}
              appointmentId={null}
              draftName="company"
              bookAs="confirmed"
              requireAddress
              sentences={{ title: t('newAppointment'), failed: t('saveFailed') }}
              onSaved={(appointment) => void events.follow(appointment)}
              onClose={() => setIsBooking(false)}
              onOpen={onOpen}
            />
          )}
        </Suspense>
      </WorkScope>
    </div>
  )
}
