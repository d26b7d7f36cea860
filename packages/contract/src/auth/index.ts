import * as z from 'zod/mini'
import { defineCall } from '../call'
import { everyRole, ownerOnly, roles } from '../roles'
import { routes } from '../call/routes'
import { cnpjInput, done, uuid } from '../call/shapes'

/** What a public lookup shows of a company: the e-mail only masked (decision 0026, W17). */
export const FoundCompany = z.object({
  id: uuid,
  nome: z.string(),
  email_cliente: z.string(),
  senha_definida: z.boolean(),
})
export type FoundCompany = z.output<typeof FoundCompany>

const cnpj = z.strictObject({ cnpj: cnpjInput })

export const checkCnpj = defineCall({
  id: 'auth.checkCnpj',
  ...routes.checkCnpj,
  summary: 'Looks up a company by CNPJ before sign-in, recovery or first access',
  access: ['public'],
  limit: 'lookup',
  body: cnpj,
  answer: z.object({ ok: z.literal(true), exists: z.boolean(), empresa: z.nullable(FoundCompany) }),
  errors: ['INVALID_CNPJ'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})

export const generateCode = defineCall({
  id: 'auth.generateCode',
  ...routes.generateCode,
  summary: 'Sends a 6-digit code to the e-mail of the company (valid for 10 minutes)',
  access: ['public'],
  limit: 'sendCode',
  body: cnpj,
  answer: done,
  errors: ['INVALID_CNPJ'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})

export const verifyCode = defineCall({
  id: 'auth.verifyCode',
  ...routes.verifyCode,
  summary: 'Trades a code for a one-use ticket cookie that create-password needs',
  access: ['public'],
  limit: 'verifyCode',
  body: z.strictObject({ cnpj: cnpjInput, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  answer: done,
  errors: ['INVALID_CNPJ', 'WRONG_CODE', 'CODE_EXPIRED'],
  example: { body: { cnpj: '99.999.999/0001-99', code: '123456' } },
})

export const createPassword = defineCall({
  id: 'auth.createPassword',
  ...routes.createPassword,
  summary: 'Sets the password with the ticket of an accepted code; ends every other session',
  access: ['public'],
  limit: 'verifyCode',
  body: z.strictObject({ cnpj: cnpjInput, password: z.string().check(z.maxLength(256)) }),
  answer: done,
  errors: ['INVALID_CNPJ', 'TICKET_REQUIRED', 'WEAK_PASSWORD', 'COMMON_PASSWORD'],
  example: { body: { cnpj: '99.999.999/0001-99', password: 'Balcao#2026' } },
})

export const verifyPassword = defineCall({
  id: 'auth.verifyPassword',
  ...routes.verifyPassword,
  summary: 'Signs in: checks the password and sets the session cookie',
  access: ['public'],
  limit: 'signIn',
  body: z.strictObject({ cnpj: cnpjInput, password: z.string().check(z.maxLength(256)) }),
  answer: done,
  errors: ['INVALID_CNPJ', 'WRONG_PASSWORD'],
  example: { body: { cnpj: '99.999.999/0001-99', password: 'Balcao#2026' } },
})

export const employeeSignIn = defineCall({
  id: 'auth.employeeSignIn',
  ...routes.employeeSignIn,
  summary:
    'Signs an employee in by the company’s CNPJ and a PIN of nine digits. Once strangers guessed too often that day, a new device needs a code of the owner',
  access: ['public'],
  limit: 'signIn',
  /** Blanks and dashes in the PIN do not count. */
  body: z.strictObject({
    cnpj: cnpjInput,
    pin: z.string().check(z.maxLength(40)),
    /** From `employees.openDevice`; makes this device known whatever strangers have tried. */
    device_code: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: done,
  errors: ['INVALID_CNPJ', 'WRONG_PIN', 'DEVICE_CODE_NEEDED', 'WRONG_DEVICE_CODE'],
  example: { body: { cnpj: '99.999.999/0001-99', pin: '417 204 936' } },
})

export const confirmSession = defineCall({
  id: 'auth.confirm',
  method: 'POST',
  path: '/api/auth/confirm',
  summary:
    'Asks the password again: for five minutes this session may change the mailbox and the PIX key. Ten wrong ones end the session',
  access: ['session'],
  roles: ownerOnly,
  limit: 'signIn',
  /** The company's password; of an employee's session their PIN once it is a day old, blanks and dashes do not count. */
  body: z.strictObject({ password: z.string().check(z.maxLength(256)) }),
  answer: done,
  errors: ['WRONG_PASSWORD', 'WRONG_PIN'],
  example: { body: { password: 'Balcao#2026' } },
})

export const currentSession = defineCall({
  id: 'auth.currentSession',
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in',
  access: ['session'],
  roles: everyRole,
  answer: z.object({
    ok: z.literal(true),
    company: z.object({ id: uuid, cnpj: z.string(), nome: z.string() }),
    role: z.enum(roles),
    /** Null: the company's own account. */
    employee: z.nullable(z.object({ id: uuid, nome: z.string() })),
  }),
  errors: [],
})

export const signOut = defineCall({
  id: 'auth.signOut',
  ...routes.signOut,
  summary: 'Ends this session, on the server and in its open streams',
  access: ['session'],
  roles: everyRole,
  answer: done,
  errors: [],
})

export const signOutEverywhere = defineCall({
  id: 'auth.signOutEverywhere',
  method: 'POST',
  path: '/api/sign-out-everywhere',
  summary: 'Ends every session of the company, on every device, with their open streams',
  access: ['session'],
  roles: ownerOnly,
  answer: done,
  errors: [],
})

export const authCalls = {
  checkCnpj,
  generateCode,
  verifyCode,
  createPassword,
  verifyPassword,
  employeeSignIn,
  confirmSession,
  currentSession,
  signOut,
  signOutEverywhere,
}
