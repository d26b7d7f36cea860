import type { Appointment } from '@balcao/contract/scheduling'
import { Ban, CalendarCheck, CheckCheck, Clock, Hourglass, UserX, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { statusTones } from '../../words/look'
import { shownStatus, type ShownStatus } from '../../words/status-steps'
import { schedulingTexts } from '../../texts'

const icons: Record<ShownStatus, LucideIcon> = {
  pending: Hourglass,
  confirmed: CalendarCheck,
  ongoing: Clock,
  completed: CheckCheck,
  no_show: UserX,
  cancelled: Ban,
}

interface StatusProps {
  appointment: Appointment
  /** Epoch milliseconds. */
  now: number
}

/** How an appointment stands, in a word, a colour and a sign. */
export function AppointmentStatusBadge({ appointment, now }: StatusProps) {
  const t = useTexts(schedulingTexts)
  const status = shownStatus(appointment, now)
  const Icon = icons[status]
  return (
    <Badge tone={statusTones[status]} icon={<Icon size={16} aria-hidden="true" />}>
      {t(`status_${status}`)}
    </Badge>
  )
}

/** The same in a line of small print: sign and word, in the ink around it. */
export function StatusLine({ appointment, now }: StatusProps) {
  const t = useTexts(schedulingTexts)
  const status = shownStatus(appointment, now)
  const Icon = icons[status]
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{t(`status_${status}`)}</span>
    </span>
  )
}
