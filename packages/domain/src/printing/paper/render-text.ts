import { columnsPerCell, layout, type PrintLine } from './layout'
import type { ReceiptDocument } from '../receipts/receipt-document'
import { wrapWords } from './wrap'

/**
 * A document as plain text, one line per line of paper. Large letters keep their place but not their size, a QR code
 * is its content in words, and a cut is a dashed line.
 * @throws as `layout` does.
 */
export function renderText(document: ReceiptDocument): string {
  return layout(document)
    .flatMap((line) => textOf(line, document.columns))
    .join('\n')
}

function textOf(line: PrintLine, columns: number): string[] {
  if (line.kind === 'cut') return ['- '.repeat(columns / 2).trimEnd()]
  if (line.kind === 'qr') return wrapWords(`[QR] ${line.content}`, { first: columns, rest: columns })
  const shift = line.text.length - line.text.trimStart().length
  return [`${' '.repeat(shift * (columnsPerCell(line.size) - 1))}${line.text}`]
}
