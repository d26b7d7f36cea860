import type { PublicMenu } from '@balcao/contract/menu'
import { Suspense, useState } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { replaceInCart, setQuantity, type CartItem, type CartLook } from '../cart'
import { CartLine } from './cart-line'

const ProductDialog = lazyPiece(async () => (await import('../product/product-dialog')).ProductDialog)

interface CartLinesProps {
  menu: PublicMenu
  look: CartLook
  setItems: (change: (items: readonly CartItem[]) => CartItem[]) => void
}

/** What is in the cart; a line can be put together anew in the dialog it was made in. */
export function CartLines({ menu, look, setItems }: CartLinesProps) {
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
              productOf(menu, shown.item).category && shown.problem?.code !== 'unavailable'
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

function productOf(menu: PublicMenu, line: CartItem | undefined) {
  const item = line && menu.items.find(({ id }) => id === line.item_id)
  const category = item && menu.categories.find(({ id }) => id === item.category_id)
  return { item, category }
}
