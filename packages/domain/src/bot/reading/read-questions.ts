import { namesVoucher } from '../../orders'
import type { Area } from '../understand/neighbourhoods'
import type { Lexicon } from './menu/lexicon'
import type { Question } from './question'
import { aboutAllergy } from './read-question/about-allergy'
import { allergenOf, allergyIn, mayEat, saysAllergy, type AskedAllergen } from './read-question/allergens'
import { clausesOf, isOrder, type Clause } from './read-question/clauses'
import { deliveryOf, isUnserved, livesSomewhere, wouldBring } from './read-question/deliveries'
import { aboutItems } from './read-question/items/about-items'
import { moreOfThat, pointedTo } from './read-question/items/beside-items'
import { flavoursOf } from './read-question/items/flavours'
import { namesSomething, ofThings, plainThings, type Asked, type Reading } from './read-question/reading'
import { takeAround, takePauses } from './read-question/take-around'
import { topicOf, type Topic } from './read-question/topics'
import { withoutDoubles } from './read-question/without-doubles'
import type { Said } from './tokens'

/** What a message asks, and which of its tokens that takes: as many as `said` has tokens. */
export interface ReadQuestions {
  questions: Question[]
  taken: readonly boolean[]
}

const wanted: ReadonlySet<string> = new Set(['pix', 'menu', 'shop', 'discount', 'payment'])

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
  const before = clauses[place - 1]
  const brings = before !== undefined && wouldBring(before)
  const lives = before && (livesSomewhere(before) || brings) ? before : null
  const delivery = deliveryOf(said, clause, area, lives)
  if (delivery && brings) reading.asked[place - 1] = { questions: [], span: [before.from, before.to] }
  if (delivery) return { questions: [delivery] }
  if (saysAllergy(clause)) return aboutAllergy(reading, place)
  if (ordered || isUnserved(clause)) return null
  const eaten = clauses.some(saysAllergy) ? mayEat(said, lexicon, clause) : null
  if (eaten) {
    const word = clauses.map((one) => (saysAllergy(one) ? allergyIn(said, one) : null)).find(Boolean)
    if (word) return { questions: [{ kind: 'allergen', itemIds: eaten, word }] }
  }
  const allergen = allergenOf(said, lexicon, clause) ?? allergenOfThat(reading, place)
  if (allergen) return { questions: [{ kind: 'allergen', ...allergen }] }
  const flavours = flavoursOf(said, lexicon, clause)
  if (flavours) return ofThings(flavours.list ? 'available' : 'flavours', flavours)
  return aboutItems(reading, place) ?? moreOfThat(reading, place) ?? onlyNamed(reading, clause)
}

/** 'coloca um quindim. ele tem coco?': of what stands before. */
function allergenOfThat(reading: Reading, place: number): AskedAllergen | null {
  const { clauses, said } = reading
  const clause = clauses[place]!
  if (!/^(?:e )?el[ea]s? (?:tem|leva|levam|vai|vem|contem)(?: com)? /.test(clause.text)) return null
  const word = allergyIn(said, clause)
  const itemIds = word === null ? [] : pointedTo(reading, place)
  return word !== null && itemIds.length > 0 ? { word, itemIds } : null
}

const polite =
  /\b(?:pode|podem|poderia|da|consegue|consegues|teria como|tem como|por favor|favor|vou|quero|queria|sem|com|mais|tambem|e)\b/

/** 'coca lata?': what is only named and asked, is asked for and not ordered. */
function onlyNamed({ said, lexicon, clauses }: Reading, clause: Clause): Asked | null {
  const isAlone = clauses.every((one) => one === clause || one.sentence !== clause.sentence)
  if (!clause.asked || !isAlone || polite.test(clause.text)) return null
  const things = plainThings(said, lexicon, clause)
  return things?.named ? ofThings('available', things) : null
}

/** 'leva a maquininha' says how it is paid, where nobody asks. */
const bids = /^(?:(?:e|ai|pode|por favor) )*(?:passa|leva|levar|traz|trazer|manda|mandar|mande) /

function questionOf(topic: Topic, { text }: Clause): Question {
  return topic === 'payment' && namesVoucher(text) ? { kind: topic, way: 'voucher' } : { kind: topic }
}

/** A question of the shop, without what is ordered before it in the same breath. */
function topicIn({ said, lexicon }: Reading, clause: Clause): Asked | null {
  const found = topicOf(clause)
  if (!found || (found.topic === 'payment' && !clause.asked && bids.test(clause.text))) return null
  const start = clause.from + found.before
  const head = namesSomething(said, lexicon, { ...clause, to: start })
  const ordered = isOrder(clause)
  if (ordered && (namesSomething(said, lexicon, clause) || !wanted.has(found.topic))) return null
  const counted = /(?:^| )(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis|dez) /.test(
    clause.text.split(' ').slice(0, found.before).join(' ') + ' ',
  )
  return {
    questions: [questionOf(found.topic, clause)],
    span: [head && counted && found.topic !== 'discount' ? start : clause.from, clause.to],
  }
}
