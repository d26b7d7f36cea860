import { renderText, type CopyKind, type PaperWidth } from '@balcao/domain/printing'
import { getCompany } from '../../company'
import { Problem } from '../../platform/http/problems'
import { drawReceipt } from './draw-receipt'
import { receiptOf } from './job-receipt'
import type { PrintingNeeds } from '../printing-needs'
import { sheetOf } from './render-job'

/** Columns a new station of this paper is likely to have. */
const usualColumns: Record<PaperWidth, number> = { '58': 32, '80': 48 }

/** An order's copy as it would come out now. @throws Problem ORDER_NOT_FOUND */
export async function previewReceipt(
  { db, orders, clock }: PrintingNeeds,
  companyId: string,
  orderId: string,
  { copy, paper }: { copy: CopyKind; paper: PaperWidth },
): Promise<{ svg: string; text: string }> {
  const receipt = await db.asCompany(companyId, async (tx) => {
    const order = await orders.findToPrint(tx, companyId, orderId)
    if (!order) throw new Problem('ORDER_NOT_FOUND')
    return receiptOf(await getCompany(tx, companyId), order)
  })
  const look = { copy, columns: usualColumns[paper], revision: 1, reprint: false, now: clock() }
  const document = sheetOf(receipt, look)
  return { svg: drawReceipt(document, paper), text: renderText(document) }
}
