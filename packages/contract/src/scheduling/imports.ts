import * as z from 'zod/mini'
import { LONGEST_IMPORTED, MOST_IMPORTED } from '@balcao/domain/scheduling/light'
import { defineCall } from '../call'
import { prose, requiredText, text, uuid } from '../call/shapes'
import { managers } from '../roles'
import { byId, instant, people, serviceId } from './shapes'
import { AgendaWarning } from './will'

/** An appointment of another program, as the browser read it in a file. */
export const ImportedRow = z.strictObject({
  /** What tells it from every other of its file, and the same whenever that file is read. */
  key: z.string().check(z.minLength(1), z.maxLength(1200)),
  /** Of whole days the midnight of the first, on the company's clock. */
  starts_at: instant,
  /** Whole days, of what has no time; only a service by day has them. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_IMPORTED.days))),
  /** Left out, it takes as long as its service. */
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(LONGEST_IMPORTED.minutes))),
  /** The company's own when left out. */
  agenda_id: z.optional(uuid),
  /** Left out, or no longer on sale: it keeps the words of `service` at no price. */
  service_id: z.optional(serviceId),
  service: requiredText(300),
  client: requiredText(300),
  phone: z.optional(text(20)),
  email: z.optional(text(254)),
  notes: z.optional(prose(1000)),
  /** Keys of the warnings that were read: it comes all the same, as the owner's will (decision 0037). */
  accept: z.optional(z.array(text(80)).check(z.maxLength(1000))),
})
export type ImportedRow = z.output<typeof ImportedRow>

const rows = {
  rows: z.array(ImportedRow).check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
  /** What is over by now comes as completed, or stays out. */
  past: z.enum(['keep', 'leave']),
}

/** What is brought stays below this: a file has five megabytes at most. */
const bodyLimit = 8 * 1024 * 1024
const write = { access: people, roles: managers, limit: 'agendaImport' } as const

const place = z.int()

/** What becomes of the rows, by their place in what was sent. Whoever is in no list comes, or came. */
export const ImportVerdict = z.object({
  /** How many are to come, of these by the owner's will, and how many are over. */
  comes: z.int(),
  willed: z.int(),
  history: z.int(),
  /** Over, and left out by choice. */
  past: z.array(place),
  /** Brought before. */
  known: z.array(place),
  /** The same customer has an appointment at the same time, here or earlier in the file. */
  doubles: z.array(place),
  /** More than five years back or two ahead: a wrong year. */
  too_far: z.array(place),
  /** Whole days, and the service is none by day. */
  whole_days: z.array(place),
  /** What keeps them out until all of their warnings are accepted. */
  conflicts: z.array(z.object({ row: place, warnings: z.array(AgendaWarning) })),
})
export type ImportVerdict = z.output<typeof ImportVerdict>

/** Of no rows at all. */
export const emptyVerdict = (): ImportVerdict => ({
  comes: 0,
  willed: 0,
  history: 0,
  past: [],
  known: [],
  doubles: [],
  too_far: [],
  whole_days: [],
  conflicts: [],
})

/** Something that was brought: when, by whom, and what became of it. */
export const AgendaImport = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(['ics', 'csv']),
  at: z.string(),
  /** `name` of an employee; null for the company's own account. */
  by: z.object({ kind: z.enum(['dono', 'employee']), name: z.nullable(z.string()) }),
  /** Appointments that came, those that were over included; by the owner's will; over already; left out. */
  came: z.int(),
  willed: z.int(),
  history: z.int(),
  left_out: z.int(),
  reminds: z.boolean(),
  /** Taken back: how many went, and how many stayed because somebody changed them since. */
  undone: z.nullable(z.object({ at: z.string(), taken: z.int(), stayed: z.int() })),
})
export type AgendaImport = z.output<typeof AgendaImport>

export const previewImport = defineCall({
  id: 'scheduling.previewImport',
  method: 'POST',
  path: '/api/agenda/imports/preview',
  summary: 'What bringing appointments of another program along would do; nothing is saved',
  ...write,
  bodyLimit,
  body: z.strictObject({ ...rows, id: uuid }),
  answer: ImportVerdict,
  errors: ['AGENDA_NOT_FOUND'],
  example: {
    body: {
      id: '3c0e8d6a-7b1f-4a52-9d55-0a8a4d7f2b10',
      past: 'keep',
      rows: [
        {
          key: 'ics 1',
          starts_at: '2030-11-20T13:00:00Z',
          minutes: 60,
          service: 'Corte',
          client: 'Ana Lima',
        },
      ],
    },
  },
})

export const saveImport = defineCall({
  id: 'scheduling.saveImport',
  method: 'POST',
  path: '/api/agenda/imports',
  summary:
    'Brings appointments of another program along, all in one step; sent again, or from another file that holds the same, nothing comes twice',
  ...write,
  bodyLimit,
  body: z.strictObject({
    ...rows,
    /** Chosen by the caller: the same is brought once and answered alike. */
    id: uuid,
    /** Of the file. */
    name: requiredText(200),
    kind: z.enum(['ics', 'csv']),
    /** Customers are reminded of those that are to come, as of any other. */
    remind: z._default(z.boolean(), false),
  }),
  status: 201,
  answer: z.object({ import: AgendaImport, verdict: z.nullable(ImportVerdict) }),
  errors: ['AGENDA_NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  example: {
    body: {
      id: '3c0e8d6a-7b1f-4a52-9d55-0a8a4d7f2b10',
      name: 'agenda.ics',
      kind: 'ics',
      past: 'keep',
      rows: [
        {
          key: 'ics 1',
          starts_at: '2030-11-20T13:00:00Z',
          minutes: 60,
          service: 'Corte',
          client: 'Ana Lima',
        },
      ],
    },
  },
})

export const listImports = defineCall({
  id: 'scheduling.imports',
  method: 'GET',
  path: '/api/agenda/imports',
  summary: 'What was brought from other programs, the newest first',
  access: people,
  roles: managers,
  answer: z.object({ imports: z.array(AgendaImport) }),
  errors: [],
})

export const undoImport = defineCall({
  id: 'scheduling.undoImport',
  method: 'POST',
  path: '/api/agenda/imports/:id/undo',
  summary: 'Takes away what was brought and nobody changed since',
  access: people,
  roles: managers,
  limit: 'write',
  params: byId,
  answer: AgendaImport,
  errors: ['IMPORT_NOT_FOUND'],
})
