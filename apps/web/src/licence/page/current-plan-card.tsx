import type { LicenceData } from '@balcao/contract/licence'
import { moduleFlags, modulesOfPlan, termDays } from '@balcao/domain/licence'
import { Check, Minus } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { licencePageTexts } from '../page-texts'
import { TitledCard } from '../../ui/page/titled-card'
import { PlanPrice } from './plan-price'

/** The plan and term that are stored, with their price (LIC-11). */
export function CurrentPlanCard({ licence: { plan, term, price_cents } }: { licence: LicenceData }) {
  const t = useTexts(licencePageTexts)
  return (
    <TitledCard fill title={t('currentPlan')}>
      <div>
        <p className="text-2xl font-bold">{t(`plan_${plan}`)}</p>
        <p className="text-ink-soft">{t(`planText_${plan}`)}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <PlanPrice cents={price_cents} className="text-3xl font-bold" />
        <span className="text-ink-soft">
          {t(`term_${term}`)} · {t('termDays', { days: termDays[term] })}
        </span>
      </p>
    </TitledCard>
  )
}

const onlyInBundle = modulesOfPlan('bundle').filter(
  (flag) =>
    !(['attendance', 'delivery', 'manager'] as const).some((plan) => modulesOfPlan(plan).includes(flag)),
)

/** Each module and whether it is open (LIC-12); the agenda has no price of its own (decision 0026, A10). */
export function ModulesCard({ licence: { modules } }: { licence: LicenceData }) {
  const t = useTexts(licencePageTexts)
  return (
    <TitledCard fill title={t('modulesTitle')}>
      <ul className="grid divide-y divide-line">
        {moduleFlags.map((flag) => (
          <li key={flag} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span>
              <span className="font-semibold">{t(`module_${flag}`)}</span>
              {onlyInBundle.includes(flag) && (
                <span className="block text-sm text-ink-soft">{t('moduleInBundle')}</span>
              )}
            </span>
            {modules[flag] ? (
              <Badge tone="ready" icon={<Check size={16} aria-hidden="true" />}>
                {t('moduleActive')}
              </Badge>
            ) : (
              <Badge icon={<Minus size={16} aria-hidden="true" />}>{t('moduleInactive')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
