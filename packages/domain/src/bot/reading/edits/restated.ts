import type { CartEntry } from '../../../menu'
import { PARTS_GROUP } from '../../../catalogue'
import { MAX_QUANTITY } from '../../model/limits'
import { explain } from '../explain/explain'
import type { Explanation, Text } from '../explain/explanation'
import { leadOf } from '../explain/lead'
import { changedLine, keysAt, type OpenLine } from './cart-lines'
import { replaced, type Change, type Scene } from './clauses'
import { applied, withoutGroupsOf, withoutOption } from './of-item'
import { dropping, giving, swapping } from './verbs'

/** What is said of a line anew, and what is said that it is not. */
interface Restated {
  is: readonly number[]
  not: readonly number[]
}

/** What a correction begins with. */
const frame = '(?:(?:na verdade|errei|desculpa|olha|ah|opa|oi|moc[oa]|me enganei|so que|mas|eu|e) )*'
const copula = '(?:e|era|eram|sao|quero|queria|seja)'
/** How two values stand in one sentence, one of which is not so: '…, não média', 'em vez de 2 …'. */
const contrasts: readonly RegExp[] = [
  new RegExp(
    `^${frame}(?:[oa]s? (?<of>.+?) )?nao (?:${copula} )?(?:de )?(?<not>.+?)(?: nao)? (?:, )?(?:mas )?${copula} (?:sim )?(?:de )?(?<is>.+)$`,
    'd',
  ),
  new RegExp(
    `^(?<is>.+?) (?:, )?(?:e )?nao (?:mais )?(?:(?:e|era|eram|sao|quero) )?(?:[oa]s? )?(?:de )?(?<not>.+)$`,
    'd',
  ),
  new RegExp(
    `^(?:em vez|no lugar|ao inves) d[aeo]s? (?<not>.+?) (?:eu )?(?:(?:${giving}|prefiro) )(?<is>.+)$`,
    'd',
  ),
  new RegExp(`^(?<is>.+?) (?:no lugar|em vez|ao inves) d[aeo]s? (?<not>.+)$`, 'd'),
  new RegExp(`^(?:${swapping}) (?<not>.+) (?:por|pelo|pela|para) (?<is>.+)$`, 'd'),
]
const corrects = new RegExp(
  `\\b(?:${swapping}|passa|passar|aumenta|aumente|aumentar|diminui|diminua|diminuir|na verdade|errei|me enganei|me confundi|corrig\\w+|era|eram|so|apenas|somente)\\b`,
)
const adds = /\b(?:mais|tambem|outr[oa]s?|alem)\b/
const idle = new RegExp(
  `^(?:${swapping}|${dropping}|passa|passar|aumenta|aumente|aumentar|diminui|diminua|diminuir|tamanho|tam|errei|errado|enganei|confundi|corrig\\S+|na|verdade|melhor|prefiro)$`,
)

/** '… é grande, não média', 'muda pra 8 empadas', 'o canelone vai ser individual': a line of the cart said anew. */
export function restated(scene: Scene, isSure: boolean): Change | null {
  const { text, clause, lines } = scene
  const words = clause.words.join(' ')
  if (adds.test(words) || /\bcada\b/.test(words)) return null
  const said = contrasted(scene)
  if (isSure && !said) return null
  const { is, not } = said ?? { is: placesOf(clause), not: [] }
  const told = only(text, is)
  const fits = lines.flatMap((line, place) => {
    if (!line) return []
    const now = tellsOf(told, line) ?? tellsOf(withoutTo(told), line)
    if (!now || (not.length > 0 && !isAsItIs(tellsOf(only(text, not), line), line))) return []
    return [{ place, now, line, isCounted: leadOf(told, 0, told.tokens.length).quantity !== null }]
  })
  const most = Math.max(0, ...fits.map(({ now }) => now.named.size))
  const called = fits.filter(({ now }) => now.named.size === most)
  const [one, other] = called
  if (!one || other) return null
  const isNamed = most > 0
  if (!said && !(isNamed && (isDefinite(scene, one.line) || corrects.test(words)))) return null
  if (!said && one.now.quantity !== null && one.isCounted && !corrects.test(words)) return null
  if (!said && isNamed && one.now.named.size < mostNamed(told, one.line, one.now)) return null
  const next = saidAnew(told, one.line, one.now, not.length > 0 ? tellsOf(only(text, not), one.line) : null)
  return next && (isSure || isOther(next, one.line.entry)) ? replaced(scene, one.place, [next]) : null
}

function placesOf({ from, words }: Scene['clause']): number[] {
  return words.map((_, more) => from + more)
}

