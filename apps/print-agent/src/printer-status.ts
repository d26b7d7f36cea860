import type { PrinterLink } from './printer-link'
import { words } from './words'

/** `mute`: it answers no status requests, as many cheap printers; `problem`: it could not print now. */
export type PrinterStatus = { kind: 'ready' } | { kind: 'mute' } | { kind: 'problem'; detail: string }

const DLE_EOT = [0x10, 0x04]
const PAPER = 4
const OFFLINE_CAUSE = 2

/**
 * Asks a printer how it is (DLE EOT, which prints nothing and is answered even while it is offline).
 * Bits as Epson defines them.
 */
export async function askStatus(link: PrinterLink, timeoutMs: number): Promise<PrinterStatus> {
  const paper = await link.ask(Uint8Array.of(...DLE_EOT, PAPER), timeoutMs)
  if (paper === undefined || !isStatus(paper)) return over(link)
  if (paper & 0x60) return { kind: 'problem', detail: words.paperOut }
  const cause = await link.ask(Uint8Array.of(...DLE_EOT, OFFLINE_CAUSE), timeoutMs)
  if (cause === undefined || !isStatus(cause)) return over(link)
  if (cause & 0x04) return { kind: 'problem', detail: words.coverOpen }
  if (cause & 0x20) return { kind: 'problem', detail: words.paperOut }
  if (cause & 0x40) return { kind: 'problem', detail: words.printerError }
  return { kind: 'ready' }
}

function over(link: PrinterLink): PrinterStatus {
  return link.isOver ? { kind: 'problem', detail: words.closedBeforeSending } : { kind: 'mute' }
}

/** Every answer to DLE EOT has bits 1 and 4 set, and 0 and 7 clear. */
function isStatus(byte: number): boolean {
  return (byte & 0x93) === 0x12
}
