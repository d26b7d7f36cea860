import { MAX_ADDRESS } from '../model/limits'
import type { BotWorld } from '../model/model'
import { tidy } from '../words/tidy'
import { feeTo } from './fees'

const MAX_NEIGHBOURHOOD = 80

/** Where the customer was delivered to last time, and the fee of now in cents; null if the shop delivers there no more. */
export function knownAddress(
  world: BotWorld,
): { address: string; neighbourhood: string | null; feeCents: number } | null {
  const address = tidy(world.customer.address ?? '', MAX_ADDRESS)
  const neighbourhood = tidy(world.customer.neighbourhood ?? '', MAX_NEIGHBOURHOOD) || null
  const fee = feeTo(world, neighbourhood)
  if (address === '' || fee.kind !== 'fee') return null
  return { address, neighbourhood: fee.bairro ?? neighbourhood, feeCents: fee.centavos }
}
