import type { CustomerAppointment } from '@balcao/contract/customers'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { appointmentStatusWord } from '../status-words'
import { customersTexts } from '../texts'

interface AppointmentsTabProps {
  appointments: readonly CustomerAppointment[]
  zone: string
}

export function AppointmentsTab({ appointments, zone }: AppointmentsTabProps) {
  const t = useTexts(customersTexts)
  if (appointments.length === 0) return <p className="py-4 text-ink-soft">{t('noAppointments')}</p>
  return (
    <ul className="grid gap-2 pt-4">
      {appointments.map((one) => (
        <li key={one.id} className="rounded-md border border-line p-3">
          <Link
            to={`/dashboard/schedule?appointment=${one.id}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
          >
            {one.service}
          </Link>
          <p className="text-sm text-ink-soft">
            <Time at={one.starts_at} zone={zone} show="date" /> <Time at={one.starts_at} zone={zone} /> ·{' '}
            {one.no_show ? t('noShow') : appointmentStatusWord(t, one.status)}
          </p>
        </li>
      ))}
    </ul>
  )
}
