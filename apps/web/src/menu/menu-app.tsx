import { lazyPiece } from '../lib/pieces/lazy-piece'
import { Suspense } from 'react'
import { Spinner } from '../ui/waiting/spinner'
import { pageFace } from '../shared/page/page-face'
import { MenuScreen } from './menu-screen'

const OrderScreen = lazyPiece(async () => (await import('./order/order-screen')).OrderScreen)

/**
 * The public pages of a shop: its menu under `/cardapio/{company}` or its short address, and one order behind its private
 * link. Two paths need no router.
 */
export function MenuApp({ path }: { path: string }) {
  const [, named = '', link] = /^\/(?:cardapio\/)?([^/]+)(?:\/pedido\/([^/]+))?/.exec(path) ?? []
  // One shop has several addresses; what a phone remembers of it is kept under one.
  const company = pageFace().companyId ?? decodeURIComponent(named)
  if (!link) return <MenuScreen company={company} />
  return (
    <Suspense fallback={<Waiting />}>
      <OrderScreen.Piece company={company} link={decodeURIComponent(link)} />
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
