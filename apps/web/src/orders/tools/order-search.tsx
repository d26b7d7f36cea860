import type { Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { useMedia } from '../../lib/hooks/use-media'
import { SearchBox } from '../../ui/fields/search-box'
import type { OrderFilters } from '../data/order-filters'
import { ordersTexts } from '../texts'

interface OrderSearchProps {
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  inputRef: Ref<HTMLInputElement>
  /** On a phone it shares its row. */
  isTight?: boolean
}

/** Search among the orders (ORD-03). */
export function OrderSearch({ filters, onFilters, inputRef, isTight = false }: OrderSearchProps) {
  const t = useTexts(ordersTexts)
  const isWide = useMedia('(min-width: 40rem)')
  return (
    <SearchBox
      label={t('search')}
      placeholder={t(isTight && !isWide ? 'searchShort' : 'searchPlaceholder')}
      value={filters.search}
      onChange={(search) => onFilters({ search })}
      inputRef={inputRef}
    />
  )
}
