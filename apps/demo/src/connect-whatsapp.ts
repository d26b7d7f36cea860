import type { EvolutionStandIn } from '@balcao/testkit/evolution'
import type { CounterSession } from './counter-session'

/** Customers whose phones the demonstration shows; WhatsApp knows the second without the ninth digit. */
const customers = [
  { number: '5592991234567', name: 'Ana Lima' },
  { number: '559281112222', name: 'Bruno Souza' },
]

/**
 * Connects the demonstration company to the stand-in of Evolution API as its owner would: asks for a QR code and reads
 * it. The gateway remembers nothing, so each start pairs anew.
 */
export async function connectWhatsApp({ send }: CounterSession, gateway: EvolutionStandIn): Promise<void> {
  await send('PUT', '/api/channel', { kind: 'evolution' })
  const answer = await send('POST', '/api/channel/connect')
  if (!answer.ok) throw new Error(`The demonstration's WhatsApp was refused: ${answer.status}`)
  const { instance } = (await answer.json()) as { instance: string }
  gateway.instance(instance).scan()
  for (const { number, name } of customers) gateway.phone(number, { name, instance })
}
