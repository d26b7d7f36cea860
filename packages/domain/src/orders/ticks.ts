/** As much of a line of an order as somebody reads who makes it. */
export interface MadeLine {
  name: string
  quantity: number
  options: readonly { name: string }[]
  notes: string | null
  product_id: string | null
}

/** Whether what is made for one line is what the other wants; what it costs does not matter. */
export function isSameLine(one: MadeLine, other: MadeLine): boolean {
  return (
    one.name === other.name &&
    one.quantity === other.quantity &&
    one.notes === other.notes &&
    one.product_id === other.product_id &&
    one.options.length === other.options.length &&
    one.options.every(({ name }, place) => name === other.options[place]?.name)
  )
}

/** The places of the ticked lines, in their order, with one ticked or no longer. */
export function withTick(ticked: readonly number[], line: number, isTicked: boolean): number[] {
  const others = ticked.filter((place) => place !== line)
  return isTicked ? [...others, line].sort((a, b) => a - b) : others
}

/**
 * The places of the lines that are still ticked once an order has these: each line keeps its tick where it stands, or
 * takes it along; one that says something else is to be made anew. Of lines that are alike as many stay ticked as were.
 */
export function ticksAfterEdit(
  before: { items: readonly MadeLine[]; ticked: readonly number[] },
  after: readonly MadeLine[],
): number[] {
  const made = before.ticked.flatMap((place) => before.items[place] ?? [])
  const wasTicked = new Set(before.ticked)
  // Those that stay where they are come first, so that of two that are alike the same one stays ticked.
  const places = [...after.keys()].sort(
    (a, b) => Number(wasTicked.has(b)) - Number(wasTicked.has(a)) || a - b,
  )
  const kept = places.filter((place) => {
    const found = made.findIndex((line) => isSameLine(line, after[place]!))
    if (found >= 0) made.splice(found, 1)
    return found >= 0
  })
  return kept.sort((a, b) => a - b)
}
