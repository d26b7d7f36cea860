import { orderSortKeys, sortDirections } from '@balcao/domain/orders'
import { FilterX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { noFilters, shownStatuses, type OrderFilters } from '../data/order-filters'
import { ordersTexts } from '../texts'
import { PeriodField } from './period-field'

interface FilterPanelProps {
  id: string
  filters: OrderFilters
  onChange: (change: Partial<OrderFilters>) => void
}

/** Status, Período, Ordenar por, Ordem and 'Limpar' (ORD-04 to ORD-09). */
export function FilterPanel({ id, filters, onChange }: FilterPanelProps) {
  const t = useTexts(ordersTexts)
  const set = (change: Partial<Record<keyof OrderFilters, string | null>>) =>
    onChange(change as Partial<OrderFilters>)
  return (
    <section
      id={id}
      aria-label={t('filters')}
      className="grid animate-fade items-end gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <Field label={t('filterStatus')}>
        {(ids) => (
          <Select
            {...ids}
            value={filters.status ?? ''}
            onChange={(event) => set({ status: event.target.value || null })}
            options={[
              { value: '', label: t('all') },
              ...shownStatuses.map((status) => ({ value: status, label: t(`status_${status}`) })),
            ]}
          />
        )}
      </Field>
      <PeriodField period={filters.period} onPeriod={(period) => onChange({ period })} />
      <Field label={t('filterSort')}>
        {(ids) => (
          <Select
            {...ids}
            value={filters.sort}
            onChange={(event) => set({ sort: event.target.value })}
            options={orderSortKeys.map((key) => ({ value: key, label: t(`sort_${key}`) }))}
          />
        )}
      </Field>
      <Field label={t('filterDirection')}>
        {(ids) => (
          <Select
            {...ids}
            value={filters.direction}
            onChange={(event) => set({ direction: event.target.value })}
            options={sortDirections.map((direction) => ({
              value: direction,
              label: t(`direction_${direction}`),
            }))}
          />
        )}
      </Field>
      <Button
        kind="secondary"
        className="min-h-12 sm:justify-self-start"
        icon={<FilterX size={20} aria-hidden="true" />}
        onClick={() => onChange(noFilters)}
      >
        {t('clearFilters')}
      </Button>
    </section>
  )
}
