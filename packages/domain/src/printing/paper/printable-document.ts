import { assertMoneyPrintable, toPrintable } from './printable'
import type { Block, ReceiptDocument } from '../receipts/receipt-document'
import type { CodePage } from './vocabulary'

/**
 * A document in the characters of a code page, ready to be laid out and encoded, and what was lost on the way. No-break
 * spaces pass: they keep amounts together until the lines are broken.
 * @throws UnprintableMoney when an amount in it cannot be represented.
 */
export function printableDocument(
  { columns, blocks }: ReceiptDocument,
  codePage: CodePage,
): { document: ReceiptDocument; lost: string[] } {
  const lost = new Set<string>()
  const convert = (text: string) =>
    text
      .split(/[\u00A0\u2007\u202F]/)
      .map((part) => {
        const printable = toPrintable(part, codePage)
        printable.lost.forEach((grapheme) => lost.add(grapheme))
        return printable.text
      })
      .join('\u00A0')
  assertAmounts(blocks, codePage)
  return { document: { columns, blocks: blocks.map((block) => converted(block, convert)) }, lost: [...lost] }
}

function assertAmounts(blocks: readonly Block[], codePage: CodePage): void {
  for (const block of blocks) {
    if (block.kind === 'text' && block.money) assertMoneyPrintable(block.text, codePage)
    if (block.kind === 'columns') assertMoneyPrintable(block.right, codePage)
  }
}

function converted(block: Block, convert: (text: string) => string): Block {
  if (block.kind === 'text') return { ...block, text: convert(block.text) }
  if (block.kind === 'columns') return { ...block, left: convert(block.left), right: convert(block.right) }
  if (block.kind === 'qr' && block.caption !== undefined) return { ...block, caption: convert(block.caption) }
  return block
}
