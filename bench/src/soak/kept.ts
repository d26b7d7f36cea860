import type { EvolutionStandIn } from '@balcao/testkit/evolution'
import type { Bench } from '../setup/product'
import type { Shop } from './shop'

/** What the shops were told yes to, against what is in the database, at the gateway and on the screens. */
export async function whatIsKept(
  shops: readonly Shop[],
  { owner }: Bench['db'],
  gateway: EvolutionStandIn,
): Promise<{ count: number; faults: string[] }> {
  const faults: string[] = []
  let count = 0
  const compare = (shop: Shop, what: string, wanted: Iterable<string>, found: readonly string[]) => {
    const own = new Set(wanted)
    const there = new Set(found)
    count += own.size
    for (const one of own) if (!there.has(one)) faults.push(`${shop.id}: ${what} ${one} is lost`)
    if (found.length > there.size)
      faults.push(`${shop.id}: ${found.length - there.size} of ${what} are doubled`)
    for (const one of there) if (!own.has(one)) faults.push(`${shop.id}: ${what} ${one} was never asked for`)
  }
  const sent = new Map<string, string[]>()
  for (const { via, text } of gateway.log())
    if (via === 'api') sent.set(text, [...(sent.get(text) ?? []), text])
  for (const shop of shops) {
    const ask = async (query: string) =>
      (await owner.query<{ it: string }>(query, [shop.id])).rows.map(({ it }) => it)
    compare(shop, 'order', shop.orders, await ask('select id as it from orders where company_id = $1'))
    compare(
      shop,
      'booking',
      shop.bookings,
      await ask('select id as it from appointments where company_id = $1'),
    )
    compare(
      shop,
      'message',
      shop.heard,
      await ask(`select text as it from messages
        where company_id = $1 and author = 'customer' and text like 'pergunta%'`),
    )
    compare(
      shop,
      'answer',
      shop.said,
      [...shop.said].flatMap((text) => sent.get(text) ?? []),
    )
    const wrong = shop.events.findIndex((id, place) => id !== shop.events[0]! + place)
    if (wrong >= 0) faults.push(`${shop.id}: event ${wrong} of its screen is out of turn`)
  }
  return { count, faults: faults.slice(0, 50) }
}
