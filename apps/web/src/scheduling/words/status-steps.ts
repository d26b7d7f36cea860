import type { Appointment } from '@balcao/contract/scheduling'
import { mayBecome, type AppointmentStatus } from '@balcao/domain/scheduling/light'

/** How an appointment is called on the screen: its status, or that it is going on, or that nobody came. */
export type ShownStatus = AppointmentStatus | 'ongoing' | 'no_show'

type Stated = Pick<Appointment, 'status' | 'no_show' | 'starts_at' | 'ends_at'>

/** The word for how an appointment stands at `now`, epoch milliseconds (APPT-48 to APPT-50). */
export function shownStatus({ status, no_show, starts_at, ends_at }: Stated, now: number): ShownStatus {
  if (status === 'completed' && no_show) return 'no_show'
  const isNow = Date.parse(starts_at) <= now && now < Date.parse(ends_at)
  return status === 'confirmed' && isNow ? 'ongoing' : status
}

/** A step that a person may take. `asks`: it is asked first, because something would be lost. */
export interface StatusStep {
  id: 'confirm' | 'complete' | 'noShow' | 'unconfirm' | 'takeBack' | 'reopen' | 'cancel'
  to: AppointmentStatus
  noShow: boolean
  asks: boolean
}

const step = (id: StatusStep['id'], to: AppointmentStatus, more: Partial<StatusStep> = {}): StatusStep => ({
  id,
  to,
  noShow: false,
  asks: false,
  ...more,
})

const steps: Readonly<Record<AppointmentStatus, readonly StatusStep[]>> = {
  pending: [
    step('confirm', 'confirmed'),
    step('complete', 'completed'),
    step('noShow', 'completed', { noShow: true }),
    step('cancel', 'cancelled', { asks: true }),
  ],
  confirmed: [
    step('complete', 'completed'),
    step('noShow', 'completed', { noShow: true }),
    step('unconfirm', 'pending'),
    step('cancel', 'cancelled', { asks: true }),
  ],
  completed: [step('takeBack', 'confirmed')],
  cancelled: [step('reopen', 'pending')],
}

/**
 * What can be done with an appointment at `now` (epoch milliseconds), the likeliest first (APPT-22 to APPT-24). That
 * somebody did not come can be said once it has begun; one that nobody confirmed is completed only then, too.
 */
export function stepsOf({ status, starts_at }: Stated, now: number): StatusStep[] {
  const hasBegun = Date.parse(starts_at) <= now
  return steps[status].filter(({ id, to }) => {
    if (!mayBecome(status, to)) return false
    return hasBegun || (id !== 'noShow' && !(id === 'complete' && status === 'pending'))
  })
}

/** The status that an undo goes back to: the one before, or the nearest to it that the rules allow. */
export function statusBefore(before: AppointmentStatus, now: AppointmentStatus): AppointmentStatus {
  return mayBecome(now, before) ? before : 'confirmed'
}
