import { useNavigate } from 'react-router'
import { useSession } from '../auth/session-store'
import { OrdersScreen } from '../orders/orders-screen'

/** /dashboard/orders: gives the orders the signed-in company. */
export function OrdersRoute() {
  const session = useSession()
  const navigate = useNavigate()
  if (session.status !== 'signedIn') return null
  return <OrdersScreen cnpj={session.user.cnpj} onPrinting={() => void navigate('/dashboard/printing')} />
}
