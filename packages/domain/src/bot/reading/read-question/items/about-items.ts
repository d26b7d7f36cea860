import type { Clause } from '../clauses'
import { isIdle } from '../question-words'
import { isSomething, ofThings, type Asked, type Reading } from '../reading'
import { beforeThat, justNamed, ofNamed, pointedTo, withList } from './beside-items'
import { itemAskOf } from './item-asks'
import { orderBehind, saysGoAhead } from './stands-as-order'
import { thingsIn, type Things } from './things'

/** What a clause asks of items: price, whether there are any, what is in them. */
export function aboutItems(reading: Reading, place: number): Asked | null {
  const { said, lexicon, clauses } = reading
  const clause = clauses[place]!
  const ask = itemAskOf(clause)
  if (!ask) {
    const next = clauses[place + 1]
    return next && saysGoAhead(next) ? null : contains(reading, clause)
  }
  const found = ask.regions.map(([from, to]) => thingsIn(said, lexicon, from, to)).filter(isSomething)
  const things = found.find(({ itemIds }) => itemIds.length > 0) ?? found[0]
  if (!things && ask.kind === 'price') return beforeThat(reading, place)
  if (!things) {
    if (ask.kind !== 'ingredients') return null
    const last = reading.asked[place - 1]?.questions.at(-1)
    const before = last && 'itemIds' in last ? last.itemIds : justNamed(reading, place)
    const itemIds = before ?? pointedTo(reading, place)
    return itemIds.length > 0 ? { questions: [{ kind: 'ingredients', itemIds }] } : null
  }
  if (ask.kind === 'available') return available(reading, place, things, ask.regions)
  const wants =
    ask.kind === 'price' && things.named && things.itemIds.length === 1 && ask.regions[0]![0] > clause.from
      ? orderBehind(said, lexicon, clauses.slice(place + 1, place + 3))
      : null
  // 'quanto tá o açaí de 500? vou querer 2': what it costs, and two of it.
  if (wants?.conditions.length === 0)
    return {
      questions: [{ kind: 'price', itemIds: things.itemIds }],
      span: [clause.from, ask.regions[0]![0]],
    }
  if (things.itemIds.length === 0 && (ask.named || !sounds(reading, place))) return null
  const before = ask.kind === 'price' && !things.named ? reading.asked[place - 1]?.questions.at(-1) : null
  // 'tem bolo de ninho? quanto é a fatia?': a size of what was asked about.
  if (before && 'itemIds' in before && before.itemIds.every((id) => things.itemIds.includes(id)))
    return { questions: [{ kind: 'price', itemIds: before.itemIds }] }
  return ofThings(
    ask.kind,
    withList(reading, place, ask.kind === 'price' ? ofNamed(reading, place, things) : things),
  )
}

/** 'o x-salada vem com milho?', 'vem batata no combo?' */
function contains({ said, lexicon }: Reading, { from, text, asked, to }: Clause): Asked | null {
  const within = asked
    ? /^(?:.*\b)?(?:vem|vai|leva|acompanha|inclui) (?:\S+ ){1,4}(?:no|na|nos|nas|com) /.exec(text)
    : null
  const of = within && thingsIn(said, lexicon, from + within[0].split(' ').length - 1, to)
  if (of && of.itemIds.length > 0 && of.unknown.length === 0) return ofThings('ingredients', of)
  const found = asked
    ? /^(.+?) (?:vem|vai|leva|acompanha|tem)(?: (?:com|junto))* (?!de |como |que )\S+/.exec(text)
    : null
  if (!found) return null
  const verb = from + found[1]!.split(' ').length
  const things = thingsIn(said, lexicon, from, verb)
  if (things.itemIds.length === 0 || things.unknown.length > 0) return null
  const all = thingsIn(said, lexicon, from, to)
  const offered = all.itemIds.length > 0 && all.unknown.length === 0 && said.words[verb] === 'tem'
  return ofThings(offered ? 'available' : 'ingredients', offered ? all : things)
}

function available(
  reading: Reading,
  place: number,
  things: Things,
  regions: readonly (readonly [number, number])[],
): Asked | null {
  const { said, lexicon, clauses } = reading
  const clause = clauses[place]!
  if (things.itemIds.length === 0 && !sounds(reading, place)) return null
  const ordered =
    things.itemIds.length > 0 ? orderBehind(said, lexicon, clauses.slice(place + 1, place + 3)) : null
  if (!ordered) return ofThings('available', things)
  for (const one of ordered.conditions)
    reading.asked[clauses.findIndex(({ from }) => from === one.from)] = {
      questions: [],
      span: [one.from, one.to],
    }
  const [from] = regions[0]!
  return { questions: [], span: from > clause.from ? [clause.from, from] : [clause.from, clause.from] }
}

/** Something that the menu has not is asked for only where the message sounds like a question. */
function sounds({ clauses }: Reading, place: number): boolean {
  return (
    clauses[place]!.asked ||
    /\b(?:voces?|quanto|sera que|saber|vendem?)\b/.test(clauses[place]!.text) ||
    clauses.filter(({ text }) => !text.split(' ').every(isIdle)).length === 1
  )
}
