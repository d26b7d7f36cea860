import type { CashRegister } from '@balcao/contract/cash-register'
import type { PrintSummary } from '@balcao/contract/printing'
import type { ReceiptClosing } from '@balcao/domain/printing'
import { getCompany } from '../../company'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { findJob, insertSheetJob, summaryOf } from '../jobs/print-jobs.store'
import { announcePrints } from '../jobs/record-prints'
import { findStation } from '../stations/stations.store'
import { companyOnPaper } from './job-receipt'
import { inWords } from './render-job'

/**
 * Queues how a register was closed for one station, under the caller's id: sent again, it is printed once.
 * @throws Problem STATION_NOT_FOUND
 */
export async function queueClosing(
  tx: Tx,
  companyId: string,
  register: CashRegister & { closed_at: string },
  { id, stationId }: { id: string; stationId: string },
): Promise<PrintSummary> {
  if (!(await findStation(tx, companyId, stationId))) throw new Problem('STATION_NOT_FOUND')
  const company = await getCompany(tx, companyId)
  const zone = company.timeZone
  const closing = { register: closingIn(register, zone), company: companyOnPaper(company) }
  const job = await insertSheetJob(tx, companyId, {
    id,
    copy: 'closing',
    stationId,
    receipt: { zone, closing },
  })
  if (!job) return summaryOf((await findJob(tx, companyId, id))!)
  const summary = summaryOf(job)
  await announcePrints(tx, 'PRINT_QUEUED', [summary])
  return summary
}

function closingIn(register: CashRegister & { closed_at: string }, zone: string): ReceiptClosing {
  const words = (instant: string) => inWords(new Date(instant), zone)
  return {
    openedAt: words(register.opened_at),
    openedBy: register.opened_by,
    closedAt: words(register.closed_at),
    closedBy: register.closed_by,
    openingCents: register.opening_cents,
    expected: register.expected,
    counted: register.counted ?? {},
    movements: register.movements.map(({ kind, cents, reason, at, voided_at }) => ({
      kind,
      cents,
      reason,
      at: words(at),
      isVoided: voided_at !== null,
    })),
    note: register.note,
  }
}
