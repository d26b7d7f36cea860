import { lazyPiece } from '../lib/pieces/lazy-piece'
import { Suspense } from 'react'
import { Spinner } from '../ui/spinner'
import { MenuScreen } from './menu-screen'

const OrderScreen = lazyPiece(async () => (await import('./order/order-screen')).OrderScreen)

/** The public pages of a shop: its menu, and one order behind its private link. Two paths need no router. */
export function MenuApp({ path }: { path: string }) {
  const [, company = '', link] = /^\/cardapio\/([^/]+)(?:\/pedido\/([^/]+))?/.exec(path) ?? []
  if (!link) return <MenuScreen company={decodeURIComponent(company)} />
  return (
    <Suspense fallback={<Waiting />}>
      <OrderScreen.Piece company={decodeURIComponent(company)} link={decodeURIComponent(link)} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner size={32} />
    </div>
  )
}
