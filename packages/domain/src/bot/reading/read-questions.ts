import type { Lexicon } from './lexicon'
import type { Question } from './question'
import { allergenOf, allergyIn, mayEat, saysAllergy } from './read-question/allergens'
import { clausesOf, isOrder, type Clause } from './read-question/clauses'
import { deliveryOf, livesSomewhere, type Area } from './read-question/deliveries'
import { flavoursOf } from './read-question/flavours'
import { itemAskOf } from './read-question/item-asks'
import { isIdle } from './read-question/question-words'
import { withoutDoubles } from './read-question/without-doubles'
import { orderBehind } from './read-question/stands-as-order'
import { thingsIn, type Things } from './read-question/things'
import { topicOf } from './read-question/topics'
import type { Said } from './tokens'

/** What a message asks, and which of its tokens that takes: as many as `said` has tokens. */
export interface ReadQuestions {
  questions: Question[]
  taken: readonly boolean[]
}

const wanted: ReadonlySet<string> = new Set(['pix', 'menu', 'shop', 'discount', 'payment'])

/** What a clause asks, and the span of its tokens when that is not all of it. */
interface Asked {
  questions: Question[]
  span?: readonly [from: number, to: number]
}

interface Reading {
  said: Said
  lexicon: Lexicon
  area: Area
  clauses: readonly Clause[]
  asked: (Asked | null)[]
}

/**
 * What a customer asks in a message, whether or not a question mark stands there, with the tokens that it takes. What
 * is ordered is left alone, also where it is put as a question ('tem risole? se tiver quero 3').
 */
export function readQuestions(said: Said, lexicon: Lexicon, shop: Area): ReadQuestions {
  const clauses = clausesOf(said)
  const reading: Reading = { said, lexicon, area: shop, clauses, asked: clauses.map(() => null) }
  const taken = said.tokens.map(() => false)
  clauses.forEach((clause, place) => {
    const asked = askedIn(reading, place)
    if (!asked) return
    reading.asked[place] = asked
    const [from, to] = asked.span ?? [clause.from, clause.to]
    taken.fill(true, from, to)
  })
  clauses.forEach((_, place) => takeAround(reading, place, taken))
  takePauses(reading, taken)
  return { questions: withoutDoubles(reading.asked.flatMap((one) => one?.questions ?? [])), taken }
}

function askedIn(reading: Reading, place: number): Asked | null {
  const { said, lexicon, area, clauses } = reading
  const clause = clauses[place]!
  const topic = topicIn(reading, clause)
  if (topic) return topic
  const ordered = isOrder(clause)
  const lives = clauses[place - 1] && livesSomewhere(clauses[place - 1]!) ? clauses[place - 1]! : null
  const delivery = deliveryOf(said, clause, area, lives)
  if (delivery) return { questions: [delivery] }
  if (saysAllergy(clause)) return aboutAllergy(reading, place)
  if (ordered || isUnserved(clause)) return null
  const eaten = clauses.some(saysAllergy) ? mayEat(said, lexicon, clause) : null
  if (eaten) {
    const word = clauses.map((one) => (saysAllergy(one) ? allergyIn(said, one) : null)).find(Boolean)
    if (word) return { questions: [{ kind: 'allergen', itemIds: eaten, word }] }
  }
  const allergen = allergenOf(said, lexicon, clause)
  if (allergen) return { questions: [{ kind: 'allergen', ...allergen }] }
  const flavours = flavoursOf(said, lexicon, clause)
  if (flavours) return ofThings(flavours.list ? 'available' : 'flavours', flavours)
  return aboutItems(reading, place) ?? moreOfThat(reading, place)
}

/** A question of the shop, without what is ordered before it in the same breath. */
function topicIn({ said, lexicon }: Reading, clause: Clause): Asked | null {
  const found = topicOf(clause)
  if (!found) return null
  const start = clause.from + found.before
  const head = namesSomething(said, lexicon, { ...clause, to: start })
  const ordered = isOrder(clause)
  if (ordered && (namesSomething(said, lexicon, clause) || !wanted.has(found.topic))) return null
  const counted = /(?:^| )(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|dez) /.test(
    clause.text.split(' ').slice(0, found.before).join(' ') + ' ',
  )
  return {
    questions: [{ kind: found.topic }],
    span: [head && counted && found.topic !== 'discount' ? start : clause.from, clause.to],
  }
}

