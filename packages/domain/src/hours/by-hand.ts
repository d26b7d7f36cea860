/**
 * What people of a shop said by hand beside its hours, as its row and its record carry it: instants as Date or as ISO,
 * `preparo_extra` in minutes. Null, or past: no longer so.
 */
export interface SaidByHand<Instant extends Date | string> {
  fechada_ate: Instant | null
  so_retirada_ate: Instant | null
  preparo_extra: number
  preparo_extra_ate: Instant | null
}

/** The same in epoch milliseconds. */
export interface ByHand {
  closedUntil: number | null
  /** Nothing is delivered; customers may come for it. */
  pickupUntil: number | null
  /** Minutes that everything takes longer tonight. */
  extraMinutes: number
  extraUntil: number | null
}

export const nothingByHand: ByHand = {
  closedUntil: null,
  pickupUntil: null,
  extraMinutes: 0,
  extraUntil: null,
}

/** Absent: nothing was said. */
export function byHandOf(said: SaidByHand<Date | string> | undefined): ByHand {
  const at = (instant: Date | string | null) => (instant === null ? null : new Date(instant).getTime())
  if (said === undefined) return nothingByHand
  return {
    closedUntil: at(said.fechada_ate),
    pickupUntil: at(said.so_retirada_ate),
    extraMinutes: said.preparo_extra,
    extraUntil: at(said.preparo_extra_ate),
  }
}

/**
 * Whether the shop was shut by a pause: one ends so long after its press, while who closes a shop closes it until a minute
 * of the clock.
 */
export function isPause({ closedUntil }: ByHand): boolean {
  return closedUntil !== null && closedUntil % 60_000 !== 0
}

/** Minutes that everything takes longer at `now` (epoch milliseconds). */
export function extraMinutesAt({ extraMinutes, extraUntil }: ByHand, now: number): number {
  return isComing(extraUntil, now) ? extraMinutes : 0
}

export const isComing = (until: number | null, now: number): until is number => until !== null && until > now
