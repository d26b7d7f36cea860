import type { AnswerOf } from '@balcao/contract/call'
import type { managerAnalytics } from '@balcao/contract/manager'
import { fulfilments, orderSources, paymentMethods } from '@balcao/domain/orders'
import { FilterX } from 'lucide-react'
import { Field } from '../../ui/fields/field'
import { LinkButton } from '../../ui/buttons/link-button'
import { Select } from '../../ui/choices/select'
import { Switch } from '../../ui/choices/switch'
import type { FigureFilters } from '../address'
import { useWords } from '../words/use-words'

interface FilterBarProps {
  filters: FigureFilters
  compare: boolean
  choices: AnswerOf<typeof managerAnalytics>['choices'] | undefined
  onFilter: (filters: FigureFilters) => void
  onCompare: (compare: boolean) => void
}

type FilterName = keyof FigureFilters
type Option = { value: string; label: string }

/** Which orders count, and whether the period before is shown. */
export function FilterBar({ filters, compare, choices, onFilter, onCompare }: FilterBarProps) {
  const { t } = useWords()
  const options: Record<FilterName, Option[]> = {
    source: orderSources.map((value) => ({ value, label: t(`source_${value}`) })),
    fulfilment: fulfilments.map((value) => ({ value, label: t(`fulfilment_${value}`) })),
    payment: paymentMethods.map((value) => ({ value, label: t(`payment_${value}`) })),
    paid: (['paid', 'unpaid'] as const).map((value) => ({ value, label: t(`paid_${value}`) })),
    neighbourhood: (choices?.neighbourhoods ?? []).map((value) => ({ value, label: value })),
    product: (choices?.products ?? []).map(({ product, name }) => ({ value: product, label: name })),
    category: (choices?.categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
  const names = Object.keys(options) as FilterName[]
  const choose = (name: FilterName, value: string) => {
    const { [name]: _, ...others } = filters
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <section
      aria-label={t('filters')}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <Field key={name} label={t(name)}>
            {(ids) => (
              <Select
                {...ids}
                value={filters[name] ?? ''}
                placeholder={t('all')}
                options={withChosen(options[name], filters[name])}
                onChange={({ target }) => choose(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Switch label={t('compare')} checked={compare} onChange={onCompare} />
        {Object.keys(filters).length > 0 && (
          <LinkButton onClick={() => onFilter({})}>
            <FilterX size={18} aria-hidden="true" />
            {t('clearFilters')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** What is chosen stays a choice where the period has none of it. */
function withChosen(options: Option[], chosen: string | undefined): Option[] {
  return !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
}
