import type { Modality } from '@balcao/domain/modality'

/** The words of a service's duration, in the units of its kind. */
export const unitWords = { tempo: 'minutes', dia: 'days' } as const satisfies Record<Modality, string>
