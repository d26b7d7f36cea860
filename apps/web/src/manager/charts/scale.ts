/**
 * Round values of an axis from 0 to at least `max`, evenly apart, about `count` steps of 1, 2 or 5 times a power of ten;
 * with `whole`, no step is below 1. An axis of nothing but zeros ends at its first step.
 */
export function axisTicks(
  max: number,
  { count = 4, whole = true }: { count?: number; whole?: boolean } = {},
): number[] {
  const step = niceStep(Math.max(max, 0) / count, whole)
  const steps = Math.max(1, Math.ceil(max / step - 1e-9))
  return Array.from({ length: steps + 1 }, (_, place) => place * step)
}

/** How much of an axis that ends at `top` a value fills, 0 to 1. */
export function shareOf(value: number, top: number): number {
  return top > 0 ? Math.min(1, Math.max(0, value / top)) : 0
}

/** The middle of place `index` of `count` even places, 0 to 1. */
export function centreOf(index: number, count: number): number {
  return (index + 0.5) / Math.max(1, count)
}

/** Which of `count` even places lies at `share` (0 to 1) of the width. */
export function placeAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}

/** Which of `count` labels have room when at most `most` are written: evenly apart, the first among them. */
export function hasLabel(index: number, count: number, most: number): boolean {
  return index % Math.max(1, Math.ceil(count / most)) === 0
}

function niceStep(rough: number, whole: boolean): number {
  if (rough <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10
  return whole ? Math.max(1, Math.round(factor * power)) : factor * power
}
