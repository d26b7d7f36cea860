import { isValidEmail } from '../../company/email'
import { isValidPhone } from '../../company/phone'
import { typedPhoneDigits } from '../../messaging/typed-phone'

/** What a customer fills in on the booking page (BOOK-21); all but name and phone may be left empty. */
export interface BookingForm {
  name: string
  phone: string
  email?: string | null | undefined
  address?: string | null | undefined
  notes?: string | null | undefined
}

/** At most one problem a field. */
export interface BookingProblems {
  name?: 'name-required' | 'name-short'
  phone?: 'phone-required' | 'phone-form'
  email?: 'email-form'
}

const SHORTEST_NAME = 3

/**
 * What keeps a booking from being made (BOOK-26 to BOOK-30), nothing when all is well. A phone is an area code and 8 or 9
 * digits, bare or written with the usual signs, +55 before it or not.
 */
export function checkBooking({ name, phone, email }: BookingForm): BookingProblems {
  const problems: BookingProblems = {}
  const letters = [...name.trim()].length
  if (letters === 0) problems.name = 'name-required'
  else if (letters < SHORTEST_NAME) problems.name = 'name-short'
  if (phone.trim() === '') problems.phone = 'phone-required'
  else if (typedPhoneDigits(phone) === null || !isValidPhone(phone)) problems.phone = 'phone-form'
  const address = email?.trim() ?? ''
  if (address !== '' && !isValidEmail(address)) problems.email = 'email-form'
  return problems
}

/** Whether the confirm button can be pressed: name and phone hold something (BOOK-31). What it is, `checkBooking` says. */
export function mayConfirm({ name, phone }: Pick<BookingForm, 'name' | 'phone'>): boolean {
  return name.trim() !== '' && phone.trim() !== ''
}
