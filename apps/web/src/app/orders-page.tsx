import { lazy, Suspense, useState } from 'react'
import { useSession } from '../auth/session-store'
import { textsReady } from '../i18n/language'
import { OrdersScreen } from '../orders/orders-screen'

const PrintingSettings = lazy(async () => {
  const { PrintingSettings } = await import('../printing/printing-settings')
  await textsReady()
  return { default: PrintingSettings }
})

/** The orders with the printing settings above them. */
export function OrdersPage() {
  const session = useSession()
  const [printing, setPrinting] = useState(false)
  if (session.status !== 'signedIn') return null
  const { user } = session
  return (
    <>
      <OrdersScreen cnpj={user.cnpj} onPrinting={() => setPrinting(true)} />
      <Suspense fallback={null}>
        {printing && <PrintingSettings company={user.id} onClose={() => setPrinting(false)} />}
      </Suspense>
    </>
  )
}
