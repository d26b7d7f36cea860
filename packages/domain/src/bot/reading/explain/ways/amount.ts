import { amountAt, soldAs } from '../../menu/measures'
import { take, type Run } from '../run'

/** '2 kg', 'meio litro' of what is sold by measure: its size, and how many of that. */
export function amount(run: Run): boolean {
  const { entry, text, at, to, named, type, quantity } = run
  if (entry.types.length === 0) return false
  const said = amountAt(text.words, at)
  if (!said || said.at > to) return false
  const sold = soldAs(entry.types, said)
  if (!sold || type !== null || (sold.times > 1 && quantity !== null)) return false
  run.type = sold.type
  if (sold.times > 1 || (named.size === 0 && quantity === null)) run.quantity = sold.times
  return take(run, said.at)
}
