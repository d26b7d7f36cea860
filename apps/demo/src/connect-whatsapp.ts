import type { OrderRow } from '@balcao/contract/orders'
import type { EvolutionStandIn } from '@balcao/testkit/evolution'
import { whoWrites } from './chats/open-chats'
import type { CounterSession } from './counter-session'

/** Customers whose phones the demonstration shows; WhatsApp knows the second without the ninth digit. */
const customers = [
  { number: '5592991234567', name: 'Ana Lima' },
  { number: '559281112222', name: 'Bruno Souza' },
]

/**
 * Connects the demonstration company to the stand-in of Evolution API as its owner would: asks for a QR code and reads
 * it. The gateway remembers nothing, so each start pairs anew. Who writes today and whose order is open has WhatsApp, too:
 * what they are told arrives.
 */
export async function connectWhatsApp({ send }: CounterSession, gateway: EvolutionStandIn): Promise<void> {
  await send('PUT', '/api/channel', { kind: 'evolution' })
  const answer = await send('POST', '/api/channel/connect')
  if (!answer.ok) throw new Error(`The demonstration's WhatsApp was refused: ${answer.status}`)
  const { instance } = (await answer.json()) as { instance: string }
  gateway.instance(instance).scan()
  const open = await send(
    'GET',
    '/rest/v1/orders?select=customer_name,customer_phone&status=in.(analysis,production,ready,dispatched)&limit=50',
  )
  const orders = (await open.json()) as Pick<OrderRow, 'customer_name' | 'customer_phone'>[]
  const people = [
    ...customers,
    ...whoWrites.map(({ phone, name }) => ({ number: `55${phone}`, name })),
    ...orders.map((one) => ({ number: `55${one.customer_phone}`, name: one.customer_name })),
  ]
  for (const { number, name } of people) gateway.phone(number, { name, instance })
}
