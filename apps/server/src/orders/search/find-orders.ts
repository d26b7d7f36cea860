import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

/** More than these, and whoever wants a page goes through the orders themselves: it is full before long. */
const mostFound = 2000

/** Orders of the company at hand, deleted ones too, whose `search` may be like all of these patterns of SQL; see `app.find_orders`. */
export async function findOrders(tx: Tx, patterns: readonly string[]): Promise<readonly string[] | null> {
  const pieces = patterns.flatMap(literalPieces)
  const { rows } = await tx.execute<{ ids: string[] | null }>(
    sql`select app.find_orders(${[...patterns]}::text[], ${pieces}::text[], ${mostFound}::int) as ids`,
  )
  return rows[0]!.ids
}

/**
 * What a text, behind the sign that is before each, has to hold in whatever case to be like a pattern: what stands between
 * its `%` and `_`.
 */
function literalPieces(pattern: string): string[] {
  const pieces = ['\u0001']
  for (const [part, escaped] of pattern.matchAll(/\\(.)|./gsu)) {
    if (escaped === undefined && (part === '%' || part === '_')) pieces.push('')
    else pieces.push(pieces.pop() + (escaped ?? part))
  }
  return pieces
}
