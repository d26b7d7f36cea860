import { useTexts } from '../../../i18n/language'
import { Money } from '../../../ui/values/money'
import { productTexts } from './texts'
import { ChoiceRow } from './choice-row'

interface SizeChoiceProps {
  /** Cents by size; a size without a price cannot be had as it is put together. */
  prices: Readonly<Record<string, number>>
  types: readonly string[]
  selected: string
  onSelect: (type: string) => void
}

/** The price types of the category: sizes, mostly. */
export function SizeChoice({ prices, types, selected, onSelect }: SizeChoiceProps) {
  const t = useTexts(productTexts)
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-2 text-lg font-bold">{t('size')}</legend>
      {types.map((type) => (
        <ChoiceRow key={type}>
          <input
            type="radio"
            name="size"
            checked={type === selected}
            onChange={() => onSelect(type)}
            className="size-5 accent-(--accent)"
          />
          <span className="min-w-0 flex-1 break-words">{type}</span>
          {prices[type] !== undefined && <Money cents={prices[type]} />}
        </ChoiceRow>
      ))}
    </fieldset>
  )
}
