import { Counter } from 'prom-client'
import { traced, type Span, type SpanAttributes } from './tracing/tracing'

/** Whom the product asks. */
export type Outsider = 'evolution' | 'cloud' | 'google' | 'mail' | 'webhooks' | 'open-ai' | 'pix'

/** How asking ended: `refused` is an answer that says no, `unanswered` none that is whole. */
export type OutsideOutcome = 'answered' | 'refused' | 'unanswered'

/** Of this process, for `/metrics`. */
export const outsideCalls = new Counter({
  name: 'balcao_outside_calls_total',
  help: 'What was asked outside since the start, by whom and how it ended',
  labelNames: ['to', 'outcome'],
  registers: [],
})

/**
 * Asks somebody outside, as a step of what runs, and counts how it ended. `outcomeOf` says what an answer is; an error that
 * carries the status of an answer is `refused`, any other `unanswered`.
 */
export async function askOutside<T>(
  to: Outsider,
  { name, attributes = {} }: { name: string; attributes?: SpanAttributes },
  ask: (span?: Span) => Promise<T>,
  outcomeOf: (answer: T) => OutsideOutcome = () => 'answered',
): Promise<T> {
  return traced(name, { kind: 'call', attributes }, async (span) => {
    try {
      const answer = await ask(span)
      outsideCalls.inc({ to, outcome: outcomeOf(answer) })
      return answer
    } catch (error) {
      outsideCalls.inc({ to, outcome: statusOf(error) === undefined ? 'unanswered' : 'refused' })
      throw error
    }
  })
}

/** The answer's status in an error of Google's library or of the mail's. */
function statusOf(error: unknown): number | undefined {
  const { status, responseCode } = error as { status?: unknown; responseCode?: unknown }
  return [status, responseCode].find((code) => typeof code === 'number')
}

/** What an HTTP status says. */
export const outcomeOfStatus = (status: number): OutsideOutcome => (status < 400 ? 'answered' : 'refused')