/** A clause in what is and what is not; null where nothing is denied. */
function contrasted({ clause }: Scene): Restated | null {
  const line = clause.words.join(' ')
  for (const expression of contrasts) {
    const found = expression.exec(line)
    if (!found) continue
    const places = (name: string) => {
      const [from, to] = found.indices?.groups?.[name] ?? [0, 0]
      if (from === to) return []
      const first = line.slice(0, from).split(' ').length - 1
      const many = line.slice(from, to).trim().split(' ').length
      return Array.from({ length: many }, (_, more) => clause.from + first + more)
    }
    const not = places('not')
    return not.length > 0 ? { is: [...places('of'), ...places('is')], not } : null
  }
  return null
}

/** A text of some of its tokens alone, without words that only say that something changes. */
function only({ text, tokens, words, lexicon }: Text, places: readonly number[]): Text {
  const left = places.filter((at) => tokens[at]!.kind !== 'break' && !idle.test(words[at]!))
  return { text, lexicon, tokens: left.map((at) => tokens[at]!), words: left.map((at) => words[at]!) }
}

/** 'muda pra 3', without what leads to it; 'para dois' may be a size. */
function withoutTo(told: Text): Text {
  const left = told.tokens.filter(({ word }) => word !== 'para')
  return { ...told, tokens: left, words: left.map(({ word }) => word) }
}

/** What words say of a line, all of them; null where one of them means nothing of it. */
function tellsOf(told: Text, { item }: OpenLine): Explanation | null {
  const to = told.tokens.length
  if (to === 0) return null
  const lead = leadOf(told, 0, to)
  const carry = { entry: item, head: new Set<string>(), left: 0, counted: false }
  const said = explain(told, item, { from: 0, to }, { lead, carry })
  if (!said || said === 'hopeless') return null
  if (said.rest.length + said.refused.length + said.open.size + said.notes.length > 0) return null
  // '500 ml' says how large, and not how many.
  return said.type !== null && lead.quantity === null ? { ...said, quantity: null } : said
}

function isAsItIs(said: Explanation | null, { entry }: OpenLine): boolean {
  if (!said) return false
  const { type, quantity, options } = said
  if (type === null && quantity === null && options.size === 0) return false
  const has = [...options.keys()].every((key) =>
    entry.options.some(({ group_id, option_id }) => key === `${group_id} ${option_id}`),
  )
  return (
    (type ?? entry.price_type) === entry.price_type && (quantity ?? entry.quantity) === entry.quantity && has
  )
}

/** Whether a word of the line's name stands behind an article: 'o canelone', 'da calabresa'. */
function isDefinite({ text, clause }: Scene, { item }: OpenLine): boolean {
  return placesOf(clause).some((at) => {
    const isName = keysAt(text, at).some((key) => item.name.includes(key) || item.categoryKeys.includes(key))
    return isName && at > clause.from && /^(?:d|n)?[oa]s?$/.test(text.words[at - 1]!)
  })
}

/** How many words of a name the product has that is said best. */
function mostNamed(told: Text, { item }: OpenLine, now: Explanation): number {
  let most = now.named.size
  for (const entry of told.lexicon.items) {
    if (entry === item) continue
    const said = explain(
      told,
      entry,
      { from: 0, to: told.tokens.length },
      { lead: leadOf(told, 0, told.tokens.length), carry: null },
    )
    if (said && said !== 'hopeless' && said.rest.length === 0 && said.full && said.named.size > most)
      most = said.named.size
  }
  return most
}

function saidAnew(told: Text, line: OpenLine, now: Explanation, was: Explanation | null): CartEntry | null {
  const { type, quantity, options } = now
  if (type === null && quantity === null && options.size === 0) return null
  if (quantity !== null && (quantity < 1 || quantity > MAX_QUANTITY)) return null
  let open = line
  for (const key of was?.options.keys() ?? []) {
    const [groupId = '', optionId = ''] = key.split(' ')
    if (groupId === PARTS_GROUP) return null
    open = {
      ...open,
      entry: { ...open.entry, options: withoutOption(open.entry.options, { groupId, optionId }) },
    }
  }
  const bare = was || options.size === 0 ? open : withoutGroupsOf(open, ofOne(line, now))
  const next = applied(told, bare, now)
  if (!next || quantity === null) return next
  return changedLine({ ...line, entry: next }, { quantity })
}

/** Of what was said, only the groups that take one. */
function ofOne({ item }: OpenLine, said: Explanation): Explanation {
  const options = [...said.options].filter(([key]) =>
    item.groups.some(({ group }) => group.max === 1 && key.startsWith(`${group.id} `)),
  )
  return { ...said, options: new Map(options) }
}

function isOther(next: CartEntry, before: CartEntry): boolean {
  return (
    next.price_type !== before.price_type ||
    next.quantity !== before.quantity ||
    JSON.stringify(next.options) !== JSON.stringify(before.options)
  )
}
