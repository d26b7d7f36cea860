import { lazy, Suspense } from 'react'
import { useSession } from '../../../auth/session-store'
import { textsReady } from '../../../i18n/language'
import { useAddress } from '../../../lib/hooks/use-address'
import { OrdersScreen } from '../../../orders/orders-screen'

const PrintingSettings = lazy(async () => {
  const { PrintingSettings } = await import('../../../printing/printing-settings')
  await textsReady()
  return { default: PrintingSettings }
})

const printingName = 'printing'

/** /dashboard/orders: gives the orders the signed-in company, and opens the printing settings above them. */
export function OrdersRoute() {
  const session = useSession()
  const [address, setAddress] = useAddress()
  const printing = address.get(printingName) === 'open'
  const setPrinting = (open: boolean) =>
    setAddress(
      (now) => {
        if (open) now.set(printingName, 'open')
        else now.delete(printingName)
        return now
      },
      { replace: true },
    )
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
