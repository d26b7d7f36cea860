import { Store, TriangleAlert } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { Button } from '../ui/buttons/button'
import { EmptyState } from '../ui/notices/empty-state'
import { MenuSkeleton } from './menu-skeleton'
import { ShopMenu } from './shop-menu'
import { menuTexts } from './texts'
import { useCart } from './cart/use-cart'
import { useMenu } from './use-menu'

const Checkout = lazyPiece(async () => (await import('./checkout/checkout')).Checkout)
const cartHash = '#carrinho'

/** The public menu `/cardapio/{company}`: the shop's products, and the cart behind `#carrinho`. */
export function MenuScreen({ company }: { company: string }) {
  const t = useTexts(menuTexts)
  const { state, reread, retry } = useMenu(company)
  const cart = useCart(company)
  const inCart = useHash() === cartHash

  const name = state.status === 'ready' ? state.menu.company.nome : t('title')
  useEffect(() => {
    document.title = name
  }, [name])

  if (state.status === 'loading') return <MenuSkeleton />
  if (state.status === 'missing') {
    return (
      <EmptyState icon={<Store size={30} aria-hidden="true" />} title={t('missingTitle')}>
        {t('missingText')}
      </EmptyState>
    )
  }
  if (state.status === 'failed') {
    return (
      <EmptyState
        icon={<TriangleAlert size={30} aria-hidden="true" />}
        title={t('failedTitle')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {t('failedText')}
      </EmptyState>
    )
  }
  if (inCart) {
    return (
      <Suspense fallback={<MenuSkeleton />}>
        <Checkout.Piece
          company={company}
          menu={state.menu}
          now={state.readAt}
          cart={cart}
          reread={reread}
          onBack={() => history.back()}
        />
      </Suspense>
    )
  }
  return (
    <ShopMenu
      company={company}
      menu={state.menu}
      now={state.readAt}
      cart={cart}
      onOpenCart={() => {
        location.hash = cartHash
      }}
      onNearCart={Checkout.preload}
    />
  )
}

/** The part of the address that the back button of a phone goes through. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const follow = () => {
      setHash(location.hash)
      window.scrollTo(0, 0)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return hash
}
