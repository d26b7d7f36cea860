import { useTexts } from '../../../i18n/language'
import { ConflictNotice } from '../../../shared/edit/conflict-notice'
import type { Conflict } from '../../../shared/edit/use-edit'
import type { Service } from '../../data/services'
import { listWords } from '../../../shared/words/list-words'
import { useSchedulingSettings } from '../../data/agenda.queries'
import { NOTHING, placeIdsOf } from '../../services/places/place-choice'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { readParts } from './visit-values'
import { appointmentLabels, type AppointmentField, type AppointmentValues } from './appointment-values'

interface AppointmentConflictProps {
  conflict: Conflict<AppointmentValues, AppointmentField>
  services: readonly Service[]
}

/** Somebody else changed this appointment meanwhile: what both changed, side by side, and the person decides. */
export function AppointmentConflict({ conflict, services }: AppointmentConflictProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const { data: settings } = useSchedulingSettings()
  const nameOf = (wanted: string) => services.find(({ id }) => id === wanted)?.name ?? wanted
  const wordsOf = (field: AppointmentField, values: AppointmentValues) => {
    const value = values[field]
    if (value === '' || (field === 'place_ids' && value === NOTHING)) return t('emptyValue')
    if (field === 'package_id') return t('packageOf')
    if (field === 'service_id') return nameOf(value)
    if (field === 'also') return listWords(readParts(value).map(({ id }) => nameOf(id)))
    if (field === 'place_ids')
      return listWords(
        (placeIdsOf(value) ?? []).map(
          (wanted) => settings?.places.find(({ id }) => id === wanted)?.name ?? wanted,
        ),
      )
    return field === 'date' ? words(value, 'short') : value
  }
  return (
    <ConflictNotice
      conflict={conflict}
      t={t}
      nameOf={(field) => t(appointmentLabels[field])}
      wordsOf={wordsOf}
    />
  )
}
