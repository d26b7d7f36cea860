import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../../../lib/http/api-error'
import { currentOf } from './current-of'

const Thing = z.object({ version: z.int() })
const refusal = (current: unknown, code: ApiError['code'] = 'SETTINGS_CHANGED') =>
  new ApiError('x', { status: 409, code, mensagem: 'x', current })

test.each([
  ['how it stands', refusal({ version: 4 }), { version: 4 }],
  ['nothing of an answer of another shape', refusal({ version: 'four' }), null],
  ['nothing of an answer without it', refusal(undefined), null],
  ['nothing of another refusal', refusal({ version: 4 }, 'FORBIDDEN'), null],
  ['nothing of what is no answer', new Error('x'), null],
])('a refused save tells %s', (_, error, expected) => {
  expect(currentOf(error, 'SETTINGS_CHANGED', Thing)).toEqual(expected)
})
