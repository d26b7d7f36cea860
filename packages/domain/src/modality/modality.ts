/** How a service's time is counted: by minutes, or by whole days of 480 minutes. */
export const modalities = ['tempo', 'dia'] as const
export type Modality = (typeof modalities)[number]

/** Minutes of a working day: a service by day lasts its minutes divided by this, rounded (spec, constants). */
const DAY_MINUTES = 480

interface Facts {
  /**
   * It takes open days as a whole, from the opening of the first: nobody chooses a time, and it stands on dates. Else it
   * has a time of the day and lasts its minutes.
   */
  byDay: boolean
  /** Minutes of one unit in which people type and read its duration. */
  unit: number
  /** Minutes of a new service (CATAL-42, 43). */
  usual: number
}

/** A new kind of service begins here: all that is asked of a kind is answered from its line. */
const facts: Record<Modality, Facts> = {
  tempo: { byDay: false, unit: 1, usual: 60 },
  dia: { byDay: true, unit: DAY_MINUTES, usual: DAY_MINUTES },
}

/** Whether a service takes whole open days instead of a time of the day. */
export const isByDay = (modality: Modality): boolean => facts[modality].byDay

/** Minutes of one unit of its duration, as typed and read: 1, or 480 for a day. */
export const unitMinutes = (modality: Modality): number => facts[modality].unit

/** Minutes that a new service of this kind lasts. */
export const usualMinutes = (modality: Modality): number => facts[modality].usual

/** A duration in minutes as whole units of its kind: minutes as they are, days rounded; at least one. */
export function unitsOf(minutes: number, modality: Modality): number {
  return Math.max(1, Math.round(minutes / unitMinutes(modality)))
}
