import * as z from 'zod/mini'
import { codePages, copyKinds, jobCopies, paperWidths, printJobStates } from '@balcao/domain/printing'
import { fulfilments } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { orderRoles, managers } from '../roles'
import { done, requiredText, text, uuid } from '../call/shapes'

const everyoneWrite = { access: ['session'], roles: orderRoles, limit: 'write' } as const

/** What a person sees of one print of an order. */
export const PrintSummary = z.object({
  id: uuid,
  order_id: z.nullable(uuid),
  copy: z.enum(jobCopies),
  revision: z.int(),
  reprint: z.boolean(),
  state: z.enum(printJobStates),
  station_name: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
})
export type PrintSummary = z.output<typeof PrintSummary>

/** How a station's printer wants its paper. */
const printerFields = {
  name: requiredText(60),
  paper: z.enum(paperWidths),
  columns: z.int().check(z.minimum(24), z.maximum(64)),
  code_page: z.enum(codePages),
  /** Which copies this station prints. */
  copies: z.array(z.enum(copyKinds)).check(z.minLength(1), z.maxLength(3)),
}

export const PrintStation = z.object({
  id: uuid,
  kind: z.enum(['browser', 'agent']),
  ...printerFields,
  last_seen_at: z.nullable(z.string()),
  online: z.boolean(),
})
export type PrintStation = z.output<typeof PrintStation>

export const PrintSettings = z.object({
  imprime_auto: z.boolean(),
  /** Which copies an order of each kind prints when it arrives. */
  copies: z.record(z.enum(fulfilments), z.array(z.enum(copyKinds))),
})
export type PrintSettings = z.output<typeof PrintSettings>

/** A claimed job: what to put on paper. A browser station prints `svg`; an agent writes `escpos` (base64). */
export const ClaimedJob = z.object({
  id: uuid,
  order_id: z.nullable(uuid),
  copy: z.enum(jobCopies),
  revision: z.int(),
  /** The fencing number: later reports carry it, and an older one is refused. */
  attempt: z.int(),
  lease_until: z.string(),
  paper: z.enum(paperWidths),
  svg: z.nullable(z.string()),
  escpos: z.nullable(z.string()),
  text: z.string(),
})
export type ClaimedJob = z.output<typeof ClaimedJob>

const stationId = z.object({ stationId: uuid })
const jobId = z.object({ jobId: uuid })

export const getPrintSettings = defineCall({
  id: 'printing.settings',
  method: 'GET',
  path: '/api/printing/settings',
  summary: 'Automatic printing and its copies',
  access: ['session'],
  roles: orderRoles,
  answer: PrintSettings,
  errors: [],
})

export const savePrintSettings = defineCall({
  id: 'printing.saveSettings',
  method: 'PUT',
  path: '/api/printing/settings',
  summary: 'Chooses the copies that an arriving order prints',
  access: ['session'],
  roles: managers,
  limit: 'write',
  body: z.strictObject({ copies: PrintSettings.shape.copies }),
  answer: PrintSettings,
  errors: [],
  example: { body: { copies: { delivery: ['kitchen', 'delivery'], pickup: ['kitchen'] } } },
})

export const listStations = defineCall({
  id: 'printing.stations',
  method: 'GET',
  path: '/api/printing/stations',
  summary: 'The print stations of the company',
  access: ['session'],
  roles: orderRoles,
  answer: z.array(PrintStation),
  errors: [],
})

export const registerStation = defineCall({
  id: 'printing.registerStation',
  method: 'POST',
  path: '/api/printing/stations',
  summary: 'Registers a station; an agent gets its key, shown once',
  access: ['session'],
  roles: orderRoles,
  // An agent's key prints on after the employee has left.
  closedFields: { kind: { value: 'agent', roles: managers } },
  limit: 'write',
  body: z.strictObject({ kind: z.enum(['browser', 'agent']), ...printerFields }),
  status: 201,
  answer: z.object({ station: PrintStation, key: z.nullable(z.string()) }),
  errors: [],
  example: {
    body: {
      kind: 'agent',
      name: 'Cozinha',
      paper: '80',
      columns: 48,
      code_page: 'cp860',
      copies: ['kitchen'],
    },
  },
})

export const getOwnStation = defineCall({
  id: 'printing.ownStation',
  method: 'GET',
  path: '/api/printing/station',
  summary: 'The station that a key belongs to: all an agent needs to know is its key',
  access: ['station'],
  answer: PrintStation,
  errors: ['STATION_NOT_FOUND'],
})

export const changeStation = defineCall({
  id: 'printing.changeStation',
  method: 'PUT',
  path: '/api/printing/stations/:stationId',
  summary: 'Changes a station’s name or printer',
  ...everyoneWrite,
  params: stationId,
  body: z.strictObject(printerFields),
  answer: PrintStation,
  errors: ['STATION_NOT_FOUND'],
  example: { body: { name: 'Cozinha', paper: '58', columns: 32, code_page: 'cp850', copies: ['kitchen'] } },
})

export const removeStation = defineCall({
  id: 'printing.removeStation',
  method: 'DELETE',
  path: '/api/printing/stations/:stationId',
  summary: 'Removes a station; what it had claimed goes back to the queue',
  access: ['session'],
  roles: orderRoles,
  params: stationId,
  answer: done,
  errors: ['STATION_NOT_FOUND'],
})

