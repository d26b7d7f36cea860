import { randomUUID } from 'node:crypto'
import { formatBrl } from '@balcao/domain/money'
import type { DemoOrder } from '../orders/demo-order'
import { openMessage, seededMessage } from '../seeded'

/** A message of a conversation in which an order was taken; `at` is an ISO instant. */
export interface DemoMessage {
  id: string
  wa_id: string
  phone: string
  from_me: boolean
  author: 'customer' | 'bot' | 'person'
  at: string
  text: string
}

/** A call for a person of the bot. */
export interface DemoHandOver {
  id: string
  phone: string
  why: string
  at: string
}

/** In one of so many orders somebody of the shop helped. */
const HELPED = 6
const reasons = ['asked', 'asked', 'neighbourhood', 'not-understood'] as const
const SECOND = 1000

/** What was said before the bot took each of these orders, in the order of time, and when it called a person. */
export function botChats(orders: readonly DemoOrder[]): {
  messages: DemoMessage[]
  handOvers: DemoHandOver[]
} {
  const taken = orders.filter(({ source }) => source === 'bot')
  const handOvers: DemoHandOver[] = []
  const messages = taken.flatMap((order, n) => {
    const { customer_phone: phone, closed_at } = order
    const isHelped = closed_at !== null && n % HELPED === HELPED - 1
    const at = (before: number) => new Date(Date.parse(order.created_at) - before * SECOND).toISOString()
    if (isHelped) {
      const why = reasons[Math.floor(n / HELPED) % reasons.length]!
      handOvers.push({ id: randomUUID(), phone, why, at: at(1500) })
    }
    const say = (author: DemoMessage['author'], before: number, text: string): DemoMessage => {
      const id = randomUUID()
      return {
        id,
        wa_id: `${closed_at === null ? openMessage : seededMessage}${id}`,
        phone,
        from_me: author !== 'customer',
        author,
        at: at(before),
        text,
      }
    }
    const name = order.customer_name.split(' ')[0]!
    return [
      ...(isHelped
        ? [
            say('customer', 1520, 'Oi, posso falar com alguém?'),
            say('bot', 1500, `Certo, ${name}! Chamei uma pessoa da loja, que já responde por aqui.`),
            say('person', 1300, `Oi, ${name}! Pode pedir por aqui mesmo, que a gente prepara na hora.`),
          ]
        : []),
      say('customer', 200, wished(order)),
      say('bot', 195, `Entendi: ${linesOf(order).join(' · ')}\nEstá certo?`),
      say('customer', 90, 'Sim, finalizar'),
      say('bot', 85, `Total: ${formatBrl(order.total_cents)}. Posso confirmar?`),
      say('customer', 20, 'Confirmar pedido'),
      say('bot', 0, `Pedido recebido, ${name}! Total: ${formatBrl(order.total_cents)}.`),
    ]
  })
  return { messages: messages.toSorted((one, other) => (one.at < other.at ? -1 : 1)), handOvers }
}

function linesOf({ items }: DemoOrder): string[] {
  return items.map(({ quantity, name }) => `${quantity}x ${name}`)
}

function wished(order: DemoOrder): string {
  const lines = order.items.map(({ quantity, name, notes }) =>
    [`${quantity} ${name.toLowerCase()}`, notes?.toLowerCase()].filter(Boolean).join(' '),
  )
  const to = order.customer_address
  return `Oi! Quero ${lines.join(', ')}${to ? `, para entregar em ${to}, ${order.neighbourhood}` : ', vou retirar'}`
}
