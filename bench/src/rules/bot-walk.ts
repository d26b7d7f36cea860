import { walk } from '@balcao/domain/bot/testing/walk'
import type { Result } from '../setup/result'

const CUSTOMERS = 200
const TURNS_EACH = 500

/**
 * Customers who wander through the bot by chance, a hundred thousand turns of them: every order that is placed is the
 * one that its customer last said yes to. A fault is printed with its seed and what was said before it.
 */
export function botWalk(): Promise<Result[]> {
  const walks = Array.from({ length: CUSTOMERS }, (_, seed) => walk(seed, TURNS_EACH))
  const sum = (of: 'turns' | 'placed' | 'again' | 'handOvers') =>
    walks.reduce((total, one) => total + one[of], 0)
  const faults = walks.flatMap((one) => one.faults)
  for (const fault of faults) console.log(fault)
  const data = { turns: sum('turns'), placed: sum('placed'), again: sum('again'), left: sum('handOvers') }
  console.table(data)
  return Promise.resolve([
    {
      what: `faults in ${data.turns} turns of the bot, ${data.placed} orders placed in them`,
      value: String(faults.length),
      goal: '0',
      pass: faults.length === 0,
      data,
    },
  ])
}