export const printTestSheet = defineCall({
  id: 'printing.testSheet',
  method: 'POST',
  path: '/api/printing/stations/:stationId/test',
  summary: 'Queues a test sheet with accents, columns and a QR code for one station',
  ...everyoneWrite,
  params: stationId,
  status: 201,
  answer: PrintSummary,
  errors: ['STATION_NOT_FOUND'],
})

export const claimPrintJobs = defineCall({
  id: 'printing.claim',
  method: 'POST',
  path: '/api/printing/stations/:stationId/claim',
  summary: 'Takes waiting jobs under a lease; with `wait` it answers when one arrives (seconds, at most 25)',
  access: ['session', 'station'],
  roles: orderRoles,
  params: stationId,
  body: z.strictObject({
    wait: z._default(z.int().check(z.minimum(0), z.maximum(25)), 0),
    /** At most this many jobs: a lease runs from the claim, so take only what is printed at once. */
    limit: z._default(z.int().check(z.minimum(1), z.maximum(10)), 4),
    /**
     * The station has just started, so what its earlier self took and never announced is handed out again at once
     * instead of when the lease ends. Harmless if that self still runs: the attempt number has moved on.
     */
    starting: z._default(z.boolean(), false),
  }),
  answer: z.array(ClaimedJob),
  errors: ['STATION_NOT_FOUND', 'FORBIDDEN'],
  example: { body: { wait: 0 } },
})

export const startSending = defineCall({
  id: 'printing.startSending',
  method: 'POST',
  path: '/api/printing/jobs/:jobId/sending',
  summary: 'Says that bytes are about to reach the printer: from here on nothing is retried by itself',
  access: ['session', 'station'],
  roles: orderRoles,
  params: jobId,
  body: z.strictObject({ station_id: uuid, attempt: z.int() }),
  answer: done,
  errors: ['PRINT_JOB_NOT_FOUND', 'LEASE_LOST', 'FORBIDDEN'],
  example: { body: { station_id: '3f0c6a52-8a0e-4c6f-9d0e-5b7c2f1d8e90', attempt: 1 } },
})

export const reportPrint = defineCall({
  id: 'printing.report',
  method: 'POST',
  path: '/api/printing/jobs/:jobId/result',
  summary: 'How a print ended',
  access: ['session', 'station'],
  roles: orderRoles,
  params: jobId,
  body: z.strictObject({
    station_id: uuid,
    attempt: z.int(),
    /**
     * `failed` before sending goes back to the queue a few times; after sending it is `uncertain`, unless the
     * device says with `nothing_printed` that no paper came out.
     */
    outcome: z.enum(['printed', 'failed', 'uncertain']),
    nothing_printed: z.optional(z.boolean()),
    detail: z.optional(z.nullable(text(200))),
  }),
  answer: done,
  errors: ['PRINT_JOB_NOT_FOUND', 'LEASE_LOST', 'FORBIDDEN'],
  example: {
    body: { station_id: '3f0c6a52-8a0e-4c6f-9d0e-5b7c2f1d8e90', attempt: 1, outcome: 'printed' },
  },
})

export const resolvePrint = defineCall({
  id: 'printing.resolve',
  method: 'POST',
  path: '/api/printing/jobs/:jobId/resolve',
  summary:
    'A person answers whether the paper came out; “no” queues a marked reprint, which is then the answer',
  ...everyoneWrite,
  params: jobId,
  body: z.strictObject({ printed: z.boolean() }),
  answer: PrintSummary,
  errors: ['PRINT_JOB_NOT_FOUND'],
  example: { body: { printed: true } },
})

export const printOrder = defineCall({
  id: 'printing.printOrder',
  method: 'POST',
  path: '/api/orders/:orderId/prints',
  summary: 'Prints an order on purpose; after a first print it is a marked reprint',
  ...everyoneWrite,
  params: z.object({ orderId: uuid }),
  body: z.strictObject({ copy: z.enum(copyKinds) }),
  status: 201,
  answer: PrintSummary,
  errors: ['ORDER_NOT_FOUND'],
  example: { body: { copy: 'kitchen' } },
})

export const previewReceipt = defineCall({
  id: 'printing.preview',
  method: 'GET',
  path: '/api/orders/:orderId/receipt',
  summary: 'The receipt of an order as it would come out, as SVG and text',
  access: ['session'],
  roles: orderRoles,
  params: z.object({ orderId: uuid }),
  query: z.object({ copy: z.enum(copyKinds), paper: z._default(z.enum(paperWidths), '80') }),
  answer: z.object({ svg: z.string(), text: z.string() }),
  errors: ['ORDER_NOT_FOUND'],
  example: { query: { copy: 'kitchen' } },
})

export const printingCalls = {
  getPrintSettings,
  savePrintSettings,
  listStations,
  registerStation,
  getOwnStation,
  changeStation,
  removeStation,
  printTestSheet,
  claimPrintJobs,
  startSending,
  reportPrint,
  resolvePrint,
  printOrder,
  previewReceipt,
}
