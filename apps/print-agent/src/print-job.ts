import { deliverTicket } from './deliver-ticket'
import { persist } from './persist'
import { PrinterLink, type PrinterAddress } from './printer-link'
import { askStatus } from './printer-status'
import { LeaseLost, ServerAway, type ClaimedJob, type PrintResult, type StationApi } from './station-api'
import type { Timings } from './timings'
import { words } from './words'

export interface PrintJobNeeds {
  api: StationApi
  stationId: string
  printer: PrinterAddress
  timings: Timings
}

/**
 * Takes one claimed ticket to the printer. The printer is reached and asked how it is first; the server is told
 * `sending` before the first byte of the ticket, and without its consent nothing is sent. Answers how it ended, or
 * nothing when the job had become another station's.
 */
export async function printJob(needs: PrintJobNeeds, job: ClaimedJob): Promise<PrintResult | undefined> {
  let link: PrinterLink
  try {
    link = await PrinterLink.open(needs.printer, needs.timings.connect)
  } catch (error) {
    const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
    return { outcome: 'failed', detail: refused ? words.refused : words.unreachable }
  }
  try {
    return await printOver(link, needs, job)
  } finally {
    link.drop()
  }
}

async function printOver(
  link: PrinterLink,
  { api, stationId, timings }: PrintJobNeeds,
  job: ClaimedJob,
): Promise<PrintResult | undefined> {
  const status = await askStatus(link, timings.status)
  if (status.kind === 'problem') return { outcome: 'failed', detail: status.detail }
  try {
    const giveUp = AbortSignal.timeout(timings.sendingWithin)
    await persist(() => api.sending(stationId, job), { ...timings, giveUp })
  } catch (error) {
    if (error instanceof LeaseLost) return undefined
    // It may have heard us: then only this report keeps the job from becoming a doubt.
    if (error instanceof ServerAway)
      return { outcome: 'failed', detail: words.serverSilent, nothing_printed: true }
    throw error
  }
  if (link.isOver) return { outcome: 'failed', detail: words.closedBeforeSending, nothing_printed: true }
  const ticket = Buffer.from(job.escpos, 'base64')
  return deliverTicket(link, ticket, { answersStatus: status.kind === 'ready', timings })
}
