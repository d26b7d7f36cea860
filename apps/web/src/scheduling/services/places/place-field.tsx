import type { Appointment, Place } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { schedulingTexts } from '../../texts'
import { NOTHING, placeChoice } from './place-choice'
import { placeWords } from './place-words'
import { placesTexts } from './texts'

interface PlaceFieldProps {
  places: readonly Place[]
  /** The appointment that is edited. */
  base: Appointment | null
  value: string
  error: string | undefined
  onChange: (choice: string) => void
}

/** Where it is: what the service needs, or what the counter says; nothing where a company has no places. */
export function PlaceField({ places, base, value, error, onChange }: PlaceFieldProps) {
  const t = useTexts(schedulingTexts)
  const tPlaces = useTexts(placesTexts)
  const had = base ? placeChoice(base) : ''
  const single = places.filter(({ active, id }) => active || id === had)
  if (single.length === 0 && (had === '' || had === NOTHING)) return null
  const isListed = had === '' || had === NOTHING || single.some(({ id }) => id === had)
  return (
    <Field label={t('placeOf')} error={error}>
      {(ids) => (
        <Select
          {...ids}
          name="place"
          options={[
            ...(base ? [] : [{ value: '', label: tPlaces('automatic') }]),
            ...(isListed || !base ? [] : [{ value: had, label: placeWords(base) ?? '' }]),
            ...single.map(({ id, name }) => ({ value: id, label: name })),
            { value: NOTHING, label: tPlaces('nothing') },
          ]}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
