import {
  formatPrice,
  licencePlans,
  licenceTerms,
  priceOf,
  type LicencePlan,
  type LicenceTerm,
} from '@balcao/domain/licence'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'

interface PlanAndTermProps {
  plan: LicencePlan
  term: LicenceTerm
  t: (key: 'plan' | 'term' | `plan_${LicencePlan}` | `term_${LicenceTerm}`) => string
  onChange: (chosen: { plan: LicencePlan; term: LicenceTerm }) => void
}

/** What is paid for and how long it lasts, with the price of each. */
export function PlanAndTerm({ plan, term, t, onChange }: PlanAndTermProps) {
  return (
    <>
      <Field label={t('plan')}>
        {(ids) => (
          <Select
            {...ids}
            value={plan}
            options={licencePlans.map((one) => ({ value: one, label: t(`plan_${one}`) }))}
            onChange={({ target }) =>
              onChange({ plan: licencePlans.find((one) => one === target.value) ?? plan, term })
            }
          />
        )}
      </Field>
      <Field label={t('term')}>
        {(ids) => (
          <Select
            {...ids}
            value={term}
            options={licenceTerms.map((one) => ({
              value: one,
              label: `${t(`term_${one}`)} · ${formatPrice(priceOf(plan, one))}`,
            }))}
            onChange={({ target }) =>
              onChange({ plan, term: licenceTerms.find((one) => one === target.value) ?? term })
            }
          />
        )}
      </Field>
    </>
  )
}
