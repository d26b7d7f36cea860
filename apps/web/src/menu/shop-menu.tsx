import type { PublicMenu } from '@balcao/contract/menu'
import type { Item } from '@balcao/domain/catalogue'
import { ReceiptText, Search, UtensilsCrossed } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { storage } from '../lib/caches/storage'
import { EmptyState } from '../ui/notices/empty-state'
import { TextInput } from '../ui/fields/text-input'
import { addToCart, lookAtCart } from './cart/cart'
import { CartBar } from './cart/cart-bar'
import { CategoryNav } from './shop/category-nav'
import { firstScreen, groupItems } from './shop/menu-groups'
import { readOrders } from './cart/kept-cart'
import { MenuPictures } from './shop/menu-pictures'
import { MenuSections } from './shop/menu-sections'
import { ShopHeader } from './shop/shop-header'
import { menuTexts } from './texts'
import type { useCart } from './cart/use-cart'

const ProductDialog = lazyPiece(
  async () => (await import('../shared/orders/product/product-dialog')).ProductDialog,
)
const searchFrom = 12

interface ShopMenuProps {
  company: string
  menu: PublicMenu
  /** When the menu was read, in milliseconds. */
  now: number
  cart: ReturnType<typeof useCart>
  onOpenCart: () => void
  /** The cart will soon be opened. */
  onNearCart: () => void
}

/** The shop as its customers see it: header, categories, products, and the cart at the bottom. */
export function ShopMenu({ company, menu, now, cart, onOpenCart, onNearCart }: ShopMenuProps) {
  const t = useTexts(menuTexts)
  const [open, setOpen] = useState<Item | null>(null)
  const [query, setQuery] = useState('')
  const found = useMemo(() => groupItems(menu, query), [menu, query])
  // The first screen at once, the rest in pieces that a thumb can interrupt.
  const groups = useDeferredValue(found, firstScreen(found))
  const look = lookAtCart(menu, cart.items, now)
  const placed = readOrders(storage, company, now)
  useEffect(() => {
    const timer = setTimeout(ProductDialog.preload, 1500)
    return () => clearTimeout(timer)
  }, [])
  const openItem = open && menu.items.find(({ id }) => id === open.id)
  const openCategory = openItem && menu.categories.find(({ id }) => id === openItem.category_id)

  return (
    <div className="min-h-dvh pb-32">
      <ShopHeader menu={menu} now={now} />
      <main className="mx-auto max-w-3xl px-4">
        {placed.map(({ link, number }) => (
          <a
            key={link}
            href={`/cardapio/${company}/pedido/${link}`}
            className="mt-4 flex min-h-13 items-center gap-3 rounded-md bg-accent-tint px-4 font-semibold text-accent-ink"
          >
            <ReceiptText size={22} aria-hidden="true" />
            {t('followOrder', { number })}
          </a>
        ))}
        {menu.items.length >= searchFrom && (
          <div className="relative mt-4">
            <Search
              size={20}
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
            />
            <TextInput
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="pl-11"
            />
          </div>
        )}
        {found.length > 1 && <CategoryNav groups={found} rendered={groups} />}
        <MenuSections
          company={menu.company.id}
          groups={groups}
          onOpen={setOpen}
          onNear={ProductDialog.preload}
        />
        {query === '' && <MenuPictures images={menu.images} />}
        {groups.length === 0 && (
          <EmptyState
            icon={<UtensilsCrossed size={30} aria-hidden="true" />}
            title={query ? t('nothingFound') : t('emptyTitle')}
          >
            {query ? t('nothingFoundText') : t('emptyText')}
          </EmptyState>
        )}
      </main>
      {openItem && openCategory && (
        <Suspense>
          <ProductDialog.Piece
            company={menu.company.id}
            menu={menu}
            now={now}
            item={openItem}
            category={openCategory}
            onClose={() => setOpen(null)}
            onDone={(line) => {
              cart.setItems((items) => addToCart(items, line))
              setOpen(null)
              onNearCart()
            }}
          />
        </Suspense>
      )}
      <CartBar look={look} onOpen={onOpenCart} />
    </div>
  )
}
