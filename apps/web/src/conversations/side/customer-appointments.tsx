import type { ChatCustomer } from '@balcao/contract/conversations'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/time'
import { Section } from './section'
import { customerSideTexts } from './texts'

const named = ['pending', 'confirmed', 'cancelled', 'completed'] as const

interface CustomerAppointmentsProps {
  appointments: ChatCustomer['appointments']
  zone: string
}

/** What a customer has booked; nothing where nothing is. */
export function CustomerAppointments({ appointments, zone }: CustomerAppointmentsProps) {
  const t = useTexts(customerSideTexts)
  if (appointments.length === 0) return null
  return (
    <Section title={t('appointments')}>
      <ul className="grid gap-2">
        {appointments.map(({ id, service, start, status }) => {
          const known = named.find((each) => each === status)
          return (
            <li key={id} className="rounded-md border border-line px-3 py-2">
              <p className="font-bold break-words">{service}</p>
              <p className="text-sm text-ink-soft">
                <Time at={start} zone={zone} show="both" /> · {known ? t(`appointment_${known}`) : status}
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
