import type { PublicMenu } from '@balcao/contract/menu'
import { asksForChoice } from '@balcao/domain/menu'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { plainLine, priceFrom } from '../../shared/orders/product/choosing'
import { Money } from '../../ui/values/money'
import type { ChosenLine } from '../../shared/orders/product/chosen-line'
import { addToCart, type CartItem } from '../cart/cart'
import { fetchPopular } from '../menu-calls'
import { menuTexts } from '../texts'
import { alsoOrdered } from './also-ordered'

const ProductDialog = lazyPiece(
  async () => (await import('../../shared/orders/product/product-dialog')).ProductDialog,
)

interface AlsoOrderedListProps {
  menu: PublicMenu
  /** When the menu was read, in milliseconds. */
  now: number
  items: readonly CartItem[]
  setItems: (change: (items: readonly CartItem[]) => CartItem[]) => void
}

/**
 * 'Peça também': what others order, beside the cart; one press adds it, or opens what has to be chosen. Nothing where
 * nothing is known.
 */
export function AlsoOrderedList({ menu, now, items, setItems }: AlsoOrderedListProps) {
  const t = useTexts(menuTexts)
  const [openId, setOpenId] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const add = (line: ChosenLine) => {
    setItems((before) => addToCart(before, line))
    setAdded(line.name)
  }
  const offered = alsoOrdered(menu, items, usePopular(menu.company.id))
  const open = menu.items.find(({ id }) => id === openId)
  const categoryOf = (item: { category_id: string }) =>
    menu.categories.find(({ id }) => id === item.category_id)
  const openCategory = open && categoryOf(open)
  return (
    <>
      <p role="status" className="sr-only">
        {added && t('inCart', { name: added })}
      </p>
      {offered.length > 0 && (
        <section aria-label={t('alsoOrdered')} className="grid grid-cols-1 gap-2">
          <h2 className="text-lg">{t('alsoOrdered')}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {offered.map((item) => {
              const category = categoryOf(item)
              if (!category) return null
              const price = priceFrom(item, category)
              return (
                <li key={item.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() =>
                      asksForChoice(menu, { item, category }, now)
                        ? setOpenId(item.id)
                        : add(plainLine(item, category))
                    }
                    onPointerEnter={ProductDialog.preload}
                    onFocus={ProductDialog.preload}
                    className="flex min-h-12 w-full items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 text-left hover:border-accent"
                  >
                    <span className="min-w-0 flex-1 font-semibold break-words">{item.nome}</span>
                    <span className="whitespace-nowrap">
                      {price.more && <span className="text-ink-soft">{t('from')} </span>}
                      <Money cents={price.cents} />
                    </span>
                    <Plus size={20} aria-hidden="true" className="shrink-0 text-accent-ink" />
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {open && openCategory && (
        <Suspense>
          <ProductDialog.Piece
            company={menu.company.id}
            menu={menu}
            now={now}
            item={open}
            category={openCategory}
            onClose={() => setOpenId(null)}
            onDone={(line) => {
              add(line)
              setOpenId(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Nobody misses it where it cannot be read. */
function usePopular(company: string): readonly string[] {
  const [popular, setPopular] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    fetchPopular(company, leaving.signal).then(setPopular, () => undefined)
    return () => leaving.abort()
  }, [company])
  return popular
}
