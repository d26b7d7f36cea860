import { isByDay, type Modality } from '@balcao/domain/modality'
import type { DaySlots } from '@balcao/domain/scheduling/light'
import type { ChosenTime } from './appointment-values'

/**
 * What the free starts of a day say of a time `HH:MM` on it. A time between two starts of the grid is not known: the
 * counter may book any minute, and the server decides.
 */
export function chosenTime(day: DaySlots | undefined, time: string): ChosenTime {
  if (!day) return null
  if (day.status === 'closed' || day.status === 'unavailable') return day.status
  if (day.status !== 'open') return null
  const slots = day.slots.filter((slot) => slot.time === time)
  if (slots.length === 0) return null
  if (slots.some(({ fits }) => fits)) return 'free'
  return slots.every(({ freeMinutes }) => freeMinutes === 0) ? 'taken' : null
}

/**
 * The time that a service has on a day where it can have no other: by day it begins at the opening. Null for services by
 * time, and while it is not known.
 */
export function onlyTime(day: DaySlots | undefined, modality: Modality | undefined): string | null {
  return modality && isByDay(modality) ? (day?.slots[0]?.time ?? null) : null
}

/** The instant of a time of a day: that of the free start where there is one, for a clock change may repeat it. */
export function startOf(day: DaySlots | undefined, time: string): string | null {
  const slots = day?.slots.filter((slot) => slot.time === time) ?? []
  return (slots.find(({ fits }) => fits) ?? slots[0])?.start ?? null
}
