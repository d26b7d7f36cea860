import type { Appointment } from '@balcao/contract/scheduling'
import { Ticket, TicketX } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { leftWords } from '../../../shared/customer/packages/package-words'
import { packagesTexts } from '../../../shared/customer/packages/texts'
import { Badge } from '../../../ui/values/badge'
import { Callout } from '../../../ui/notices/callout'

type Taken = Pick<Appointment, 'package' | 'status'>

/** Which session of a package an appointment is, or that it has none; nothing for others. */
export function PackageBadge({ appointment: { package: taken, status } }: { appointment: Taken }) {
  const t = useTexts(packagesTexts)
  if (!taken || (taken.number === null && status === 'cancelled')) return null
  const { number, sessions: total } = taken
  if (number === null)
    return (
      <Badge tone="danger" icon={<TicketX size={16} aria-hidden="true" />}>
        {t('noSession')}
      </Badge>
    )
  return (
    <Badge tone="neutral" icon={<Ticket size={16} aria-hidden="true" />}>
      <span className="sr-only">{t('sessionOfLong', { number, total })}</span>
      <span aria-hidden="true">{t('sessionOf', { number, total })}</span>
    </Badge>
  )
}

/** What is left of the package of an appointment; where it found no session, that it is paid as usual. */
export function PackageLine({ appointment, today }: { appointment: Taken; today: string }) {
  const t = useTexts(packagesTexts)
  const { package: taken, status } = appointment
  if (!taken || (taken.number === null && status === 'cancelled')) return null
  const { name } = taken
  if (taken.number === null) return <Callout kind="warning">{t('noSessionText', { name })}</Callout>
  return <p>{t('proposal', { name, left: leftWords(t, taken, today) })}</p>
}
