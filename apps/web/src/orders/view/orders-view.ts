import { useCallback, useState } from 'react'
import { storage } from '../../lib/caches/storage'
import { useAddress } from '../../lib/hooks/use-address'

const views = ['board', 'list', 'kitchen'] as const
/** The board of what is open, the list of all orders, or what is being made for a screen on the kitchen's wall. */
export type OrdersView = (typeof views)[number]

const isView = (text: string | null): text is OrdersView => views.some((view) => view === text)

const viewName = 'view'
/** What only the list can do; an address that asks for it means the list. */
const listNames = ['status', 'sort', 'dir'] as const

/** The view of an address: what it says, else the list where it asks for what only the list has, else the kept one. */
export function readView(address: URLSearchParams, kept: OrdersView): OrdersView {
  const said = address.get(viewName)
  if (isView(said)) return said
  return listNames.some((name) => address.has(name)) ? 'list' : kept
}

/** An address with this view, which is kept from now on; left out where it is meant anyway. */
export function writeView(address: URLSearchParams, view: OrdersView): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete(viewName)
  if (readView(next, view) !== view) next.set(viewName, view)
  return next
}

const keyOf = (cnpj: string) => `balcao.orders.view.${cnpj}`

/** The view of the orders, and the way to choose one, which this browser keeps for this company; at first `first`. */
export function useOrdersView(cnpj: string, first: OrdersView): [OrdersView, (view: OrdersView) => void] {
  const [address, setAddress] = useAddress()
  const [kept, setKept] = useState<OrdersView>(() => {
    const said = storage.get(keyOf(cnpj))
    return isView(said) ? said : first
  })
  const choose = useCallback(
    (view: OrdersView) => {
      storage.set(keyOf(cnpj), view)
      setKept(view)
      setAddress((now) => writeView(now, view), { replace: true })
    },
    [cnpj, setAddress],
  )
  return [readView(address, kept), choose]
}
