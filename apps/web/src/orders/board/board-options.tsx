import { useTexts } from '../../i18n/language'
import { SoundLamp } from '../alerts/sound-lamp'
import { AutoPrintSwitch } from '../tools/auto-print-switch'
import { PeriodField } from '../tools/period-field'
import type { OrderFilters } from '../data/order-filters'
import { ordersTexts } from '../texts'

interface BoardOptionsProps {
  id: string
  filters: OrderFilters
  onFilters: (change: Partial<OrderFilters>) => void
}

/** What is set once and rarely touched again: the period, automatic printing (ORD-10), sound and notices. */
export function BoardOptions({ id, filters, onFilters }: BoardOptionsProps) {
  const t = useTexts(ordersTexts)
  return (
    <section
      id={id}
      aria-label={t('options')}
      className="flex animate-fade flex-wrap items-end gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-3"
    >
      <PeriodField period={filters.period} onPeriod={(period) => onFilters({ period })} />
      <AutoPrintSwitch />
      <SoundLamp />
    </section>
  )
}
