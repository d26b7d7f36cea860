import * as z from 'zod/mini'
import { QUESTION_LIMITS, questionKinds, questionTimes } from '@balcao/domain/scheduling/questions'
import { defineCall } from '../call'
import { agendaRoles, managers } from '../roles'
import { prose, requiredText, text, uuid } from '../call/shapes'
import { byId, people, serviceId } from './shapes'

const LIMITS = QUESTION_LIMITS

/** What a service asks its customers; see the domain's `ServiceQuestion`. */
export const ServiceQuestion = z.strictObject({
  id: uuid,
  label: requiredText(LIMITS.label),
  hint: z._default(text(LIMITS.hint), ''),
  kind: z.enum(questionKinds),
  choices: z._default(z.array(requiredText(LIMITS.choice)).check(z.maxLength(LIMITS.choices)), []),
  required: z._default(z.boolean(), false),
  when: z._default(z.enum(questionTimes), 'booking'),
})

/** The questions of one service, in their order. */
export const ServiceQuestions = z.object({
  service_id: z.string(),
  questions: z.array(ServiceQuestion),
  /** 0 where nothing was ever asked. */
  version: z.int(),
})
export type ServiceQuestions = z.output<typeof ServiceQuestions>

/** A question as it is put to somebody. */
export const PutQuestion = z.object({
  id: uuid,
  label: z.string(),
  hint: z.string(),
  kind: z.enum(questionKinds),
  choices: z.array(z.string()),
  required: z.boolean(),
})
export type PutQuestion = z.output<typeof PutQuestion>

/** What is asked for an appointment and what was answered, in their order. */
export const Answers = z.object({
  questions: z.array(
    z.extend(PutQuestion, {
      /** Of yes or no: `yes` or `no`. Of a file: what its sending answered. */
      answer: z.nullable(z.string()),
      /** False for one that is asked no longer; its answer stays as it was given. */
      asked: z.boolean(),
    }),
  ),
  version: z.int(),
  /** Whether its customer may still answer by the private link. */
  answerable: z.boolean(),
})
export type Answers = z.output<typeof Answers>

/** Answers as they are sent, each with the question as it read; blank takes one back. */
export const givenAnswers = z
  .array(z.strictObject({ id: uuid, label: text(LIMITS.label), answer: prose(LIMITS.answer) }))
  .check(z.maxLength(60))

/** What is changed, and what it was changed from. */
export const changedAnswers = z.strictObject({ version: z.int(), answers: givenAnswers })

export const changedAnswersExample = { version: 0, answers: [] }

export const listQuestions = defineCall({
  id: 'scheduling.questions',
  method: 'GET',
  path: '/api/agenda/questions',
  summary: 'What each service asks its customers; services that ask nothing are left out',
  access: people,
  roles: managers,
  answer: z.object({ services: z.array(ServiceQuestions) }),
  errors: [],
})

export const saveQuestions = defineCall({
  id: 'scheduling.saveQuestions',
  method: 'PUT',
  path: '/api/agenda/questions/:serviceId',
  summary:
    'Says what a service asks its customers, the whole list in its order; refused when somebody changed it since `version`',
  access: people,
  roles: managers,
  limit: 'write',
  params: z.object({ serviceId }),
  body: z.strictObject({
    version: z.int(),
    questions: z.array(ServiceQuestion).check(z.maxLength(LIMITS.questions)),
  }),
  answer: ServiceQuestions,
  /** SETTINGS_CHANGED carries the questions as they stand in `current`. */
  errors: ['SERVICE_NOT_FOUND', 'SETTINGS_CHANGED'],
  example: { params: { serviceId: 'corte-feminino' }, body: { version: 0, questions: [] } },
})

export const readAnswers = defineCall({
  id: 'scheduling.answers',
  method: 'GET',
  path: '/api/appointments/:id/answers',
  summary:
    'What an appointment’s customer is asked, and what was answered; for a professional of their own agenda alone',
  access: people,
  roles: agendaRoles,
  params: byId,
  answer: Answers,
  errors: ['APPOINTMENT_NOT_FOUND'],
})

export const saveAnswers = defineCall({
  id: 'scheduling.saveAnswers',
  method: 'PUT',
  path: '/api/appointments/:id/answers',
  summary: 'Writes down answers that were given at the counter; those that are not sent stay',
  access: people,
  roles: agendaRoles,
  limit: 'write',
  params: byId,
  body: changedAnswers,
  answer: Answers,
  /** Both carry how it stands in `current`. */
  errors: ['APPOINTMENT_NOT_FOUND', 'ANSWERS_CHANGED', 'QUESTIONS_CHANGED', 'ANSWER_FILE_GONE'],
  example: { body: changedAnswersExample },
})

/** What is sent of a file beside its bytes, which are the body (application/octet-stream). */
export const sentFile = z.object({ name: requiredText(255) })

export const sentFileExample = { query: { name: 'encaminhamento.pdf' } }

/** A file that was sent: what answers its question. It waits an hour for that. */
export const FileSent = z.object({ answer: z.string() })

/** How the sending of a file may be refused. */
export const fileRefusals = [
  'ANSWER_FILE_REFUSED',
  'ANSWER_FILES_FULL',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'QUESTIONS_CHANGED',
  'UNAVAILABLE',
] as const

export const sendAnswerFile = defineCall({
  id: 'scheduling.sendAnswerFile',
  method: 'POST',
  path: '/api/appointments/:id/answers/files',
  summary:
    'Sends a file that answers a question of an appointment: its bytes are the body (application/octet-stream; JPEG, PNG, WebP or PDF, 10 MB at most), and `answer` is what is saved as the answer',
  access: people,
  roles: agendaRoles,
  limit: 'write',
  params: byId,
  query: sentFile,
  status: 201,
  answer: FileSent,
  errors: ['APPOINTMENT_NOT_FOUND', ...fileRefusals],
  example: sentFileExample,
})

export const readAnswerFile = defineCall({
  id: 'scheduling.answerFile',
  method: 'GET',
  path: '/api/appointments/:id/answers/files/:fileId',
  summary:
    'A file that answers a question of an appointment, to who may read its answers; written down in the audit log. A PDF is only ever saved, `size=small` is a picture’s thumbnail',
  access: people,
  roles: agendaRoles,
  params: z.object({ ...byId.shape, fileId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  query: z.object({ size: z.optional(z.enum(['small'])) }),
  answer: z.unknown(),
  errors: ['APPOINTMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'UNAVAILABLE'],
  example: { params: { fileId: '0'.repeat(32) } },
})
