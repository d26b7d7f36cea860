import { fixedOption, halvesWith, PARTS_GROUP, partsIn, type Item, type OptionGroup } from '../../catalogue'
import { countChosen, priceLine, withFixedOptions, type CartEntry } from '../../menu'
import type { BotWorld } from '../model/model'
import { activeOptions, findOffer } from './on-offer'
import type { Draft, Step } from '../model/state'

/** A product of which nothing else is said. */
export function draftOf(itemId: string, known: Partial<Draft> = {}): Draft {
  return {
    itemId,
    priceType: null,
    options: [],
    groupsDone: 0,
    quantity: null,
    notes: null,
    brief: false,
    ...known,
  }
}

/**
 * What a product still asks: its size, whether all of it is wanted, the next group of options, how many; or the line that it makes; or that it
 * cannot be had any more.
 */
export function nextOfDraft(
  said: Draft,
  { menu, now }: Pick<BotWorld, 'menu' | 'now'>,
): { kind: 'asks'; step: Step } | { kind: 'entry'; entry: CartEntry } | { kind: 'gone' } {
  const offer = findOffer(menu, said.itemId, now, said)
  if (!offer) return { kind: 'gone' }
  const { item, category } = offer
  const draft = { ...said, options: withFixedOptions(item, said.options) }
  const [only, ...others] = category.tipos_preco
  const isOffered = draft.priceType !== null && category.tipos_preco.includes(draft.priceType)
  const priceType = isOffered ? draft.priceType : others.length === 0 ? only! : null
  const sized = { ...draft, priceType }
  if (priceType === null) return { kind: 'asks', step: { at: 'variant', draft: sized } }
  if (asksWhole({ ...sized, options: said.options }) && halvesWith(menu, item, priceType, now))
    return { kind: 'asks', step: { at: 'halves', draft: sized } }
  const group = groupOf(item, sized)
  if (group.next) {
    return { kind: 'asks', step: { at: 'options', draft: { ...sized, groupsDone: group.done }, page: 0 } }
  }
  if (draft.quantity === null) {
    return { kind: 'asks', step: { at: 'quantity', draft: { ...sized, groupsDone: group.done } } }
  }
  const entry = {
    item_id: item.id,
    price_type: priceType,
    quantity: draft.quantity,
    options: draft.options,
    notes: draft.notes,
  }
  const line = priceLine(item, category, entry)
  if (line !== 'options_changed') return { kind: 'entry', entry: { ...entry, unit_cents: line.unit_cents } }
  const again = { ...sized, options: [], groupsDone: 0, brief: false }
  return said.options.length === 0 ? { kind: 'gone' } : nextOfDraft(again, { menu, now })
}

/**
 * The draft before its last answers: without options, or as the product that was to be halved; then without size; null
 * when nothing was answered.
 */
export function earlierDraft(draft: Draft, { menu, now }: BotWorld): Draft | null {
  const offer = findOffer(menu, draft.itemId, now, draft)
  const isAnswer = ({ group_id }: Draft['options'][number]) =>
    !offer?.item.opcoes.some((group) => group.id === group_id && fixedOption(group))
  if (draft.options.some(isAnswer)) {
    const part = offer && partsIn(offer.item).length > 0 ? draft.options.find(isPart) : undefined
    return { ...draft, options: [], groupsDone: 0, ...(part && { itemId: part.option_id, brief: false }) }
  }
  const types = offer?.category.tipos_preco ?? []
  const hasMore = draft.priceType !== null && types.length > 1
  return hasMore ? { ...draft, priceType: null, groupsDone: 0, whole: undefined } : null
}

function isPart({ group_id }: Draft['options'][number]): boolean {
  return group_id === PARTS_GROUP
}

/** Whether it is still open if all of a product is wanted: who said it in a sentence said so. */
function asksWhole({ brief, whole, options, groupsDone }: Draft): boolean {
  return !brief && whole !== true && options.length === 0 && groupsDone === 0
}

/** The first group that is still to be asked; those that cannot or need not be answered are passed over. */
function groupOf(item: Item, draft: Draft): { done: number; next: OptionGroup | null } {
  const next = item.opcoes.findIndex(
    (group, index) =>
      index >= draft.groupsDone &&
      group.max > 0 &&
      activeOptions(group).length > 0 &&
      fixedOption(group) === null &&
      (!draft.brief ||
        countChosen(draft.options, group.id) < Math.min(group.min, group.max) ||
        (draft.asks?.includes(group.id) && countChosen(draft.options, group.id) < group.max)),
  )
  return next < 0 ? { done: item.opcoes.length, next: null } : { done: next, next: item.opcoes[next]! }
}