/** 'entrega em Olinda': a place that is not served is nothing that the shop could sell. */
function isUnserved({ text }: Clause): boolean {
  return /^(?:\S+ ){0,3}(?:entrega|entregam|entregar|atendem?|moro) (?:em|no|na|nos|nas|ate|para|aqui|la|o|a)\b/.test(
    text,
  )
}

/** What somebody bears badly is asked about, unless an order left it out already. */
function aboutAllergy(reading: Reading, place: number): Asked | null {
  const { said, lexicon, clauses } = reading
  const clause = clauses[place]!
  const own = allergenOf(said, lexicon, clause)
  if (own) return { questions: [{ kind: 'allergen', ...own }] }
  const others = clauses.filter((one) => one !== clause)
  const isAsked = others.some(
    (one) => !isOrder(one) && (allergenOf(said, lexicon, one) ?? mayEat(said, lexicon, one)),
  )
  if (isAsked) return { questions: [] }
  const before = reading.asked[place - 1]?.questions.at(-1)
  const feared = clauses.map((one) => allergyIn(said, one)).find((one) => one !== null)
  if (feared && before && 'itemIds' in before)
    return { questions: [{ kind: 'allergen', itemIds: before.itemIds, word: feared }] }
  const word = allergyIn(said, clause)
  const leftOut = clauses.some((one) => one.sentence === clause.sentence && /\bsem\b/.test(one.text))
  if (word === null || leftOut || (isOrder(clause) && !clause.asked)) return null
  const eaten = mayEat(said, lexicon, clause)
  return { questions: [{ kind: 'allergen', itemIds: eaten ?? [], word }] }
}

