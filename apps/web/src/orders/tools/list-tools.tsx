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

interface ListToolsProps {
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
  searchRef: Ref<HTMLInputElement>
}

/** Search (ORD-03), the filters behind their button (ORD-04), and automatic printing. */
export function ListTools({ filters, onFilters, searchRef }: ListToolsProps) {
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
            className="min-h-12 shrink-0"
            icon={<SlidersHorizontal size={20} aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          >
            <span className="hidden sm:inline">{t('filters')}</span>
            {active > 0 && (
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-accent text-sm text-on-accent"
              >
                {active}
              </span>
            )}
          </Button>
        </div>
        <AutoPrintSwitch />
        <SoundLamp />
      </div>
      {shown && <FilterPanel id={panelId} filters={filters} onChange={onFilters} />}
    </div>
  )
}
