import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import {
  Answers,
  changedAnswers,
  changedAnswersExample,
  fileRefusals,
  FileSent,
  PutQuestion,
  sentFile,
  sentFileExample,
} from '../scheduling'
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
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'ANSWERS_CHANGED',
    'QUESTIONS_CHANGED',
    'ANSWER_FILE_GONE',
    'TOO_LATE_TO_CHANGE',
  ],
  example: { params: linkExample, body: changedAnswersExample },
})

export const sendBookingFile = defineCall({
  id: 'booking.sendFile',
  ...routes.sendBookingFile,
  summary:
    'Sends a file that answers a question of the booking: its bytes are the body (application/octet-stream; JPEG, PNG, WebP or PDF, 10 MB at most). The booking takes it within an hour, or it goes',
  access: ['visit'],
  limit: 'publicFile',
  params: company,
  query: sentFile,
  status: 201,
  answer: FileSent,
  errors: ['NOT_FOUND', 'BOOKING_UNAVAILABLE', ...fileRefusals],
  example: { params: { company: '99999999000199' }, ...sentFileExample },
})

export const sendOwnFile = defineCall({
  id: 'booking.sendOwnFile',
  ...routes.sendOwnFile,
  summary:
    'The customer behind a private link sends a file that answers a question, until the appointment begins; it answers once it is saved',
  access: ['visit'],
  limit: 'publicFile',
  params: byLink,
  query: sentFile,
  status: 201,
  answer: FileSent,
  errors: ['APPOINTMENT_NOT_FOUND', 'TOO_LATE_TO_CHANGE', ...fileRefusals],
  example: { params: linkExample, ...sentFileExample },
})
