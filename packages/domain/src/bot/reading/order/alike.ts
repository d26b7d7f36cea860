import { explain } from '../explain/explain'
import type { Explanation, Text } from '../explain/explanation'
import { leadOf } from '../explain/lead'
import { qualifiers } from '../menu/name-words'
import { candidatesOf, headed, type Weights } from './candidates'
import type { ItemPiece } from './piece'

const MOST_ALIKE = 60

/** What else the words may mean as well as they mean the best. */
export function withAlike(text: Text, piece: ItemPiece, weights: Weights): ItemPiece {
  const { from, to, said, carry } = piece
  if (said.carried === 'item') return piece
  const lead = leadOf(text, from, to)
  const entries = candidatesOf(weights, from, to, MOST_ALIKE)
  const also = carry ? headed(text, carry, weights, from, to) : []
  const all = [...new Set([...entries, ...also])].flatMap((entry) => {
    const one = explain(text, entry, { from, to }, { lead, carry })
    return one === null || one === 'hopeless' ? [] : [one]
  })
  const near = all.filter((one) => isAsLikely(one, said))
  const alike = [said, ...near.filter(({ entry }) => entry !== said.entry)]
  const exact = alike.filter((one) => one.full)
  return { ...piece, alike: exact.length === 1 && said.full ? exact : alike }
}

/** Whether another explanation of the same words is as good, words of the name that were not said aside. */
function isAsLikely(one: Explanation, said: Explanation): boolean {
  if (one.carried === 'item' || (said.carried === 'head' && one.carried !== 'head')) return false
  if (said.full && !(one.full && one.named.size >= said.named.size)) return false
  if (one.rest.length > said.rest.length || baseCost(one) > baseCost(said) + 0.06) return false
  if (one.entry === said.entry) return true
  if (told(one) < told(said)) return false
  if (one.notes.length > said.notes.length || one.refused.length > said.refused.length) return false
  if (one.named.size > 0 && isBeside(one) && !isBeside(said)) return false
  return !one.entry.name.some((key, place) => qualifiers.has(key) && !one.named.has(place))
}

function baseCost({ cost, unsaid }: Explanation): number {
  return cost - unsaid
}

/** Whether only words behind 'com' or 'sem' of its name were said. */
function isBeside({ entry, named }: Explanation): boolean {
  return [...named].every((place) => entry.beside.has(entry.name[place]!))
}

function told({ named, options, open, type }: Explanation): number {
  return named.size + options.size + open.size + (type === null ? 0 : 1)
}
