import {
  formatPrice,
  licencePlans,
  licenceTerms,
  priceOf,
  type LicencePlan,
  type LicenceTerm,
} from '@balcao/domain/licence'
import { useTexts } from '../i18n/language'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { operatorTexts } from './texts'

interface PlanAndTermProps {
  plan: LicencePlan
  term: LicenceTerm
  onChange: (chosen: { plan: LicencePlan; term: LicenceTerm }) => void
}

/** What is paid for and how long it lasts, with the price of each. */
export function PlanAndTerm({ plan, term, onChange }: PlanAndTermProps) {
  const t = useTexts(operatorTexts)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t('plan')}>
        {(ids) => (
          <Select
            {...ids}
            value={plan}
            options={licencePlans.map((value) => ({ value, label: t(`plan_${value}`) }))}
            onChange={({ target }) => onChange({ plan: target.value as LicencePlan, term })}
          />
        )}
      </Field>
      <Field label={t('term')}>
        {(ids) => (
          <Select
            {...ids}
            value={term}
            options={licenceTerms.map((value) => ({
              value,
              label: `${t(`term_${value}`)} · ${formatPrice(priceOf(plan, value))}`,
            }))}
            onChange={({ target }) => onChange({ plan, term: target.value as LicenceTerm })}
          />
        )}
      </Field>
    </div>
  )
}
