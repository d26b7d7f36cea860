import type { Place } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { placesTexts } from './texts'

interface NeededPlacesProps {
  service: string
  places: readonly Place[]
  /** Ids of those of which the service needs one. */
  needed: readonly string[]
  onChange: (ids: string[]) => void
}

/** Of which rooms or equipment a service needs one; nothing where a company has none. */
export function NeededPlaces({ service, places, needed, onChange }: NeededPlacesProps) {
  const t = useTexts(placesTexts)
  const named = places.filter(({ name }) => name.trim() !== '')
  if (named.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">
        {t('needs')} <span className="sr-only">({service})</span>
      </legend>
      <p className="text-sm text-ink-soft">{t('needsHint')}</p>
      <div className="flex flex-wrap gap-2">
        {named.map(({ id, name, active }) => (
          <label
            key={id}
            className="flex min-h-11 items-center gap-2.5 rounded-md border border-line px-3 font-medium has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="checkbox"
              checked={needed.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...needed, id] : needed.filter((one) => one !== id))
              }
              className="size-5 shrink-0 accent-accent"
            />
            {active ? name : t('needsOff', { name })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
