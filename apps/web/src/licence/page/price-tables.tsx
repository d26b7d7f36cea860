import type { LicenceData } from '@balcao/contract/licence'
import {
  bundleSavings,
  formatPrice,
  isMostPopular,
  licencePlans,
  licenceTerms,
  priceOf,
  termDays,
  type LicencePlan,
  type LicenceTerm,
} from '@balcao/domain/licence'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { cx } from '../../ui/look/class-names'
import { licencePageTexts } from '../page-texts'
import { TitledCard } from '../../ui/page/titled-card'
import { PlanPrice } from './plan-price'

interface PriceTablesProps {
  licence: LicenceData
  /** Undefined where nothing can be asked for now. */
  onChoose: ((plan: LicencePlan) => void) | undefined
}

/** What each plan costs by the month, the quarter and the year (LIC-13, LIC-19 to LIC-25). */
export function PriceTables({ licence, onChoose }: PriceTablesProps) {
  const t = useTexts(licencePageTexts)
  return (
    <section aria-label={t('pricesTitle')} className="grid gap-4">
      <h2 className="text-xl">{t('pricesTitle')}</h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-4">
        {licencePlans.map((plan) => (
          <TitledCard
            fill
            key={plan}
            title={t(`plan_${plan}`)}
            className={cx(plan === 'bundle' && 'rounded-lg ring-2 ring-accent')}
            aside={plan === licence.plan && <Badge tone="accent">{t('isCurrent')}</Badge>}
          >
            <p className="text-ink-soft">{t(`planText_${plan}`)}</p>
            <PlanTable plan={plan} />
            {onChoose && (
              <Button
                kind={plan === licence.plan ? 'primary' : 'secondary'}
                className="self-end"
                wide
                aria-label={`${t(plan === licence.plan ? 'renewPlan' : 'changePlan')}: ${t(`plan_${plan}`)}`}
                onClick={() => onChoose(plan)}
              >
                {t(plan === licence.plan ? 'renewPlan' : 'changePlan')}
              </Button>
            )}
          </TitledCard>
        ))}
      </div>
    </section>
  )
}

function PlanTable({ plan }: { plan: LicencePlan }) {
  const t = useTexts(licencePageTexts)
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t(`plan_${plan}`)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('term')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {licenceTerms.map((term) => (
          <tr key={term}>
            <th scope="row" className="py-2.5 pr-3 align-top font-semibold">
              {t(`term_${term}`)}
              <span className="block text-sm font-normal text-ink-soft">
                {t('termDays', { days: termDays[term] })}
              </span>
            </th>
            <td className="py-2.5 text-right align-top">
              <PlanPrice cents={priceOf(plan, term)} className="text-lg font-bold" />
              <Badges plan={plan} term={term} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Badges({ plan, term }: { plan: LicencePlan; term: LicenceTerm }) {
  const t = useTexts(licencePageTexts)
  if (plan !== 'bundle') return null
  return (
    <span className="flex flex-wrap justify-end gap-1.5 pt-1">
      <Badge tone="ready">{t('savings', { price: formatPrice(bundleSavings(term)) })}</Badge>
      {isMostPopular(plan, term) && <Badge tone="accent">{t('mostPopular')}</Badge>}
    </span>
  )
}
