import { randomUUID } from 'node:crypto'
import type { CashRegister } from '@balcao/contract/cash-register'
import type { CounterSession } from './counter-session'

const A_SHIFT_MS = 18 * 3_600_000
const OPENING_CENTS = 15_000

/**
 * Opens the demonstration's register with change in it, as whoever begins the day would. One that was left open on a
 * former day is closed first, with what it was to hold.
 */
export async function openRegister({ send }: CounterSession, now = new Date()): Promise<void> {
  const { register } = (await (await send('GET', '/api/cash-register')).json()) as {
    register: CashRegister | null
  }
  if (register && now.getTime() - Date.parse(register.opened_at) < A_SHIFT_MS) return
  if (register) await send('POST', `/api/cash-register/${register.id}/close`, { counted: register.expected })
  const id = randomUUID()
  await send('POST', '/api/cash-register', { id, opening_cents: OPENING_CENTS })
  await send('POST', `/api/cash-register/${id}/movements`, {
    id: randomUUID(),
    kind: 'out',
    cents: 3200,
    reason: 'Gelo e limão',
  })
}
