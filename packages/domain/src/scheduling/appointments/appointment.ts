/** What an appointment can be (APPT-13). That the customer did not come is a mark beside `completed`. */
export const appointmentStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

const steps: Readonly<Record<AppointmentStatus, readonly AppointmentStatus[]>> = {
  pending: ['confirmed', 'completed', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'pending'],
  cancelled: ['pending', 'confirmed'],
  completed: ['confirmed'],
}

/**
 * Whether an appointment may go from one status to another (APPT-22 to APPT-24), steps back included. Where the new one
 * `blocksTime` and the old one does not, its time may be taken by now: only the database can say.
 */
export function mayBecome(from: AppointmentStatus, to: AppointmentStatus): boolean {
  return steps[from].includes(to)
}

/** Whether others are kept out of its time: as long as somebody may still come (decision 0026, A28). */
export function blocksTime(status: AppointmentStatus): boolean {
  return status === 'pending' || status === 'confirmed'
}
