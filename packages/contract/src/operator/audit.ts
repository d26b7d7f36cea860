import * as z from 'zod/mini'
import { defineCall } from '../call'
import { text, uuid } from '../call/shapes'
import { access, after, next, pageSize } from './shapes'

export const AuditEntry = z.object({
  id: uuid,
  at: z.string(),
  company: z.nullable(z.object({ id: uuid, nome: z.string() })),
  actor_kind: z.enum(['operator', 'dono', 'employee', 'api', 'system']),
  /** An operator's name (`cli:…` from the command line), an employee's or key's id. */
  actor: z.nullable(z.string()),
  /** Where the act came from, in short form; null where nobody was on the line. */
  network: z.nullable(z.string()),
  /** Dotted and stable, such as `operator.lead-approved`. */
  act: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const listAudit = defineCall({
  id: 'operator.audit',
  method: 'GET',
  path: '/api/operator/audit',
  summary: 'Who did what, the newest first',
  access,
  query: z.object({
    company_id: z.optional(uuid),
    actor: z.optional(text(120)),
    /** The act, or what it begins with. */
    act: z.optional(text(80)),
    after,
    limit: pageSize,
  }),
  answer: z.object({ entries: z.array(AuditEntry), next }),
  errors: [],
  example: { query: { act: 'operator.' } },
})
