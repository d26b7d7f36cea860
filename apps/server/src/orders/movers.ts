import { employeeOf, type Caller } from '../platform/http/caller'
import type { Actor, Mover } from './orders.store'

/** Who does something to an order, as its timeline says it. */
export const actorOf = (caller: Caller): Actor => (caller.kind === 'session' ? 'counter' : 'api')

export const moverOf = (caller: Caller): Mover => ({
  actor: actorOf(caller),
  employeeId: employeeOf(caller),
})
