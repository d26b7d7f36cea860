import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { SoundLamp } from '../alerts/sound-lamp'
import { noFilters, type OrderFilters } from '../data/order-filters'
import { ordersTexts } from '../texts'
import { AutoPrintSwitch } from './auto-print-switch'
import { FilterPanel } from './filter-panel'
import { OrderSearch } from './order-search'
import type { OrdersView } from '../view/orders-view'
import { ViewSwitch } from './view-switch'

interface ListToolsProps {
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  searchRef: Ref<HTMLInputElement>
  onView: (view: OrdersView) => void
}

/** Search (ORD-03), the filters behind their button (ORD-04), and automatic printing; on a phone the way to the board too. */
export function ListTools({ filters, onFilters, searchRef, onView }: ListToolsProps) {
  const t = useTexts(ordersTexts)
  const panelId = useId()
  const [shown, setShown] = useState(false)
  const active = (['status', 'period', 'sort', 'direction'] as const).filter(
    (name) => filters[name] !== noFilters[name],
  ).length
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-full flex-1 gap-2 sm:min-w-96">
          <OrderSearch filters={filters} onFilters={onFilters} inputRef={searchRef} />
          <Button
            kind="secondary"
            aria-expanded={shown}
            aria-controls={shown ? panelId : undefined}
            aria-label={active > 0 ? t('filtersActive', { count: active }) : t('filters')}
            className="relative min-h-12 shrink-0"
            icon={<SlidersHorizontal size={20} aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          >
            <span className="hidden sm:inline">{t('filters')}</span>
            {active > 0 && (
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-accent text-sm text-on-accent max-[21rem]:absolute max-[21rem]:-top-2 max-[21rem]:-right-1"
              >
                {active}
              </span>
            )}
          </Button>
          <span className="contents sm:hidden">
            <ViewSwitch view="list" onView={onView} />
          </span>
        </div>
        <AutoPrintSwitch />
        <span className="contents max-lg:hidden">
          <SoundLamp />
        </span>
      </div>
      {shown && <FilterPanel id={panelId} filters={filters} onChange={onFilters} />}
    </div>
  )
}
