import { highHalves } from './code-page-tables'
import { align, bold, cut, qrCode, size, start } from './escpos-commands'
import { layout, type PrintLine } from './layout'
import { printableDocument } from './printable-document'
import type { ReceiptDocument, TextSize } from '../receipts/receipt-document'
import type { CodePage } from './vocabulary'

const LF = 0x0a
const WIDE_PAPER = 40

/**
 * A document as the bytes of an ESC/POS printer set to `codePage`. Characters the page lacks are replaced (see
 * `toPrintable`); text never carries a command byte.
 * @throws UnprintableMoney rather than print a wrong amount; RangeError for a QR content that is too long.
 */
export function renderEscPos(document: ReceiptDocument, { codePage }: { codePage: CodePage }): Uint8Array {
  const bytes = start(codePage)
  const style: Style = { bold: false, size: 'normal' }
  const moduleDots = document.columns >= WIDE_PAPER ? 7 : 5
  for (const line of layout(printableDocument(document, codePage).document)) {
    bytes.push(...lineBytes(line, { codePage, style, moduleDots }))
  }
  return Uint8Array.from(bytes)
}

interface Style {
  bold: boolean
  size: TextSize
}

interface Printer {
  codePage: CodePage
  /** What the printer was last told; changed in place. */
  style: Style
  moduleDots: number
}

function lineBytes(line: PrintLine, { codePage, style, moduleDots }: Printer): number[] {
  if (line.kind === 'qr')
    return [...align('center'), ...qrCode(line.content, moduleDots), LF, ...align('left')]
  if (line.kind === 'cut') return [...restyle(style, { bold: false, size: 'normal' }), ...cut()]
  return [...restyle(style, line), ...encoded(line.text, codePage), LF]
}

function restyle(current: Style, next: Style): number[] {
  const bytes = [
    ...(current.bold === next.bold ? [] : bold(next.bold)),
    ...(current.size === next.size ? [] : size(next.size)),
  ]
  current.bold = next.bold
  current.size = next.size
  return bytes
}

function encoded(text: string, codePage: CodePage): number[] {
  return [...text].map((character) => {
    const code = character.charCodeAt(0)
    return code < 0x80 ? code : 0x80 + highHalves[codePage].indexOf(character)
  })
}
