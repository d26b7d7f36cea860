import type { Message } from '@balcao/contract/conversations'
import type { InboundCartItem } from '../../gateways/whatsapp/gateway-event'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/** What the items of carts are called here: Meta's catalogue names them by our id, or by the shop's own code for them. */
export async function nameCartItems(
  tx: Tx,
  companyId: string,
  carts: readonly (readonly InboundCartItem[])[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(carts.flat().map(({ id }) => id))]
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; code: string | null; name: string }>(sql`
    select id, content->>'codigo' as code, content->>'nome' as name from catalogue_rows
    where company_id = ${companyId} and kind = 'item'
      and (id = any(${ids}::text[]) or content->>'codigo' = any(${ids}::text[]))`)
  return new Map([
    ...rows.flatMap(({ code, name }): [string, string][] => (code ? [[code, name]] : [])),
    ...rows.map(({ id, name }): [string, string] => [id, name]),
  ])
}

/** A cart as the wire has it. */
export function presentCart(
  cart: readonly InboundCartItem[],
  names: ReadonlyMap<string, string>,
): Message['cart'] {
  return cart.map(({ id, quantity, priceCents, currency }) => ({
    id,
    name: names.get(id) ?? null,
    quantity,
    price_cents: priceCents,
    currency,
  }))
}

/** A cart as a customer would have written it, for the bot; null when it holds what the catalogue does not know. */
export function cartInWords(
  cart: readonly InboundCartItem[],
  names: ReadonlyMap<string, string>,
): string | null {
  const lines = cart.map(({ id, quantity }) => (names.has(id) ? `${quantity} ${names.get(id)}` : null))
  return lines.length > 0 && !lines.includes(null) ? lines.join('\n') : null
}
