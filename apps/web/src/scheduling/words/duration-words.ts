import { unitsOf, type Modality } from '@balcao/domain/modality'
import type { SchedulingWords } from '../texts'

/** '60 min', or for a service by the day '2 dias' (480 minutes a day). */
export function durationWords(t: SchedulingWords, minutes: number, modality: Modality): string {
  return t(unitWords[modality], { count: unitsOf(minutes, modality) })
}

const unitWords = { tempo: 'minutes', dia: 'days' } as const satisfies Record<Modality, string>
