import type { Ways } from './catalogue-source'

/** Ways by number, the usual one first, and the rows that were written in another one. */
export interface UsualWays {
  ways: Ways[]
  others: [id: string, way: number][]
}

/** The ways of rows told once each: the most frequent one, of those that are records, is the usual one. */
export function usualWays(rows: readonly { id: string; ways: Ways }[]): UsualWays {
  const counted = new Map<string, { ways: Ways; count: number }>()
  const keys = rows.map(({ ways }) => {
    const key = JSON.stringify([ways.fields, sorted(ways.keys), sorted(ways.as)])
    const known = counted.get(key) ?? { ways, count: 0 }
    counted.set(key, { ...known, count: known.count + 1 })
    return key
  })
  const weight = ({ ways, count }: { ways: Ways; count: number }) => (ways.fields.length > 0 ? count : -1)
  const ranked = [...counted].toSorted(([, a], [, b]) => weight(b) - weight(a))
  const numbers = new Map(ranked.map(([key], number) => [key, number]))
  const others = rows.flatMap(({ id }, index): [string, number][] => {
    const number = numbers.get(keys[index] ?? '') ?? 0
    return number === 0 ? [] : [[id, number]]
  })
  return { ways: ranked.map(([, { ways }]) => ways), others }
}

function sorted(map: Record<string, string> = {}): [string, string][] {
  return Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
