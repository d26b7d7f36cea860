import { CashScreen } from '../../../cash-register/cash-screen'

/** /dashboard/orders/caixa, behind the orders. */
export function CashRoute() {
  return <CashScreen backHref="/dashboard/orders" />
}
