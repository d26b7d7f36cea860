import type { AnswerOf, BodyInputOf, Call } from '@balcao/contract/call'
import { refusalIn, unreadable } from './read-answer'
import { addressOf } from './send'
import { sendByXhr } from './send-by-xhr'

const timeoutMs = 120_000

/**
 * Makes a call whose body takes its time, and tells how far it is (0 to 1). Throws ApiError as `call` does; an abort
 * rejects with an AbortError.
 */
export async function sendWithProgress<C extends Call>(
  contract: C,
  { body, ...how }: { body: BodyInputOf<C>; onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<AnswerOf<C>> {
  const { status, answer } = await sendByXhr({
    method: contract.method,
    address: addressOf(contract.path),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs,
    ...how,
  })
  const refusal = refusalIn(answer, status)
  if (refusal) throw refusal
  const result = contract.answer.safeParse(answer ?? { ok: true })
  if (!result.success) throw unreadable(status)
  return result.data as AnswerOf<C>
}
