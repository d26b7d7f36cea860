import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { Answers, changedAnswers, changedAnswersExample, PutQuestion } from '../scheduling'
import { byLink, company, linkExample } from './shapes'

export const readBookingQuestions = defineCall({
  id: 'booking.questions',
  ...routes.readBookingQuestions,
  summary: 'What a visit of these services asks its customer in the booking',
  access: ['public'],
  limit: 'publicRead',
  params: company,
  query: z.object({
    /** Ids of services, divided by commas. */
    services: z.string().check(z.minLength(1), z.maxLength(600)),
  }),
  answer: z.object({ questions: z.array(PutQuestion) }),
  errors: ['NOT_FOUND', 'BOOKING_UNAVAILABLE'],
  example: { params: { company: '99999999000199' }, query: { services: 'corte-feminino' } },
})

export const readOwnAnswers = defineCall({
  id: 'booking.ownAnswers',
  ...routes.readOwnAnswers,
  summary: 'What the customer behind a private link is asked, and what they answered',
  access: ['public'],
  limit: 'publicRead',
  params: byLink,
  answer: Answers,
  errors: ['APPOINTMENT_NOT_FOUND'],
  example: { params: linkExample },
})

export const saveOwnAnswers = defineCall({
  id: 'booking.saveOwnAnswers',
  ...routes.saveOwnAnswers,
  summary: 'The customer answers, or answers otherwise, until the appointment begins',
  access: ['visit'],
  limit: 'publicBooking',
  params: byLink,
  body: changedAnswers,
  answer: Answers,
  errors: ['APPOINTMENT_NOT_FOUND', 'ANSWERS_CHANGED', 'QUESTIONS_CHANGED', 'TOO_LATE_TO_CHANGE'],
  example: { params: linkExample, body: changedAnswersExample },
})
