import * as z from 'zod/mini'
import { defineCall } from '../call'
import { done, requiredText } from '../call/shapes'
import { access } from './shapes'

export const SignedInOperator = z.object({
  user: z.string(),
  /** When this session ends at the latest; an hour without use ends it sooner. */
  ends_at: z.string(),
})
export type SignedInOperator = z.output<typeof SignedInOperator>

export const signInOperator = defineCall({
  id: 'operator.signIn',
  method: 'POST',
  path: '/api/operator/sign-in',
  summary: 'Signs an operator in with user, password and the code of their authenticator; sets their cookie',
  access: ['public'],
  limit: 'operatorSignIn',
  body: z.strictObject({
    user: requiredText(40),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    /** Six digits; blanks between them are ignored. */
    code: requiredText(12),
  }),
  answer: SignedInOperator,
  errors: ['WRONG_OPERATOR'],
  example: { body: { user: 'ana', password: 'uma senha comprida', code: '123456' } },
})

export const currentOperator = defineCall({
  id: 'operator.current',
  method: 'GET',
  path: '/api/operator/session',
  summary: 'Which operator is signed in',
  access,
  answer: SignedInOperator,
  errors: [],
})

export const signOutOperator = defineCall({
  id: 'operator.signOut',
  method: 'POST',
  path: '/api/operator/sign-out',
  summary: 'Ends this operator’s session',
  access,
  answer: done,
  errors: [],
})
