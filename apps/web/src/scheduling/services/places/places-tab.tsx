import type { Place } from '@balcao/contract/scheduling'
import { Plus, Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { newId } from '../../../lib/new-id'
import { Button } from '../../../ui/buttons/button'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Stepper } from '../../../ui/choices/stepper'
import { Switch } from '../../../ui/choices/switch'
import { Field } from '../../../ui/fields/field'
import { TextField } from '../../../ui/fields/text-field'
import { Card } from '../../../ui/page/card'
import { OutOfPlace } from './out-of-place'
import { placeProblems } from './places-draft'
import { placesTexts } from './texts'

const MOST_PLACES = 30
const MOST_UNITS = 9

interface PlacesTabProps {
  places: readonly Place[]
  /** A save was refused: what is wrong is shown. */
  showsProblems: boolean
  /** Where appointments are opened. */
  agendaHref: string
  onChange: (places: Place[]) => void
}

/** The company's rooms and equipment, and what stayed in those that are not in use any more. */
export function PlacesTab({ places, showsProblems, agendaHref, onChange }: PlacesTabProps) {
  const t = useTexts(placesTexts)
  const problems = showsProblems ? placeProblems(places) : new Map<string, never>()
  const set = (id: string, change: Partial<Place>) =>
    onChange(places.map((place) => (place.id === id ? { ...place, ...change } : place)))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('intro')}</p>
      <Card className="grid gap-4 p-4 sm:p-5">
        {places.length === 0 && <p className="font-medium">{t('none')}</p>}
        <ul className="grid gap-4">
          {places.map((place) => {
            const problem = problems.get(place.id)
            return (
              <li
                key={place.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 border-t border-line pt-4 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
              >
                <TextField
                  label={t('name')}
                  hint={place.name === '' ? t('nameHint') : undefined}
                  error={problem && t(problem)}
                  className="max-sm:col-span-2"
                  maxLength={40}
                  value={place.name}
                  onValueChange={(name) => set(place.id, { name })}
                />
                <Field label={t('units')} className="w-44 max-sm:col-span-2">
                  {(ids) => (
                    <Stepper
                      {...ids}
                      value={place.units}
                      min={1}
                      max={MOST_UNITS}
                      lessLabel={t('less')}
                      moreLabel={t('more')}
                      onChange={(units) => set(place.id, { units })}
                    />
                  )}
                </Field>
                <div className="sm:pt-7">
                  <Switch
                    label={t('active')}
                    checked={place.active}
                    onChange={(active) => set(place.id, { active })}
                  />
                </div>
                <IconButton
                  label={t('remove', { name: place.name || t('unnamed') })}
                  icon={<Trash2 size={20} aria-hidden="true" />}
                  className="sm:mt-7"
                  onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
                />
              </li>
            )
          })}
        </ul>
        {places.length < MOST_PLACES && (
          <Button
            kind="secondary"
            className="justify-self-start"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onChange([...places, { id: newId(), name: '', units: 1, active: true }])}
          >
            {t('add')}
          </Button>
        )}
      </Card>
      <OutOfPlace agendaHref={agendaHref} />
    </div>
  )
}
