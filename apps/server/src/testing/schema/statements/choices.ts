/** Picks one of `count` alternatives; asked again by the same key, the same one. */
export type Choose = (key: object, count: number) => number

/**
 * Reads once for each way to choose, at most `most` times: ways that differ from the first in one choice come first. Of
 * one that does not go together `read` answers nothing.
 */
export function everyWay<T>(read: (choose: Choose) => T | undefined, most: number): T[] {
  const results: T[] = []
  const ways: number[][] = [[]]
  let looks = 0
  for (let way = ways.shift(); way && looks < most; way = ways.shift()) {
    looks += 1
    const made = new Map<object, number>()
    const counts: number[] = []
    const prefix = way
    const result = read((key, count) => {
      const before = made.get(key)
      if (before !== undefined) return before
      const choice = prefix[counts.length] ?? 0
      made.set(key, choice)
      counts.push(count)
      return choice
    })
    if (result !== undefined) results.push(result)
    const chosen = [...made.values()]
    for (let at = prefix.length; at < counts.length; at += 1)
      for (let other = 1; other < counts[at]!; other += 1) ways.push([...chosen.slice(0, at), other])
  }
  return results
}
