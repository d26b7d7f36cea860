export interface Placed {
  id: string
  position: number
}

const gap = 1024

/**
 * Gives rows of a document, in its order, the positions that they have already, where that order is the present one:
 * what comes in between is placed in between. Else, and where no room is left, every row takes a new place. `placed`
 * are the rows as they stand.
 */
export function keepPositions<Row extends Placed>(rows: readonly Row[], placed: readonly Placed[]): Row[] {
  const standing = new Map(placed.map(({ id, position }) => [id, position]))
  const known = rows.flatMap(({ id }) => standing.get(id) ?? [])
  const positions =
    known.length > 0 && isAscending(known) ? fillBetween(rows.map(({ id }) => standing.get(id))) : []
  const isUsable = positions.length > 0 && isAscending(positions)
  return rows.map((row, n) => ({ ...row, position: isUsable ? positions[n]! : gap * (n + 1) }))
}

function isAscending(positions: readonly number[]): boolean {
  return positions.every((position, n) => n === 0 || positions[n - 1]! < position)
}

/** Places for the missing ones, evenly between their neighbours; before the first and after the last by whole gaps. */
function fillBetween(positions: readonly (number | undefined)[]): number[] {
  const filled: number[] = []
  for (let n = 0; n < positions.length; n++) {
    const own = positions[n]
    if (own !== undefined) {
      filled.push(own)
      continue
    }
    const next = positions.findIndex((position, at) => at > n && position !== undefined)
    const after = positions[next]
    const before = filled.at(-1)
    if (after === undefined) filled.push((before ?? 0) + gap)
    else if (before === undefined) filled.push(after - gap * (next - n))
    else filled.push(before + (after - before) / (next - n + 1))
  }
  return filled
}
