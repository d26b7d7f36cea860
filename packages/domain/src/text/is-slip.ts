/** Letters from which one slip is forgiven, and from which two. */
const ONE = 6
const TWO = 10

/** How many slips of the finger a text of these words may hold. */
export function slipsAllowed(words: readonly string[]): number {
  const letters = words.join('').replace(/\d/g, '').length
  return letters >= TWO ? 2 : letters >= ONE - 1 ? 1 : 0
}

/**
 * Whether the words, in number alike, are the same but for at most `most` slips: a letter wrong, missing, too many, or
 * two swapped. A word of less than 6 letters takes none: 'Rica' is no slip of 'Rita'.
 */
export function isSlip(typed: readonly string[], words: readonly string[], most: number): boolean {
  let slips = 0
  for (let place = 0; place < words.length; place += 1) {
    const one = typed[place]!
    const other = words[place]!
    if (one === other) continue
    const longer = Math.max(one.length, other.length)
    const allowed = Math.min(longer >= TWO ? 2 : longer >= ONE ? 1 : 0, most - slips)
    if (allowed <= 0 || Math.abs(one.length - other.length) > allowed) return false
    const here = distance(one, other)
    if (here > allowed) return false
    slips += here
  }
  return true
}

/** Edit distance in which two swapped neighbours count once (optimal string alignment). */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, before[column - 2]! + 1)
      }
      current.push(least)
    }
    before = last
    last = current
  }
  return last[other.length]!
}
