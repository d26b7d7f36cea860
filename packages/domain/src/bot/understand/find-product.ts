import type { OrderToken } from './order-tokens'
import { fillers, joiners } from './order-words'
import { nameOf, type ProductIndex } from './product-index'
import type { Product } from './product-words'
import { narrow, scanProduct, type Candidate, type Candidates, type Scan } from './scan-product'

/** What words of a message mean of the menu. */
export interface Found {
  /** The token behind the last word. */
  end: number
  /** Products in question, the best first. */
  products: readonly number[]
  /** What was said of each product in question and of those that fit less. */
  candidates: Candidates
  /** One product, and no doubt about it. */
  sure: boolean
  /** Its whole name was said. */
  whole: boolean
  /** The first word was not said here but with an earlier product ('2 de queijo' behind 'pastel'). */
  carried: boolean
  halves: boolean
  /** Places of remarks between the words. */
  remarks: readonly number[]
}

interface Looking {
  /** The word by which the product before was called, as it may stand for this one too. */
  carry: OrderToken | null
  /** 'de' stands before: of what was named before. */
  ofBefore: boolean
  /** A quantity stands before. */
  counted: boolean
}

/** The product or products that the words from `start` on mean, or null. */
export function findProduct(
  tokens: readonly OrderToken[],
  index: ProductIndex,
  start: number,
  { carry, ofBefore, counted }: Looking,
): Found | null {
  const alone = scanProduct(tokens, index, start, { counted })
  const named = findNamed(tokens, index, start)
  const head = carry && carry.key !== tokens[start]?.key ? narrow(index, null, carry) : null
  const scanned = head && scanProduct(tokens, index, start, { from: head, counted })
  if (named && named.end >= Math.max(alone?.end ?? 0, scanned?.end ?? 0)) return named
  const here = alone && resolve(index, alone, false)
  const carried = scanned && resolve(index, scanned, true)
  if (carried && ofBefore) return carried
  if (here?.sure && here.whole) return here
  return carried?.sure && carried.end >= (here?.end ?? 0) ? carried : (here ?? carried)
}

/** Products whose name is said in full from `start` on, the longest name that is. */
export function findNamed(tokens: readonly OrderToken[], index: ProductIndex, start: number): Found | null {
  const words: OrderToken[] = []
  let found: Found | null = null
  for (let place = start; place < tokens.length && words.length < index.longest; place += 1) {
    const token = tokens[place]!
    if (token.kind === 'break') {
      if (place === start) return null
      continue
    }
    words.push(token)
    const products = index.named(nameOf(words))
    if (products.length === 0 || words.every(({ word }) => fillers.has(word) || joiners.has(word))) continue
    found = {
      end: place + 1,
      products,
      candidates: new Map(products.map((product) => [product, wholeName(index.products[product]!)])),
      sure: products.length === 1,
      whole: true,
      carried: false,
      halves: false,
      remarks: [],
    }
  }
  return found
}

function resolve(
  index: ProductIndex,
  { candidates, end, doubtful, halves, remarks }: Scan,
  carried: boolean,
): Found {
  const ranked = [...candidates].map(([product, candidate]) => ({
    product,
    candidate,
    name: shareOf(index.products[product]!, candidate),
  }))
  const whole = ranked.filter(({ name }) => name === 1)
  const best = Math.max(...whole.map(({ candidate }) => candidate.likeness))
  const wanted = whole.length > 0 ? whole.filter(({ candidate }) => candidate.likeness === best) : ranked
  wanted.sort(
    (a, b) => b.candidate.likeness - a.candidate.likeness || b.name - a.name || a.product - b.product,
  )
  const [first] = wanted
  const flavours = first!.candidate.said.filter(
    (place) => index.products[first!.product]!.words[place]!.kind === 'option',
  )
  return {
    end,
    products: wanted.map(({ product }) => product),
    candidates,
    sure:
      wanted.length === 1 &&
      first!.name > 0 &&
      !doubtful &&
      (!halves || flavours.length > 1) &&
      (first!.candidate.plain || whole.length > 0),
    whole: whole.length > 0,
    carried,
    halves,
    remarks,
  }
}

/** How much of the product's name was said, 0 to 1. */
function shareOf({ telling }: Product, { said }: Candidate): number {
  return telling.filter((place) => said.includes(place)).length / telling.length
}

function wholeName({ telling }: Product): Candidate {
  return { said: telling, plain: true, likeness: 3 * telling.length }
}
