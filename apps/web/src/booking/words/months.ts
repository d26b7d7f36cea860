import type { PublicAgenda } from '@balcao/contract/booking'

/** What is known of a company's months. */
export interface MonthsState {
  /** By `YYYY-MM`. */
  answers: Readonly<Record<string, PublicAgenda>>
  /** Months whose last question failed, and how. */
  failures: Readonly<Record<string, unknown>>
  /** The answer to the youngest question, whatever its month: who the company is, and how far one can book. */
  newest: PublicAgenda | null
  /** Why nothing is known at all. */
  failure: unknown
}

interface Months {
  /** Asks for a month, or with null for the company's current one. Never rejects. */
  ask(month: string | null): Promise<void>
  /** Asks unless the month is known or on its way. */
  ensure(month: string): void
  state(): MonthsState
  subscribe(listener: () => void): () => void
}

/**
 * The months of an agenda, each with the answer to the youngest question about it: one that was slow, and comes after
 * a younger one was answered, changes nothing.
 */
export function createMonths(readMonth: (month: string | null) => Promise<PublicAgenda>): Months {
  let state: MonthsState = { answers: {}, failures: {}, newest: null, failure: null }
  let asked = 0
  let newestAsked = 0
  const answered = new Map<string, number>()
  const onTheirWay = new Set<string>()
  const listeners = new Set<() => void>()

  function become(next: Partial<MonthsState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function isOutdated(month: string, turn: number) {
    if ((answered.get(month) ?? 0) > turn) return true
    answered.set(month, turn)
    return false
  }

  function forgetFailure(month: string | null) {
    if (month === null) return become({ failure: null })
    const { [month]: _, ...failures } = state.failures
    become({ failures })
  }

  function answer(month: string, turn: number, agenda: PublicAgenda) {
    if (isOutdated(month, turn)) return
    const { [month]: _, ...failures } = state.failures
    const isNewest = turn > newestAsked
    if (isNewest) newestAsked = turn
    become({
      answers: { ...state.answers, [month]: agenda },
      failures,
      newest: isNewest ? agenda : state.newest,
      failure: null,
    })
  }

  function fail(month: string | null, turn: number, error: unknown) {
    if (month !== null && isOutdated(month, turn)) return
    become({
      failures: month === null ? state.failures : { ...state.failures, [month]: error },
      failure: state.newest === null ? error : null,
    })
  }

  async function ask(month: string | null) {
    asked += 1
    const turn = asked
    forgetFailure(month)
    if (month !== null) onTheirWay.add(month)
    try {
      const agenda = await readMonth(month)
      answer(month ?? agenda.today.slice(0, 7), turn, agenda)
    } catch (error) {
      fail(month, turn, error)
    } finally {
      if (month !== null) onTheirWay.delete(month)
    }
  }

  return {
    ask,
    ensure(month) {
      if (!state.answers[month] && !onTheirWay.has(month) && !(month in state.failures)) void ask(month)
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
