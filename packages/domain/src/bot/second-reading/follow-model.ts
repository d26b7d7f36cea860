import { countChosen, type ChosenOption } from '../../menu'
import { activeOptions, findOffer } from '../cart/on-offer'
import { nextTyped, withOrder } from '../cart/typed-order'
import { MAX_NOTES, MAX_QUANTITY } from '../model/limits'
import type { BotWorld } from '../model/model'
import type { Move, Scene } from '../model/rules'
import type { Question, SaidLine } from '../reading'
import { rulesOf } from '../turn/all-steps'
import { isCommand, obey } from '../turn/commands'
import { answerQuestions } from '../turn/handle-sentence'
import { isConfirming, keepsAll } from './keeps-all'
import { itemTopics, modelCommands, shopTopics, type ModelAnswer, type ModelLine } from './model-answer'

type Topic = Extract<ModelAnswer, { kind: 'question' }>['topic']

/** Products of one answer; nobody orders more in a sentence. */
const MAX_LINES = 20

/**
 * What a language model's answer leads to, by the rules of the machine and the catalogue of now; `written` is the
 * customer's text. Null where any part of it is unknown, over a limit, or would change, drop or place something: then it
 * was not understood. Products are read back, and stand in the cart when the customer says so.
 */
export function followModel(answer: ModelAnswer, written: string, scene: Scene): Move | null {
  const move = moveOf(answer, written, scene)
  const joined =
    answer.kind === 'order' ? answer.lines.reduce((sum, { quantity }) => sum + quantity, 0) : null
  if (!move || !keepsAll(scene.state, move, joined)) return null
  return { ...move, missed: { words: [], did: 'read-by-model' } }
}

function moveOf(answer: ModelAnswer, written: string, scene: Scene): Move | null {
  switch (answer.kind) {
    case 'order':
      return ordered(answer.lines, written, scene)
    case 'command':
      return isAmong(modelCommands, answer.command) ? obey(answer.command, written, scene) : null
    case 'question':
      return asked(answer, scene)
    case 'choice':
      return chosen(answer.option, written, scene)
    case 'none':
      return null
  }
}

function ordered(given: readonly ModelLine[], written: string, { state, world }: Scene): Move | null {
  if (!rulesOf(state.step).grows || given.length > MAX_LINES) return null
  const lines = given.flatMap((line) => lineOf(line, written, world) ?? [])
  if (lines.length < given.length) return null
  const next = withOrder(state, { lines, unclear: [], unknown: [], unheard: [] })
  return next && nextTyped(next, world)
}

/** Null when the catalogue does not sell it just so. */
function lineOf(line: ModelLine, written: string, { menu, now }: BotWorld): SaidLine | null {
  const { item: itemId, priceType, quantity, note } = line
  const offer = findOffer(menu, itemId, now)
  if (!offer || !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return null
  if (priceType !== null && !offer.category.tipos_preco.includes(priceType)) return null
  if (note !== null && (note.trim() === '' || note.length > MAX_NOTES || !written.includes(note))) return null
  const options: ChosenOption[] = []
  for (const { group, option, count } of line.options) {
    const known = offer.item.opcoes.find(({ id }) => id === group)
    const isKnown = known && activeOptions(known).some(({ id }) => id === option)
    const isTwice = options.some((one) => one.group_id === group && one.option_id === option)
    if (!isKnown || isTwice || !Number.isInteger(count) || count < 1) return null
    options.push({ group_id: group, option_id: option, count })
    if (countChosen(options, group) > known.max) return null
  }
  return { itemId, priceType, quantity, options, notes: note && note.trim() }
}

function asked({ topic, item }: Extract<ModelAnswer, { kind: 'question' }>, scene: Scene): Move | null {
  const { menu, now } = scene.world
  if (item !== null && !findOffer(menu, item, now)) return null
  const question = questionOf(topic, item)
  return question && answerQuestions([question], scene)
}

function questionOf(topic: Topic, item: string | null): Question | null {
  if (isAmong(shopTopics, topic)) return { kind: topic }
  if (item === null || !isAmong(itemTopics, topic)) return null
  // Which one was meant the model does not say: all that the catalogue lists is.
  return topic === 'allergen'
    ? { kind: topic, itemIds: [item], word: 'alérgenos' }
    : { kind: topic, itemIds: [item] }
}

function isAmong<One extends string>(known: readonly One[], given: string): given is One {
  return (known as readonly string[]).includes(given)
}

function chosen(option: string, written: string, scene: Scene): Move | null {
  const { state } = scene
  const { step } = state
  if (isConfirming(step) || !state.shown.some(({ id }) => id === option)) return null
  if (isCommand(option)) return isAmong(modelCommands, option) ? obey(option, written, scene) : null
  return rulesOf(step).handle(step, { text: '', lines: [], choice: option }, scene)
}
