import type { Chat } from '@balcao/contract/conversations'
import type { Appointment } from '@balcao/contract/scheduling'

/** How many of the earlier appointments stand beside a conversation. */
const mostEarlier = 5

/** The digits that a phone keeps with and without country code, area code and ninth digit. */
const tailLength = 8

/** Whether an appointment is of the customer of a conversation: made from it, or with the same phone. */
export function concernsCustomer(
  appointment: Pick<Appointment, 'conversation_id' | 'phone'>,
  chat: Pick<Chat, 'id' | 'phone'>,
): boolean {
  if (appointment.conversation_id === chat.id) return true
  const tail = tailOf(chat.phone)
  return tail.length === tailLength && tailOf(appointment.phone) === tail
}

/**
 * The appointments of a customer as one looks for them at `now`, epoch milliseconds: those that are to come, the next
 * one first, and the last ones of the others.
 */
export function customerAgenda(appointments: readonly Appointment[], now: number) {
  const isAhead = ({ status, ends_at }: Appointment) =>
    (status === 'pending' || status === 'confirmed') && Date.parse(ends_at) > now
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.starts_at) - Date.parse(b.starts_at)
  return {
    ahead: appointments.filter(isAhead).toSorted(byStart),
    earlier: appointments
      .filter((one) => !isAhead(one))
      .toSorted((a, b) => byStart(b, a))
      .slice(0, mostEarlier),
  }
}

function tailOf(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-tailLength)
}
