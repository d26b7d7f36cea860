import { OrderRow } from '@balcao/contract/orders'
import { unreadable } from '../lib/read-answer'

/** The rows of an orders-table answer (which `select` could have thinned). Throws ApiError UNREADABLE. */
export function readRows(answer: unknown): OrderRow[] {
  if (!Array.isArray(answer)) throw unreadable(200)
  return answer.map((row) => {
    const result = OrderRow.safeParse(row)
    if (!result.success) throw unreadable(200)
    return result.data
  })
}
