import type { Tx } from '../platform/database/database'
import { appendEvent } from '../platform/live/append-event'

/** Has every open screen of the transaction's company read its licence again. Last in the transaction. */
export async function announceLicence(tx: Tx): Promise<void> {
  await appendEvent(tx, 'COMPANY_CHANGED', { fields: ['dias_restantes'] })
}
