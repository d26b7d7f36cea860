import type { PixAccount } from '@balcao/contract/pix'
import type { BankStandIn } from '@balcao/testkit/bank'
import type { CounterSession } from './counter-session'

/**
 * Connects the demonstration company to the bank beside it, as its owner would, so that PIX confirms itself. The bank
 * remembers nothing, so each start opens the account anew.
 */
export async function connectBank({ send }: CounterSession, bank: BankStandIn): Promise<void> {
  const { pix_key: key } = (await (await send('GET', '/api/pix/account')).json()) as PixAccount
  if (key === null) return
  const { clientId, clientSecret } = bank.account({ keys: [key], name: 'LANCHONETE', city: 'MANAUS' })
  const body = { bank: 'efi', client_id: clientId, client_secret: clientSecret }
  const answer = await send('PUT', '/api/pix/account', body)
  if (!answer.ok) throw new Error(`The demonstration's bank was refused: ${answer.status}`)
}
