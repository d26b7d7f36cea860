import type { Figures } from '@balcao/contract/manager'
import { kpis, type KpiDefinition } from '@balcao/domain/manager'
import { cx } from '../../ui/look/class-names'
import { Skeleton } from '../../ui/waiting/skeleton'
import { useWords } from '../words/use-words'
import { KpiCard } from './kpi-card'

const frame = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-[1.35fr_1fr_1fr_1.1fr]'
/** On a phone money and time take a line each, and the counts share one. */
const places: Partial<Record<KpiDefinition['key'], string>> = {
  revenue_cents: 'max-sm:col-span-2',
  preparation_minutes: 'max-sm:col-span-2',
}

/** The four figures of the period (MGR-02). */
export function KpiCards({ figures, compare = true }: { figures: Figures; compare?: boolean }) {
  const { t } = useWords()
  return (
    <ul aria-label={t('kpis')} className={frame}>
      {kpis.map((kpi) => (
        <KpiCard key={kpi.key} kpi={kpi} figures={figures} compare={compare} className={places[kpi.key]} />
      ))}
    </ul>
  )
}

/** Holds their place. */
export function KpiCardsSkeleton() {
  return (
    <div className={frame}>
      {kpis.map(({ key }) => (
        <Skeleton key={key} className={cx('h-49 rounded-lg', places[key])} />
      ))}
    </div>
  )
}
