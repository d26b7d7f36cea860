import type { StatusRequest } from './esc-pos-command'

/**
 * What a printer answers when asked how it is (Epson's bit layout).
 * `GS a` turns the automatic report on and gets it at once; turned off it gets none.
 */
export function statusReply({ by, n }: StatusRequest, hasPaper: boolean): Uint8Array {
  if (by === 'GS a') return n === 0 ? new Uint8Array() : automaticStatus(hasPaper)
  if (by === 'GS r') return Uint8Array.of(n === 1 && !hasPaper ? 0x0c : 0x00)
  if (hasPaper) return Uint8Array.of(FINE)
  return Uint8Array.of(NO_PAPER[n] ?? FINE)
}

/** The four bytes of the automatic report. */
export function automaticStatus(hasPaper: boolean): Uint8Array {
  return hasPaper ? Uint8Array.of(0x10, 0, 0, 0) : Uint8Array.of(0x18, 0, 0x0c, 0)
}

const FINE = 0x12

/** By n of `DLE EOT n`: 1 printer (offline), 2 cause (stopped by paper end), 4 paper sensor (end). */
const NO_PAPER: Record<number, number> = { 1: 0x1a, 2: 0x32, 4: 0x72 }
