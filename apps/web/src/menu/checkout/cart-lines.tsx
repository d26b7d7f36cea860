import type { PublicMenu } from '@balcao/contract/menu'
import { Suspense, useState } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { replaceInCart, setQuantity, type CartItem, type CartLook } from '../cart/cart'
import { partsOf } from '../../shared/orders/product/halves'
import { CartLine } from './cart-line'

const ProductDialog = lazyPiece(
  async () => (await import('../../shared/orders/product/product-dialog')).ProductDialog,
)

interface CartLinesProps {
  menu: PublicMenu
  /** When the menu was read, in milliseconds. */
  now: number
  look: CartLook
  setItems: (change: (items: readonly CartItem[]) => CartItem[]) => void
}

/** What is in the cart; a line can be put together anew in the dialog it was made in. */
export function CartLines({ menu, now, look, setItems }: CartLinesProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const line = look.lines.find(({ item }) => item.key === edited)?.item
  const { item, category } = productOf(menu, line)
  return (
    <>
      <ul className="grid gap-3">
        {look.lines.map((shown) => (
          <CartLine
            key={shown.item.key}
            look={shown}
            onCount={(count) => setItems((items) => setQuantity(items, shown.item.key, count))}
            onNear={ProductDialog.preload}
            onEdit={
              productOf(menu, shown.item).category && mayBeEdited(shown)
                ? () => setEdited(shown.item.key)
                : undefined
            }
          />
        ))}
      </ul>
      {line && item && category && (
        <Suspense>
          <ProductDialog.Piece
            company={menu.company.id}
            menu={menu}
            now={now}
            item={item}
            category={category}
            line={line}
            onClose={() => setEdited(null)}
            onDone={(changed) => {
              setItems((items) => replaceInCart(items, line.key, changed))
              setEdited(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Of something by halves another part may be chosen where one is gone. */
function mayBeEdited({ item, problem }: CartLook['lines'][number]): boolean {
  return problem?.code !== 'unavailable' || partsOf(item).length > 0
}

/** The product of a line; of something by halves the first of its parts that is still there. */
function productOf(menu: PublicMenu, line: CartItem | undefined) {
  const ids = line ? [line.item_id, ...partsOf(line)] : []
  const item = ids.flatMap((id) => menu.items.find((one) => one.id === id) ?? [])[0]
  const category = item && menu.categories.find(({ id }) => id === item.category_id)
  return { item, category }
}
