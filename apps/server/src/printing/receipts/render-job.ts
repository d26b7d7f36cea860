import {
  closingSheet,
  orderReceipt,
  renderEscPos,
  renderText,
  testSheet,
  UnprintableMoney,
  WrongTotal,
  type CopyKind,
  type ReceiptDocument,
} from '@balcao/domain/printing'
import { drawReceipt } from './draw-receipt'
import { printDetails } from './print-details'
import type { OrderJobReceipt, PrintJob } from '../jobs/print-jobs.store'
import type { Station } from '../stations/stations.store'

export interface RenderedJob {
  text: string
  svg: string | null
  escpos: string | null
}

/**
 * A job as its station puts it on paper: SVG for a browser, base64 of ESC/POS for an agent, and text for both.
 * @throws UnprintableMoney, WrongTotal rather than print a wrong amount
 */
export function renderJob(job: PrintJob, station: Station, now: Date): RenderedJob {
  const document = documentOf(job, station, now)
  const isAgent = station.kind === 'agent'
  return {
    text: renderText(document),
    svg: isAgent ? null : drawReceipt(document, station.paper),
    escpos: isAgent
      ? Buffer.from(renderEscPos(document, { codePage: station.code_page })).toString('base64')
      : null,
  }
}

/** One copy of an order as a document. @throws WrongTotal */
export function sheetOf(
  receipt: OrderJobReceipt,
  options: { copy: CopyKind; columns: number; revision: number; reprint: boolean; now: Date },
): ReceiptDocument {
  const { order, company, placedAt, changed, resumed } = receipt.sheet
  return orderReceipt(order, company, {
    copy: options.copy,
    columns: options.columns,
    revision: options.revision,
    reprint: options.reprint,
    changed,
    resumed,
    placedAt: inWords(new Date(placedAt), receipt.zone),
    printedAt: inWords(options.now, receipt.zone),
    wantedFor: order.scheduledFor ? inWords(new Date(order.scheduledFor), receipt.zone) : undefined,
  })
}

/** Why a job cannot be rendered, for a person. */
export function renderFailure(error: unknown): string {
  if (error instanceof UnprintableMoney) return printDetails.unprintableMoney
  if (error instanceof WrongTotal) return printDetails.wrongTotal
  return printDetails.unreadable
}

function documentOf(job: PrintJob, station: Station, now: Date): ReceiptDocument {
  const { receipt, copy, revision, reprint } = job
  if (copy === 'test') {
    return testSheet({
      printer: station.name,
      paper: station.paper,
      columns: station.columns,
      codePage: station.code_page,
      printedAt: inWords(now, receipt?.zone),
    })
  }
  if (receipt?.closing) {
    const { register, company } = receipt.closing
    return closingSheet(register, company, {
      columns: station.columns,
      printedAt: inWords(now, receipt.zone),
    })
  }
  if (copy === 'closing' || !receipt?.sheet) throw new Error('The job has no receipt')
  return sheetOf(
    { ...receipt, sheet: receipt.sheet },
    { copy, columns: station.columns, revision, reprint, now },
  )
}

/** '27/11/2026 10:30' in a zone. */
export function inWords(instant: Date, zone: string | undefined): string {
  return instant
    .toLocaleString('pt-BR', { timeZone: zone ?? 'UTC', dateStyle: 'short', timeStyle: 'short' })
    .replace(', ', ' ')
}
