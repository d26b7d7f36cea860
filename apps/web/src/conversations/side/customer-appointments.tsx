import type { Chat } from '@balcao/contract/conversations'
import type { Appointment } from '@balcao/contract/scheduling'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { LinkButton } from '../../ui/buttons/link-button'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Time } from '../../ui/values/time'
import { customerAgenda } from './customer-agenda'
import { Section } from '../../ui/page/section'
import { customerSideTexts } from './texts'
import { useCustomerAppointments } from './use-customer-appointments'

interface CustomerAppointmentsProps {
  chat: Pick<Chat, 'id' | 'phone'>
  zone: string
}

/** What a customer has booked: what is to come, the last ones before, and how often they did not come. */
export function CustomerAppointments({ chat, zone }: CustomerAppointmentsProps) {
  const t = useTexts(customerSideTexts)
  const now = useMinute()
  const { data, error, retry } = useCustomerAppointments(chat)
  const { ahead, earlier } = customerAgenda(data?.appointments ?? [], now)
  return (
    <Section dense title={t('appointments')}>
      {!data && !error && <Skeleton className="h-16" />}
      {!data && error && (
        <p className="text-danger-ink">
          {t('appointmentsFailed')} <LinkButton onClick={retry}>{t('retry')}</LinkButton>
        </p>
      )}
      {data?.appointments.length === 0 && <p className="text-ink-soft">{t('noAppointments')}</p>}
      {data && data.no_shows > 0 && (
        <p className="font-semibold text-danger-ink">{t('noShows', { count: data.no_shows })}</p>
      )}
      {ahead.length > 0 && <AppointmentList appointments={ahead} zone={zone} />}
      {earlier.length > 0 && (
        <>
          <h4 className="text-sm font-semibold text-ink-soft">{t('earlierAppointments')}</h4>
          <AppointmentList appointments={earlier} zone={zone} />
        </>
      )}
    </Section>
  )
}

function AppointmentList({ appointments, zone }: { appointments: Appointment[]; zone: string }) {
  const t = useTexts(customerSideTexts)
  return (
    <ul className="grid gap-2">
      {appointments.map(({ id, service, starts_at, status, no_show }) => (
        <li key={id}>
          <Link
            to={`/dashboard/schedule?appointment=${id}`}
            className="block rounded-md border border-line px-3 py-2 hover:bg-sunken"
          >
            <span className="block font-bold break-words">{service}</span>
            <span className="block text-sm text-ink-soft">
              <Time at={starts_at} zone={zone} show="both" /> ·{' '}
              {t(no_show ? 'appointment_noShow' : `appointment_${status}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
