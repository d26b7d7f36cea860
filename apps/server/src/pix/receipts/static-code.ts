/**
 * Between which ids that lies whose own static code was paid: its txid is the beginning of the id, as orders (bot, paper) and
 * deposits have it. Null for a txid that is none of those.
 */
export function staticCodeIds(txid: string | null): { from: string; until: string } | null {
  if (txid === null || !/^[0-9a-f]{25}$/.test(txid)) return null
  return { from: `${txid}0000000`, until: `${txid}fffffff` }
}
