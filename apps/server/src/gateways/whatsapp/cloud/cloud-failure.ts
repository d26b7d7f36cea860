import * as z from 'zod'
import type { SendFailure } from '../gateway-event'
import { safeWords } from '../safe-words'
import { maybe, wireText } from '../wire-values'

export interface CloudError {
  code: number
  words: string
}

const Reported = z
  .object({
    code: z.int(),
    title: maybe(wireText),
    message: maybe(wireText),
    error_data: maybe(z.object({ details: maybe(wireText) })),
  })
  .transform(({ code, title, message, error_data: data }): CloudError => ({
    code,
    words: safeWords(`${code} ${data?.details ?? title ?? message ?? ''}`.trim()),
  }))

const Answered = z.object({ error: Reported })

/** The error of an answer, null when it holds none. */
export function readCloudError(body: unknown): CloudError | null {
  return Answered.safeParse(body).data?.error ?? null
}

/** The first of a status's `errors`, null when there is none. */
export function readStatusError(errors: readonly unknown[]): CloudError | null {
  return Reported.safeParse(errors[0]).data ?? null
}

const codes: ReadonlyMap<number, SendFailure['code']> = new Map<number, SendFailure['code']>([
  [131047, 'window'],
  [131026, 'unknown-number'],
  [131052, 'media'],
  [131053, 'media'],
  [0, 'credentials'],
  [3, 'credentials'],
  [10, 'credentials'],
  [190, 'credentials'],
  [368, 'credentials'],
  [131005, 'credentials'],
  [131031, 'credentials'],
  [4, 'too-many'],
  [80007, 'too-many'],
  [130429, 'too-many'],
  [131048, 'too-many'],
  [131056, 'too-many'],
])

/** Why a message did not go out, by Meta's error codes; 200 to 299 are missing permissions. */
export function cloudFailure({ code, words }: CloudError): SendFailure {
  const isPermission = code >= 200 && code < 300
  return { code: isPermission ? 'credentials' : (codes.get(code) ?? 'other'), words }
}

const SECOND = 1_000

const waits: ReadonlyMap<number, number> = new Map([
  // The application's own limit, counted by the hour.
  [4, 60 * SECOND],
  [80007, 60 * SECOND],
  // So many a second for a number, and one in six seconds to the same person.
  [130429, 2 * SECOND],
  [131056, 6 * SECOND],
  // Something went wrong there, or is being repaired.
  [1, 5 * SECOND],
  [2, 5 * SECOND],
  [131000, 5 * SECOND],
  [131016, 5 * SECOND],
  [131057, 60 * SECOND],
  [133004, 5 * SECOND],
])

/** Milliseconds after which a call refused with this code may be tried again, null when that would not help. */
export function waitAfter({ code }: CloudError): number | null {
  return waits.get(code) ?? null
}
