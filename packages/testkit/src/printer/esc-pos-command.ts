import type { CodePageNumber } from './code-pages'

export type Align = 'left' | 'center' | 'right'

/** One thing a printer is told to do. Commands that leave no trace on paper are `ignored`. */
export type EscPosCommand =
  | { kind: 'character'; byte: number }
  | { kind: 'line-feed' }
  | { kind: 'tab' }
  | { kind: 'initialize' }
  | { kind: 'code-page'; page: CodePageNumber }
  | { kind: 'mode'; font: 'A' | 'B'; bold: boolean; tall: boolean; wide: boolean; underline: boolean }
  | { kind: 'font'; font: 'A' | 'B' }
  | { kind: 'bold'; on: boolean }
  | { kind: 'double-strike'; on: boolean }
  | { kind: 'underline'; on: boolean }
  | { kind: 'invert'; on: boolean }
  | { kind: 'size'; width: number; height: number }
  | { kind: 'align'; align: Align }
  | { kind: 'feed-lines'; lines: number }
  | { kind: 'feed-dots' }
  | { kind: 'qr-store'; content: string }
  | { kind: 'qr-print' }
  | { kind: 'image'; width: number; height: number }
  | { kind: 'cut' }
  | { kind: 'drawer-kick' }
  | { kind: 'status'; request: StatusRequest }
  | { kind: 'ignored' }

/** `DLE EOT n`, `GS r n` and `GS a n`. */
export interface StatusRequest {
  by: 'DLE EOT' | 'GS r' | 'GS a'
  n: number
}

/** A byte that the printer would not understand, or would print as rubbish. */
export class UnknownEscPosByte extends Error {
  override readonly name = 'UnknownEscPosByte'
  /** Counted from the first byte of the stream. */
  readonly offset: number
  readonly byte: number

  constructor(byte: number, offset: number, where: string) {
    super(`Unknown ESC/POS byte 0x${byte.toString(16).padStart(2, '0')} at offset ${offset}: ${where}`)
    this.offset = offset
    this.byte = byte
  }
}