function aboutItems(reading: Reading, place: number): Asked | null {
  const { said, lexicon, clauses } = reading
  const clause = clauses[place]!
  const ask = itemAskOf(clause)
  if (!ask) return contains(reading, clause)
  const found = ask.regions.map(([from, to]) => thingsIn(said, lexicon, from, to)).filter(isSomething)
  const things = found.find(({ itemIds }) => itemIds.length > 0) ?? found[0]
  if (!things) return ask.kind === 'price' ? beforeThat(reading, place) : null
  if (ask.kind === 'available') return available(reading, place, things, ask.regions)
  if (things.itemIds.length === 0 && (ask.named || !sounds(reading, place))) return null
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

/** 'x-tudo, quanto é?', 'tem pudim? quanto custa?': what stands before is what is asked about. */
function beforeThat({ said, lexicon, clauses, asked }: Reading, place: number): Asked | null {
  const before = clauses[place - 1]
  if (!before) return null
  const last = asked[place - 1]?.questions.at(-1)
  if (last)
    return 'itemIds' in last
      ? { questions: [{ kind: 'price', itemIds: last.itemIds }] }
      : last.kind === 'delivery' || last.kind === 'not-sold'
        ? { questions: [] }
        : null
  const near = before.sentence === clauses[place]!.sentence || before.asked
  const things = near ? plainThings(said, lexicon, before) : null
  if (!things) return null
  asked[place - 1] = { questions: [], span: [before.from, before.to] }
  return { questions: [{ kind: 'price', itemIds: things.itemIds }] }
}

/** 'pizza de atum, quanto fica a grande?': the item stands before. */
function ofNamed({ said, lexicon, clauses, asked }: Reading, place: number, things: Things): Things {
  const before = clauses[place - 1]
  if (!before || asked[place - 1] || before.sentence !== clauses[place]!.sentence) return things
  const head = plainThings(said, lexicon, before)
  if (!head) return things
  asked[place - 1] = { questions: [], span: [before.from, before.to] }
  return things.named ? { ...things, itemIds: [...new Set([...head.itemIds, ...things.itemIds])] } : head
}

/** The items that a clause names and nothing else; null where it orders or counts them. */
function plainThings(said: Said, lexicon: Lexicon, clause: Clause): Things | null {
  if (isOrder(clause) || /^(?:e )?(?:\d|uma? |dois|duas|tres)/.test(clause.text)) return null
  const things = thingsIn(said, lexicon, clause.from, clause.to)
  return things.itemIds.length > 0 && things.unknown.length === 0 ? things : null
}

/** 'e o guaraná?' behind a question of items asks the same of another one. */
function moreOfThat({ said, lexicon, clauses, asked }: Reading, place: number): Asked | null {
  const clause = clauses[place]!
  const last = asked[place - 1]?.questions.at(-1)
  if (!last || !clause.asked || !/^(?:e|ou) (?:(?:o|a|os|as|de|do|da) )?\S/.test(clause.text)) return null
  if (last.kind === 'allergen' || !('itemIds' in last || last.kind === 'not-sold')) return null
  const things = thingsIn(said, lexicon, clause.from + 1, clause.to)
  return isSomething(things) ? ofThings(last.kind === 'not-sold' ? 'available' : last.kind, things) : null
}

/** 'quanto tá a coca, o pudim e o bolo?': the clauses behind that name things of the same list. */
function withList({ said, lexicon, clauses, asked }: Reading, place: number, things: Things): Things {
  const ids = [...things.itemIds]
  const clause = clauses[place]!
  for (let next = place + 1; next < clauses.length; next += 1) {
    const one = clauses[next]!
    if (
      one.sentence !== clause.sentence ||
      !/^(?:e )?(?:o|a|os|as|d[oae]s?) /.test(one.text) ||
      isOrder(one) ||
      itemAskOf(one)
    )
      break
    const more = thingsIn(said, lexicon, one.from, one.to)
    if (more.itemIds.length === 0 || more.unknown.length > 0) break
    ids.push(...more.itemIds)
    asked[next] = { questions: [], span: [one.from, one.to] }
  }
  return { ...things, itemIds: [...new Set(ids)] }
}

function isSomething({ itemIds, unknown }: Things): boolean {
  return itemIds.length > 0 || unknown.length > 0
}

function ofThings(
  kind: 'price' | 'available' | 'ingredients' | 'flavours',
  { itemIds, unknown }: Things,
): Asked {
  const missing = unknown.map((word): Question => ({ kind: 'not-sold', word }))
  return { questions: itemIds.length > 0 ? [{ kind, itemIds }, ...missing] : missing }
}

const tails =
  /^(?:e |ah |ou )*(?:quais (?:sao|tem|voces tem)|qual|quanto(?: e| custa| fica| sai| seria| esta)?|onde esta|onde|como|para hoje|a partir de que horas|faz tempo|nada|fome|to com (?:muita )?fome|to (?:esperando|aguardando|morrendo de fome|preocupad[oa]).*|(?:ja )?(?:faz|tem) .*(?:horas|minutos?|min)\b.*|minha .*|meu (?:filho|marido|pai|esposo|bebe) .*|se (?:eu|a gente|nos) .*|por favor|obrigad[oa].*|que .*|e que .*|urgente)$/

/** What stands beside a question in its sentence and says nothing else goes with it. */
function takeAround({ said, lexicon, clauses, asked }: Reading, place: number, taken: boolean[]): void {
  const of = asked[place]
  if (!of || of.questions.length === 0) return
  const shopwise = of.questions.every((question) => !('itemIds' in question))
  const goes = (one: Clause | undefined, behind: boolean): one is Clause => {
    if (!one || asked[clauses.indexOf(one)]) return false
    const same = one.sentence === clauses[place]!.sentence
    if (same && one.text.split(' ').every(isIdle)) return true
    if (isOrder(one) || namesSomething(said, lexicon, one)) return false
    return behind
      ? tails.test(one.text) ||
          (same &&
            shopwise &&
            !/\d|\b(?:rua|av|avenida|casa|apto?|numero|bloco)\b/.test(one.text) &&
            of.questions.some(({ kind }) => kind === 'discount' || kind === 'order'))
      : same && shopwise && of.questions.some(({ kind }) => kind === 'discount' || kind === 'order')
  }
  for (let at = place - 1; goes(clauses[at], false); at -= 1) take(at)
  for (let at = place + 1; goes(clauses[at], true); at += 1) take(at)
  function take(at: number) {
    const { from, to } = clauses[at]!
    asked[at] = { questions: [], span: [from, to] }
    taken.fill(true, from, to)
  }
}

function namesSomething({ tokens, words }: Said, lexicon: Lexicon, { from, to }: Clause): boolean {
  for (let at = from; at < to; at += 1) {
    if (isIdle(words[at]!)) continue
    if (
      [...lexicon.senses(tokens[at]!)].some(
        ([key, cost]) => cost < 0.3 && (lexicon.isName(key) || lexicon.isOption(key)),
      )
    )
      return true
  }
  return false
}

/** Pauses behind what was taken belong to it. */
function takePauses({ said, clauses, asked }: Reading, taken: boolean[]): void {
  clauses.forEach(({ from, to }, place) => {
    if (!asked[place]) return
    const [first, last] = asked[place].span ?? [from, to]
    taken.fill(true, first, last)
    const next = clauses[place + 1]?.from ?? said.tokens.length
    for (let at = to; at < next; at += 1) if (said.words[at] !== '\n') taken[at] = true
  })
}
