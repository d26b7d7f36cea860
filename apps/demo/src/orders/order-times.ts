import { startOfOperatingDay } from '@balcao/domain/manager'
import type { Dice } from '../dice'

/** The clock of the company. */
export interface ShopClock {
  zone: string
  cutoffHour: number
}

/** A moment of an order: its operating day and the instant in milliseconds. */
export interface Moment {
  day: string
  at: number
}

/** Dates from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/**
 * When orders of these days come in, in the order of time: at noon and in the evening, more at the week's end, none
 * from `before` on (milliseconds). None at all where no hour of the days is left.
 */
export function orderTimes(
  dice: Dice,
  clock: ShopClock,
  days: readonly string[],
  { count, before }: { count: number; before: number },
): Moment[] {
  const hours = days.flatMap((day) => {
    const start = Date.parse(startOfOperatingDay(day, clock.zone, clock.cutoffHour))
    const busy = dayWeights[new Date(`${day}T00:00:00Z`).getUTCDay()]!
    return hourWeights.map((weight, hour) => {
      const opens = start + ((hour - clock.cutoffHour + 24) % 24) * HOUR
      const to = Math.min(opens + HOUR, before)
      return [{ day, from: opens, to }, to > opens ? (weight * busy * (to - opens)) / HOUR : 0] as const
    })
  })
  if (!hours.some(([, weight]) => weight > 0)) return []
  return Array.from({ length: count }, () => {
    const { day, from, to } = dice.weigh(hours)
    return { day, at: from + Math.floor(dice.roll() * (to - from)) }
  }).toSorted((one, other) => one.at - other.at)
}

const HOUR = 3_600_000

/** Sunday first. */
const dayWeights = [1.3, 0.7, 0.75, 0.85, 1, 1.4, 1.6]

/** Midnight first. A shop that is open at all hours sleeps a little. */
const hourWeights = [2, 1, 0.4, 0.2, 0.1, 0.1, 0.5, 1, 1.5, 2, 4, 8, 10, 7, 3, 2, 3, 5, 8, 12, 13, 10, 7, 4]
