/** How far apart rows lie when nothing is between them: room for some fifty insertions at one place. */
export const POSITION_GAP = 1024

/** A row with its place. */
export interface Placed {
  id: string
  position: number
}

/** The position after the last of the rows. */
export function positionAtEnd(rows: readonly Placed[]): number {
  return rows.reduce((last, row) => Math.max(last, row.position), 0) + POSITION_GAP
}

/**
 * Position for a row that goes before `before` (null, or an id that is not there: at the end). `siblings` are the
 * other rows in their order. Where the gap is used up, `renumbered` places all of them anew, the row among them
 * (`position` is its own).
 */
export function placeBefore(
  siblings: readonly Placed[],
  before: string | null,
): { position: number; renumbered: Map<string, number> } {
  const found = siblings.findIndex((row) => row.id === before)
  const index = found === -1 ? siblings.length : found
  const position = between(siblings[index - 1]?.position, siblings[index]?.position)
  if (position !== null) return { position, renumbered: new Map() }
  const places = siblings.map((row, place): [string, number] => [
    row.id,
    POSITION_GAP * (place < index ? place + 1 : place + 2),
  ])
  return { position: POSITION_GAP * (index + 1), renumbered: new Map(places) }
}

function between(previous: number | undefined, next: number | undefined): number | null {
  const position = candidate(previous, next)
  return (previous ?? -Infinity) < position && position < (next ?? Infinity) ? position : null
}

function candidate(previous: number | undefined, next: number | undefined): number {
  if (previous === undefined) return next === undefined ? POSITION_GAP : next - POSITION_GAP
  return next === undefined ? previous + POSITION_GAP : previous + (next - previous) / 2
}
