import type { Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { SearchBox } from '../../ui/search-box'
import type { OrderFilters } from '../order-filters'
import { ordersTexts } from '../texts'

interface OrderSearchProps {
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  inputRef: Ref<HTMLInputElement>
}

/** Search among the orders (ORD-03). */
export function OrderSearch({ filters, onFilters, inputRef }: OrderSearchProps) {
  const t = useTexts(ordersTexts)
  return (
    <SearchBox
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={filters.search}
      onChange={(search) => onFilters({ search })}
      inputRef={inputRef}
    />
  )
}
