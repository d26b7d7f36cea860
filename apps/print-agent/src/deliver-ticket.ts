import type { PrinterLink } from './printer-link'
import { askStatus } from './printer-status'
import type { PrintResult } from './station-api'
import type { Timings } from './timings'
import { words } from './words'

/** Cheap print servers lose what comes in larger pieces. */
const CHUNK_BYTES = 4096
/** GS r 1: answered, with the paper sensor, once all that was sent before has been worked through. */
const GS_R_PAPER = Uint8Array.of(0x1d, 0x72, 1)
const PAPER_END = 0x0c

/**
 * Puts a ticket on an open connection. `printed` when the printer says so itself or, where it has no voice, when it
 * took everything and closed in good order; in every other case there may be paper or not: `uncertain`.
 */
export async function deliverTicket(
  link: PrinterLink,
  ticket: Uint8Array,
  { answersStatus, timings }: { answersStatus: boolean; timings: Timings },
): Promise<PrintResult> {
  for (let from = 0; from < ticket.length; from += CHUNK_BYTES) {
    const taken = await link.send(ticket.subarray(from, from + CHUNK_BYTES), timings.stall)
    if (!taken) return doubt(link.isOver ? words.closedWhileSending : words.stoppedTaking)
  }
  if (answersStatus) {
    const paper = await link.ask(GS_R_PAPER, timings.acknowledge)
    if (paper !== undefined) {
      await link.finish(timings.earlyClose)
      return paper & PAPER_END ? doubt(words.paperRanOut) : { outcome: 'printed' }
    }
    const status = await askStatus(link, timings.status)
    if (status.kind === 'problem' && !link.isOver) return doubt(status.detail)
  } else {
    await link.closes(timings.earlyClose)
  }
  if (link.isOver) return doubt(words.closedWhileSending)
  const accepted = await link.finish(timings.accept)
  return accepted ? { outcome: 'printed' } : doubt(words.neverAccepted)
}

function doubt(detail: string): PrintResult {
  return { outcome: 'uncertain', detail }
}
