import type { Feature } from '../platform/feature'
import { registerCashRegister, type CashRegisterNeeds } from './cash-register.routes'

/** The shop's drawer: opened with change, closed by counting. */
export const cashRegister = {
  name: 'cash-register',
  register: registerCashRegister,
} satisfies Feature<CashRegisterNeeds>

export { announceCash, holdOpenRegister } from './registers.store'
