import type { TextSize } from '../receipts/receipt-document'
import type { CodePage } from './vocabulary'

const ESC = 0x1b
const FS = 0x1c
const GS = 0x1d

/** Numbers of `ESC t` (Epson). */
const codePageNumbers: Record<Exclude<CodePage, 'ascii'>, number> = {
  cp850: 2,
  cp860: 3,
  windows1252: 16,
  cp858: 19,
}
const sizes: Record<TextSize, number> = { normal: 0x00, tall: 0x01, wide: 0x10, big: 0x11 }

/** Most bytes a QR code of level M holds. */
const MAX_QR_BYTES = 2331

/** ESC @, then FS . (some printers wake up in Kanji mode), then the code page. */
export function start(codePage: CodePage): number[] {
  const page = codePage === 'ascii' ? [] : [ESC, 0x74, codePageNumbers[codePage]]
  return [ESC, 0x40, FS, 0x2e, ...page]
}

export function align(where: 'left' | 'center'): number[] {
  return [ESC, 0x61, where === 'left' ? 0 : 1]
}

export function bold(on: boolean): number[] {
  return [ESC, 0x45, on ? 1 : 0]
}

export function size(textSize: TextSize): number[] {
  return [GS, 0x21, sizes[textSize]]
}

/** Feeds the last line past the knife, then a partial cut. */
export function cut(): number[] {
  return [ESC, 0x64, 4, GS, 0x56, 1]
}

/**
 * A QR code drawn by the printer: model 2, level M, content in UTF-8.
 * @throws RangeError when the content is longer than a code holds.
 */
export function qrCode(content: string, moduleDots: number): number[] {
  const data = utf8(content)
  if (data.length > MAX_QR_BYTES) throw new RangeError('The content is too long for a QR code')
  return [
    ...qrFunction(0x41, [0x32, 0x00]),
    ...qrFunction(0x43, [moduleDots]),
    ...qrFunction(0x45, [0x31]),
    ...qrFunction(0x50, [0x30, ...data]),
    ...qrFunction(0x51, [0x30]),
  ]
}

function qrFunction(code: number, parameters: number[]): number[] {
  const length = parameters.length + 2
  return [GS, 0x28, 0x6b, length % 256, Math.floor(length / 256), 0x31, code, ...parameters]
}

function utf8(content: string): number[] {
  const parts = encodeURIComponent(content).match(/%[0-9A-F]{2}|./g) ?? []
  return parts.map((part) => (part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0)))
}
