import type { Category, Item } from '@balcao/domain/catalogue'
import {
  asksForChoice,
  findPastLine,
  findProduct,
  orderAgain,
  priceCart,
  type CartEntry,
  type FoundProduct,
  type MenuRows,
  type OrderAgain,
  type PastLine,
} from '@balcao/domain/menu'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import type { ChosenLine } from '../../../shared/orders/product/chosen-line'
import { partsOf } from '../../../shared/orders/product/halves'
import { STANDARD_PRICE, offeredTypes } from '@balcao/domain/catalogue'
import { itemValues, type ItemValues } from '../order-form-values'
import { entryTexts } from '../texts'
import type { OrderFormState } from '../use-order-form'
import { pastLineOf, valuesOfLine, withLine } from './line-values'
import type { OrderItem } from '@balcao/contract/orders'

/** A product that is being put together; `place` of the line that it takes, null for a new one. */
interface Asked {
  item: Item
  category: Category
  line?: ChosenLine
  place: number | null
}

export type Lines = ReturnType<typeof useLines>

/** What is ordered: products of the menu, added, put together anew, taken out and brought back. */
export function useLines(form: OrderFormState, menu: MenuRows | undefined) {
  const t = useTexts(entryTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [removed, setRemoved] = useState<{ item: ItemValues; place: number } | null>(null)
  const [missing, setMissing] = useState<Pick<OrderAgain, 'leftOut' | 'without'> | null>(null)
  const [said, setSaid] = useState('')

  const add = (items: readonly ItemValues[]) => {
    form.change((now) => ({ ...now, items: items.reduce(withLine, now.items) }))
    setSaid(t('added', { list: items.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ') }))
  }
  const put = (line: CartEntry, place: number | null) => {
    const [priced] = menu ? priceCart(menu, [line], Date.now()).lines : []
    if (!priced) return
    const item = valuesOfLine(priced)
    if (place === null) return add([item])
    form.change((now) => ({ ...now, items: now.items.with(place, item) }))
  }
  const again = (past: readonly PastLine[]) => {
    if (!menu) return
    const { lines, leftOut, without } = orderAgain(past, menu, Date.now())
    if (lines.length > 0) add(lines.map(valuesOfLine))
    setMissing(leftOut.length + without.length > 0 ? { leftOut, without } : null)
  }
  return {
    asked,
    removed,
    missing,
    said,
    close: () => setAsked(null),
    dismissMissing: () => setMissing(null),
    /** Adds a product, or opens what it asks for. */
    choose({ item, category }: Pick<FoundProduct, 'item' | 'category'>) {
      if (!menu) return
      if (asksForChoice(menu, { item, category }, Date.now()))
        return setAsked({ item, category, place: null })
      const [price_type = STANDARD_PRICE] = offeredTypes(item, category)
      put({ item_id: item.id, price_type, quantity: 1, options: [], notes: null, unit_cents: 0 }, null)
    },
    /** What was put together in the dialog. */
    done(line: ChosenLine) {
      put(line, asked?.place ?? null)
      setAsked(null)
    },
    /** The way to put a line together anew; null where the menu no longer has its product. */
    editOf(item: ItemValues, place: number): (() => void) | null {
      const found = menu && chosenLine(menu, item)
      return found ? () => setAsked({ ...found, place }) : null
    },
    remove(place: number) {
      const item = form.values.items[place]
      form.change((now) => ({ ...now, items: now.items.toSpliced(place, 1) }))
      if (item) setRemoved({ item, place })
    },
    undo() {
      if (!removed) return
      const { item, place } = removed
      form.change((now) => ({ ...now, items: now.items.toSpliced(place, 0, item) }))
      setRemoved(null)
    },
    /** The lines of a past order at the prices of today; what is missing is said. */
    repeat: (items: readonly OrderItem[]) => again(items.map((item) => pastLineOf(itemValues(item)))),
    /** Lines that were put together elsewhere, at the prices of today. */
    take(entries: readonly CartEntry[]) {
      if (!menu) return
      const { lines, problems } = priceCart(menu, entries, Date.now())
      if (lines.length > 0) add(lines.map(valuesOfLine))
      const leftOut = problems.flatMap(({ code, name }) =>
        code === 'price_changed'
          ? []
          : [
              {
                name: name ?? t('aProduct'),
                why: code === 'unavailable' ? code : ('changed' as const),
                gone: [],
              },
            ],
      )
      setMissing(leftOut.length > 0 ? { leftOut, without: [] } : null)
    },
  }
}

/** A line as the dialog takes it; of something by halves, by the first part that the menu still has. */
function chosenLine(menu: MenuRows, values: ItemValues): Omit<Asked, 'place'> | null {
  if (values.product_id === null) return null
  const found = findPastLine(pastLineOf(values), menu, Date.now())
  if (!found) return null
  const { missing: _, price_type, notes = null, ...entry } = found
  const line = { ...entry, notes, price_type: price_type ?? '', name: values.name, unit_cents: 0 }
  const [part] = partsOf(line)
  const sought = part === undefined ? line : { ...line, item_id: part, options: [] }
  const product = findProduct(menu, sought, Date.now())
  return product && { ...product, line }
}
