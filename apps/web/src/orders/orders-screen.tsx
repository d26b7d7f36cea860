import { PageTitle } from '../ui/page-title'

/** Stands where the orders will be. */
export function OrdersScreen() {
  return <PageTitle>Pedidos</PageTitle>
}
