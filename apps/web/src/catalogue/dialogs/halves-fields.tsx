import {
  optionCharges,
  partLimits,
  type Category,
  type HalvesRule,
  type Item,
  type OptionCharge,
} from '@balcao/domain/catalogue'
import { formatBrl } from '@balcao/domain/money'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/fields/field'
import { Segmented } from '../../ui/choices/segmented'
import { Select } from '../../ui/choices/select'
import { catalogueTexts } from '../texts'
import { halvesExample } from './halves-example'

interface HalvesFieldsProps {
  /** Null where its products are not sold by halves. */
  rule: HalvesRule | null
  /** The category's name as it is typed. */
  nome: string
  category: Category | null
  items: readonly Item[]
  onChange: (rule: HalvesRule | null) => void
}

/** Whether products of a category are sold by halves, of how many, and how they are charged, with an example. */
export function HalvesFields({ rule, onChange, ...of }: HalvesFieldsProps) {
  const t = useTexts(catalogueTexts)
  const id = useId()
  const [last, setLast] = useState<HalvesRule>(rule ?? { maximo: 2, cobranca: 'maior' })
  const set = (part: Partial<HalvesRule>) => {
    const next = { ...last, ...part }
    setLast(next)
    onChange(next)
  }
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line bg-canvas p-4">
      <legend className="sr-only">{t('sellHalves')}</legend>
      <div className="grid gap-1">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={rule !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.target.checked ? last : null)}
            className="size-5 shrink-0 accent-accent"
          />
          {t('sellHalves')}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {t('sellHalvesHint')}
        </p>
      </div>
      {rule && (
        <>
          <div className="grid gap-1.5">
            <span className="font-semibold">{t('halvesMost')}</span>
            <Segmented
              label={t('halvesMost')}
              options={partLimits.map((limit) => ({
                id: String(limit),
                content: t('upToFlavours', { count: limit }),
              }))}
              selected={String(rule.maximo)}
              onSelect={(limit) => set({ maximo: partLimits.find((one) => String(one) === limit) ?? 2 })}
            />
          </div>
          <Field label={t('charge')} hint={<Example charge={rule.cobranca} of={of} />}>
            {(ids) => (
              <Select
                {...ids}
                value={rule.cobranca}
                onChange={(event) => set({ cobranca: event.target.value as OptionCharge })}
                options={charges.map((value) => ({ value, label: t(`halvesCharge_${value}`) }))}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  )
}

/** The usual one of a pizzeria first. */
const charges = [...optionCharges].sort((one, other) => Number(other === 'maior') - Number(one === 'maior'))

function Example({ charge, of }: { charge: OptionCharge; of: Omit<HalvesFieldsProps, 'rule' | 'onChange'> }) {
  const t = useTexts(catalogueTexts)
  const { name, first, second, cents } = halvesExample(charge, of, [t('halvesFirst'), t('halvesSecond')])
  const words = (one: { name: string; cents: number }) => `${one.name} (${formatBrl(one.cents)})`
  return t('halvesExample', { name, first: words(first), second: words(second), total: formatBrl(cents) })
}
