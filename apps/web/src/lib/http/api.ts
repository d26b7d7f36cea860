import type { AnswerOf, Call } from '@balcao/contract/call'
import { config } from 'zod/mini'
import { logFailure } from '../log'
import { unreadable } from './read-answer'
import { exchange, type CallInput } from './send'
import { withoutBadRows } from './without-bad-rows'

// Compiled schemas need eval, which the page's content policy refuses.
config({ jitless: true })

/**
 * Makes a call of the contract and answers what its schema describes, without the rows of lists that it does not.
 * Throws ApiError: NETWORK, TIMEOUT, HTTP (a failure we do not understand), UNREADABLE, or the server's code.
 */
export async function call<C extends Call>(contract: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const { body, status } = await exchange<C>(contract, input)
  const answers = body === undefined ? [undefined, { ok: true }] : [body]
  for (const candidate of answers) {
    const result = contract.answer.safeParse(candidate)
    if (result.success) return result.data as AnswerOf<C>
    const lighter = contract.answer.safeParse(withoutBadRows(candidate, result.error.issues))
    if (lighter.success) {
      logFailure(`rows of ${contract.id} could not be read`, unreadable(status))
      return lighter.data as AnswerOf<C>
    }
  }
  throw unreadable(status)
}
