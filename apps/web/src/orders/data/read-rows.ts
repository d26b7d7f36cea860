import { OrderRow } from '@balcao/contract/orders'
import { logFailure } from '../../lib/log'
import { unreadable } from '../../lib/http/read-answer'

/**
 * The rows of an orders-table answer (which `select` could have thinned). One that makes no sense costs only itself; a
 * status that this screen does not know is kept as it came (ORD-27). Throws ApiError UNREADABLE for what is no list.
 */
export function readRows(answer: unknown): OrderRow[] {
  if (!Array.isArray(answer)) throw unreadable(200)
  return answer.flatMap((row: unknown) => {
    const order = readRow(row)
    if (!order) logFailure('an order could not be read', unreadable(200))
    return order ?? []
  })
}

function readRow(row: unknown): OrderRow | undefined {
  const result = OrderRow.safeParse(row)
  if (result.success) return result.data
  const { status } = (row ?? {}) as { status?: unknown }
  if (typeof status !== 'string') return undefined
  const known = OrderRow.safeParse({ ...(row as object), status: 'analysis' satisfies OrderRow['status'] })
  return known.data && { ...known.data, status: status as OrderRow['status'] }
}
