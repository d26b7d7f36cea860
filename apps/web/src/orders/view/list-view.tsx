import type { Ref } from 'react'
import { ListTools } from '../tools/list-tools'
import { OrderCounters } from '../tools/order-counters'
import type { CardActions } from '../cards/order-card'
import { OrderGrid } from '../cards/order-grid'
import { ScreenTitle } from '../tools/screen-title'
import { isNarrowed, noFilters, type OrderFilters } from '../data/order-filters'
import { useOrderList } from '../data/orders.queries'
import type { OrdersView } from './orders-view'

export interface OrdersViewProps<Actions extends CardActions = CardActions> {
  /** IANA zone of the company's clock. */
  zone: string
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  actions: Actions
  searchRef: Ref<HTMLInputElement>
  onView: (view: OrdersView) => void
  /** Left out for who may not place orders. */
  onNew?: (() => void) | undefined
  onPrinting: () => void
  onKeys: () => void
}

/** All orders as cards, the newest first, with counters, search and filters (ORD-01 to ORD-18). */
export function ListView(props: OrdersViewProps) {
  const { zone, filters, onFilters, actions, searchRef, onView, onNew, onPrinting, onKeys } = props
  const list = useOrderList({ filters, zone })
  return (
    <div className="mx-auto grid max-w-screen-2xl gap-3 pb-24 sm:gap-5">
      <ScreenTitle onView={onView} onNew={onNew} onPrinting={onPrinting} onKeys={onKeys} />
      <OrderCounters selected={filters.status} onSelect={(status) => onFilters({ status })} />
      <ListTools filters={filters} onFilters={onFilters} searchRef={searchRef} onView={onView} />
      <OrderGrid
        list={list}
        narrowed={isNarrowed(filters)}
        actions={actions}
        onNew={onNew}
        onShowAll={() => onFilters(noFilters)}
      />
    </div>
  )
}
