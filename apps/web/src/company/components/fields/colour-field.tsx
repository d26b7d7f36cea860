import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../i18n/language'
import { bandStyle } from '../../../shared/page/shop-band'
import { cx } from '../../../ui/look/class-names'
import { companyTexts } from '../../texts'

/** Offered ahead; any other can be picked. */
const offered = [
  '#8f1d1d',
  '#c2410c',
  '#b45309',
  '#3f6212',
  '#0f5f4a',
  '#0e5a73',
  '#6d28a8',
  '#9d174d',
  '#3b2a20',
]

interface ColourFieldProps {
  /** `#rrggbb`; null is the house's. */
  value: string | null
  onChange: (value: string | null) => void
}

/** The colour of the shop's pages: one of some, any other, or none of its own. */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const t = useTexts(companyTexts)
  const id = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">{t('field_cor')}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...offered].map((colour) => (
          <label
            key={colour ?? 'house'}
            style={colour === null ? undefined : bandStyle(colour)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-md bg-tile text-on-tile has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent)"
          >
            <input
              type="radio"
              name={id}
              checked={value === colour}
              onChange={() => onChange(colour)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={colour === null ? t('colourHouse') : t('colourOf', { colour })}
            />
            {value === colour && <Check size={22} aria-hidden="true" />}
          </label>
        ))}
        <label
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3',
            value !== null && !offered.includes(value) && 'border-2 border-(--accent)',
          )}
        >
          <input
            type="color"
            value={value ?? '#1b37a8'}
            onChange={({ target }) => onChange(target.value.toLowerCase())}
            className="size-7 cursor-pointer"
          />
          {t('colourOther')}
        </label>
      </div>
    </fieldset>
  )
}
