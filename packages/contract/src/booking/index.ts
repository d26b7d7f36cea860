import { consultCalendar, readAgenda, readVisit } from './agenda'
import { bookSlot, bookingCalendarFile, changeBooking, readBooking } from './bookings'
import { holdSlot, releaseSlot } from './holds'
import {
  readBookingQuestions,
  readOwnAnswers,
  saveOwnAnswers,
  sendBookingFile,
  sendOwnFile,
} from './questions'
import { joinWaiting } from './waiting'

export * from './agenda'
export * from './bookings'
export * from './holds'
export * from './questions'
export * from './waiting'

export const bookingCalls = {
  readAgenda,
  readVisit,
  holdSlot,
  releaseSlot,
  bookSlot,
  readBooking,
  changeBooking,
  bookingCalendarFile,
  readBookingQuestions,
  readOwnAnswers,
  saveOwnAnswers,
  sendBookingFile,
  sendOwnFile,
  joinWaiting,
  consultCalendar,
}
