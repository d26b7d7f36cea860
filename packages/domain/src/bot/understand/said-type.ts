import type { Product } from './product-words'
import type { Candidate } from './scan-product'

/** The price type of which most words were said; null when none was, or two alike. */
export function saidType({ words, types }: Product, candidate: Candidate | undefined): string | null {
  const said = candidate?.said ?? []
  const counts = types.map((_, type) => said.filter((place) => words[place]!.type === type).length)
  const most = Math.max(0, ...counts)
  const first = counts.indexOf(most)
  return most > 0 && counts.lastIndexOf(most) === first ? types[first]! : null
}
