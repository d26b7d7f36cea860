import { isOrder } from '../clauses'
import { isSomething, ofThings, plainThings, type Asked, type Reading } from '../reading'
import { itemAskOf } from './item-asks'
import { thingsIn, type Things } from './things'

/** 'x-tudo, quanto é?', 'tem pudim? quanto custa?': what stands before is what is asked about. */
export function beforeThat({ said, lexicon, clauses, asked }: Reading, place: number): Asked | null {
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

/** 'guaraná 2 litros, quantos vem na caixa?': what is named before in the same sentence, and only asked about. */
export function justNamed(
  { said, lexicon, clauses, asked }: Reading,
  place: number,
): readonly string[] | null {
  const before = clauses[place - 1]
  if (!before || asked[place - 1] || before.sentence !== clauses[place]!.sentence) return null
  const things = plainThings(said, lexicon, before)
  if (!things?.named) return null
  asked[place - 1] = { questions: [], span: [before.from, before.to] }
  return things.itemIds
}

/** 'pizza de atum, quanto fica a grande?': the item stands before. */
export function ofNamed({ said, lexicon, clauses, asked }: Reading, place: number, things: Things): Things {
  const before = clauses[place - 1]
  if (!before || asked[place - 1] || before.sentence !== clauses[place]!.sentence) return things
  const head = plainThings(said, lexicon, before)
  if (!head) return things
  asked[place - 1] = { questions: [], span: [before.from, before.to] }
  return things.named ? { ...things, itemIds: [...new Set([...head.itemIds, ...things.itemIds])] } : head
}

/** 'quanto tá a coca, o pudim e o bolo?': the clauses behind that name things of the same list. */
export function withList({ said, lexicon, clauses, asked }: Reading, place: number, things: Things): Things {
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

/** 'e o guaraná?' behind a question of items asks the same of another one. */
export function moreOfThat({ said, lexicon, clauses, asked }: Reading, place: number): Asked | null {
  const clause = clauses[place]!
  const last = asked[place - 1]?.questions.at(-1)
  if (!last || !clause.asked || !/^(?:e|ou) (?:(?:o|a|os|as|de|do|da) )?\S/.test(clause.text)) return null
  if (last.kind === 'allergen' || !('itemIds' in last || last.kind === 'not-sold')) return null
  const things = thingsIn(said, lexicon, clause.from + 1, clause.to)
  return isSomething(things) ? ofThings(last.kind === 'not-sold' ? 'available' : last.kind, things) : null
}

/** 'e o que vem nela?', 'ele tem coco?': the items that stand before, asked about or ordered. */
export function pointedTo({ said, lexicon, clauses, asked }: Reading, place: number): readonly string[] {
  if (!/(?:^| )(?:n?el[ea]s?|d?el[ea]s?|ness[ea]s?|ess[ea]s?)(?: |$)/.test(clauses[place]!.text)) return []
  for (let at = place - 1; at >= 0; at -= 1) {
    const last = asked[at]?.questions.at(-1)
    if (last && 'itemIds' in last && last.itemIds.length > 0) return last.itemIds
    const { itemIds, named } = thingsIn(said, lexicon, clauses[at]!.from, clauses[at]!.to)
    if (named) return itemIds
  }
  return []
}
