/** How a figure moved against the period before. */
export interface Change {
  /** Against the previous figure, with one decimal; null where there is nothing to compare with. */
  percent: number | null
  direction: 'up' | 'down' | 'same' | 'unknown'
  /** Whether the move is welcome; null where it did not move or nobody knows. */
  good: boolean | null
}

/**
 * Compares two figures, of which `better` says which way is welcome: waiting less is good, selling less is not. From
 * nothing to something goes up without a percentage; a figure that was not measured (null) is unknown.
 */
export function changeOf(
  current: number | null,
  previous: number | null,
  better: 'higher' | 'lower' = 'higher',
): Change {
  if (current === null || previous === null) return { percent: null, direction: 'unknown', good: null }
  if (current === previous) return { percent: 0, direction: 'same', good: null }
  const direction = current > previous ? 'up' : 'down'
  const percent = previous === 0 ? null : Math.round(((current - previous) / Math.abs(previous)) * 1000) / 10
  return { percent, direction, good: (direction === 'up') === (better === 'higher') }
}
