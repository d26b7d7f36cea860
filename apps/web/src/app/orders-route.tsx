import { lazy, Suspense, useState } from 'react'
import { useSession } from '../auth/session-store'
import { textsReady } from '../i18n/language'
import { OrdersScreen } from '../orders/orders-screen'

const PrintingSettings = lazy(async () => {
  const { PrintingSettings } = await import('../printing/printing-settings')
  await textsReady()
  return { default: PrintingSettings }
})

/** /dashboard/orders: gives the orders the signed-in company, and opens the printing settings above them. */
export function OrdersRoute() {
  const session = useSession()
  const [printing, setPrinting] = useState(false)
  if (session.status !== 'signedIn') return null
  const { cnpj, id } = session.user
  return (
    <>
      <OrdersScreen cnpj={cnpj} onPrinting={() => setPrinting(true)} />
      <Suspense fallback={null}>
        {printing && <PrintingSettings company={id} onClose={() => setPrinting(false)} />}
      </Suspense>
    </>
  )
}
