import { MAX_QUANTITY } from '../../../model/limits'
import { numberOf } from '../../../understand/number-words'
import { amountAt, soldAs } from '../../menu/measures'
import { REST } from '../costs'
import { take, type Run } from '../run'

/** '2 kg', 'meio litro' of what is sold by measure: its size, and how many of that. */
export function amount(run: Run): boolean {
  const { entry, text, at, to, named, type, quantity } = run
  if (entry.types.length === 0) return severalOf(run)
  const said = amountAt(text.words, at)
  if (!said || said.at > to) return false
  const [sold, ...more] = soldAs(entry.types, said) ?? []
  const isSeveral = sold !== undefined && (sold.times > 1 || more.length > 0)
  if (!sold || type !== null || (isSeveral && quantity !== null)) return false
  run.type = sold.type
  run.portions = more
  if (isSeveral || (named.size === 0 && quantity === null)) run.quantity = sold.times
  // '… 1 kg e lombo 1 kg': an amount before an 'e' was of what stands before it.
  const isBehind = named.size === 0 && text.words[said.at] === 'e'
  return take(run, said.at, isBehind ? 0.6 : 0)
}

/** '2kg' of what is not sold by measure: one thing that nobody can know. */
export function strangeAmount(run: Run): boolean {
  const { text, at, to } = run
  const word = text.words[at]!
  if (text.tokens[at]!.kind !== 'number' && numberOf(word) === null && !word.startsWith('mei')) return false
  const said = amountAt(text.words, at)
  if (!said || said.at > to || said.at - at < 2) return false
  run.rest.push(run.at)
  return take(run, said.at, REST)
}

/** '2 quilos de açúcar' are two of an 'Açúcar 1 kg', '1 litro e meio' is of an 'Água 1,5 L'. */
function severalOf(run: Run): boolean {
  const { entry, text, at, to, quantity, named } = run
  const { holds } = entry
  const said = holds ? amountAt(text.words, at) : null
  if (!holds || !said || said.at > to || said.unit !== holds.measure.unit) return false
  if (said.much === holds.measure.much && holds.places.every((place) => !named.has(place))) {
    for (const place of holds.places) named.add(place)
    return take(run, said.at)
  }
  if (quantity !== null || said.one !== holds.measure.much) return false
  const times = said.much / said.one
  if (!Number.isInteger(times) || times < 2 || times > MAX_QUANTITY) return false
  run.quantity = times
  // '1 arroz 5kg': of what was counted already.
  const isGlued = run.from > 0 && text.tokens[run.from - 1]!.kind !== 'break' && text.words[run.from] !== 'e'
  const isBehind = named.size === 0 && isGlued && text.words[said.at] !== 'de'
  for (const place of holds.places) named.add(place)
  return take(run, said.at, isBehind ? 1 : 0)
}
