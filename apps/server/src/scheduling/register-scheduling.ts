import type { HttpDoor } from '../platform/http/implement'
import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import { registerAgenda } from './agenda/agenda.routes'
import { registerAppointments } from './appointments/appointments.routes'
import { appointmentSweepCron } from './appointments/sweep'
import { registerBooking } from './booking/booking.routes'
import { depositDueJob } from './deposits/deposit-due.job'
import { registerDeposits } from './deposits/deposits.routes'
import { appointmentMailJob } from './news/appointment-mail.job'
import { appointmentNewsJob } from './news/appointment-news.job'
import { reminderJob } from './news/reminder.job'
import type { SchedulingParts } from './scheduling-parts'
import { waitingOfferJob } from './waiting/end-offer'
import { agendaFreedJob } from './waiting/offer-freed.job'
import { waitingSweepCron } from './waiting/sweep'
import { registerWaiting } from './waiting/waiting.routes'

/** The calls of the agenda: the counter's, and those of the public booking page. */
export function registerScheduling(door: HttpDoor, parts: SchedulingParts): void {
  registerAppointments(door, parts)
  registerAgenda(door, parts)
  registerBooking(door, parts)
  registerDeposits(door, parts)
  registerWaiting(door, parts)
}

/** What the agenda does behind people's backs: it tells customers, ends terms, and offers what became free. */
export function schedulingJobs(
  parts: SchedulingParts,
): JobDefinition<
  | 'appointment-news'
  | 'appointment-mail'
  | 'appointment-reminder'
  | 'deposit-due'
  | 'agenda-freed'
  | 'waiting-offer'
>[] {
  return [
    appointmentNewsJob(parts),
    appointmentMailJob(parts),
    reminderJob(parts),
    depositDueJob(parts),
    agendaFreedJob(parts),
    waitingOfferJob(parts),
  ]
}

export function schedulingCrons(parts: SchedulingParts): CronDefinition[] {
  return [appointmentSweepCron(parts), waitingSweepCron(parts)]
}
