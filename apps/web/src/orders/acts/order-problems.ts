import { useSyncExternalStore } from 'react'
import type { OrdersText } from '../texts'

type OrderProblem =
  | Extract<
      OrdersText,
      | 'statusFailed'
      | 'statusTaken'
      | 'statusTakenByProgram'
      | 'deleteFailed'
      | 'printAnswerFailed'
      | 'undoFailed'
      | 'tickFailed'
      | 'tickChanged'
      | 'payFailed'
      | 'payElsewhere'
      | 'payUndoFailed'
    >
  | { takenBy: string }

const problems = new Map<string, OrderProblem>()
const listeners = new Set<() => void>()

/** What went wrong with an order, said quietly on its card until read or tried again (decision 0026, W14). */
export function setOrderProblem(id: string, problem: OrderProblem | null) {
  if (problem === null ? !problems.delete(id) : problems.get(id) === problem) return
  if (problem) problems.set(id, problem)
  for (const listener of listeners) listener()
}

export function useOrderProblem(id: string): OrderProblem | undefined {
  return useSyncExternalStore(subscribe, () => problems.get(id))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
