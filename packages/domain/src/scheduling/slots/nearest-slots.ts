import type { Slot } from '../model'

/**
 * Up to `count` starts that fit, those nearest to a wanted instant (epoch milliseconds), the earlier of two as near; in
 * the order of time. For offering others when one was just taken.
 */
export function nearestSlots(slots: readonly Slot[], start: number, count: number): Slot[] {
  const at = (slot: Slot) => Date.parse(slot.start)
  return slots
    .filter((slot) => slot.fits)
    .sort((a, b) => Math.abs(at(a) - start) - Math.abs(at(b) - start) || at(a) - at(b))
    .slice(0, count)
    .sort((a, b) => at(a) - at(b))
}
