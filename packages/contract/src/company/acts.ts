import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { uuid } from '../call/shapes'
import { ownerOnly } from '../roles'

export const answerChange = defineCall({
  id: 'company.answerChange',
  ...routes.answerChange,
  summary:
    'The word of the mailbox that was told of a change: `own` releases a new mailbox, `foreign` puts the former mailbox or PIX key back, ends all sessions and voids the password',
  access: ['public'],
  limit: 'verifyCode',
  body: z.strictObject({
    /** The one-use token of the mailed link. */
    token: z.string().check(z.regex(/^[\w-]{43}$/)),
    word: z.enum(['own', 'foreign']),
  }),
  answer: z.object({ ok: z.literal(true), kind: z.enum(['mailbox', 'pix']) }),
  errors: ['LINK_SPENT'],
  example: { body: { token: 'x'.repeat(43), word: 'own' } },
})

/** Something that was done at a company, as its owner reads it. */
const CompanyAct = z.object({
  id: uuid,
  at: z.string(),
  actor_kind: z.enum(['operator', 'dono', 'employee', 'api', 'system']),
  /** The employee's or the key's name, where it has one. */
  name: z.nullable(z.string()),
  /** Where from, in short form; `*` for many places, null where nobody was on the line. */
  network: z.nullable(z.string()),
  /** Dotted and stable, such as `auth.signed-in`. */
  act: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type CompanyAct = z.output<typeof CompanyAct>

export const listActs = defineCall({
  id: 'company.acts',
  method: 'GET',
  path: '/api/company/acts',
  summary: 'Who did what at the company: the newest hundred acts of the audit log',
  access: ['session'],
  roles: ownerOnly,
  answer: z.object({ acts: z.array(CompanyAct) }),
  errors: [],
})
