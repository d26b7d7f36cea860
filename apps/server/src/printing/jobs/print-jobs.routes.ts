import * as contract from '@balcao/contract/printing'
import { companyOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { releaseHeld } from './claim-jobs'
import { previewReceipt } from '../receipts/preview-receipt'
import { printOrder } from '../print-order'
import type { PrintingNeeds } from '../printing-needs'
import { reportPrint } from './report-print'
import { resolvePrint } from './resolve-print'
import { seeStation } from '../stations/see-station'
import { startSending } from './start-sending'
import { waitForJobs } from './wait-for-jobs'

/** The queue: stations take and report, people print on purpose and resolve doubts. */
export function registerPrintJobs(router: Router, needs: PrintingNeeds): void {
  implement(router, contract.claimPrintJobs, async ({ caller, params, body, reply }) => {
    const { stationId } = params
    requireOwnStation(caller, stationId)
    const companyId = companyOf(caller)
    const gone = needs.hub.goneSignal(reply.raw)
    const station = await seeStation(needs.db, companyId, stationId)
    // An agent's jobs are for the program that holds its key, not for a tab that knows its id.
    if (caller.kind === 'session' && station.kind === 'agent') throw new Problem('FORBIDDEN')
    if (body.starting) await releaseHeld(needs, companyId, stationId)
    return waitForJobs(needs, companyId, { stationId, ...body, gone })
  })

  implement(router, contract.startSending, async ({ caller, params, body }) => {
    requireOwnStation(caller, body.station_id)
    await startSending(needs, companyOf(caller), params.jobId, body)
    return { ok: true as const }
  })

  implement(router, contract.reportPrint, async ({ caller, params, body }) => {
    requireOwnStation(caller, body.station_id)
    await reportPrint(needs, companyOf(caller), params.jobId, { ...body, detail: body.detail ?? null })
    return { ok: true as const }
  })

  implement(router, contract.resolvePrint, ({ caller, params, body }) =>
    resolvePrint(needs, companyOf(caller), params.jobId, body.printed),
  )

  implement(router, contract.printOrder, ({ caller, params, body }) =>
    printOrder(needs, companyOf(caller), params.orderId, body.copy),
  )

  implement(router, contract.previewReceipt, ({ caller, params, query }) =>
    previewReceipt(needs, companyOf(caller), params.orderId, query),
  )
}

/** A key opens its own station only. */
function requireOwnStation(caller: Caller, stationId: string): void {
  if (caller.kind === 'station' && caller.stationId !== stationId) throw new Problem('FORBIDDEN')
}
