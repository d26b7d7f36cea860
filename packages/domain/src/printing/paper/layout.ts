import { cellsOf, withoutControls } from './graphemes'
import type {
  Align,
  Block,
  ColumnsBlock,
  QrBlock,
  ReceiptDocument,
  TextBlock,
  TextSize,
} from '../receipts/receipt-document'
import { UnprintableMoney } from '../receipts/unprintable-money'
import { widestWord, wrapWords } from './wrap'

/** One line of the grid. Its spaces place it; in `wide` and `big` each cell, spaces too, is two columns wide. */
export interface TextLine {
  kind: 'text'
  text: string
  bold: boolean
  size: TextSize
}

export type PrintLine = TextLine | { kind: 'qr'; content: string } | { kind: 'cut' }

/** The narrowest paper that is laid out, in columns. */
const MIN_COLUMNS = 16

const LEFT_AT_LEAST = 8
const HANGING = 2

/**
 * Puts a document on the grid. No line is wider than the paper, no word is lost, amounts end at the right edge. Text
 * that has a word too wide for its size is set narrower rather than broken.
 * @throws RangeError for fewer than 16 columns; UnprintableMoney when an amount does not fit on one line.
 */
export function layout({ columns, blocks }: ReceiptDocument): PrintLine[] {
  if (!Number.isInteger(columns) || columns < MIN_COLUMNS) {
    throw new RangeError(`Paper has at least ${MIN_COLUMNS} columns`)
  }
  return blocks.flatMap((block) => linesOf(block, columns))
}

/** How many columns each cell of a size takes. */
export function columnsPerCell(size: TextSize): 1 | 2 {
  return size === 'wide' || size === 'big' ? 2 : 1
}

function linesOf(block: Block, columns: number): PrintLine[] {
  switch (block.kind) {
    case 'text':
      return textLines(block, columns)
    case 'columns':
      return columnLines(block, columns)
    case 'qr':
      return qrLines(block, columns)
    case 'rule':
      return [plain('-'.repeat(columns))]
    case 'blank':
      return [plain('')]
    case 'cut':
      return [{ kind: 'cut' }]
  }
}

function textLines(block: TextBlock, columns: number): TextLine[] {
  const text = withoutControls(block.text)
  const prefix = block.prefix ?? ''
  const indent = Math.min(block.indent ?? 0, Math.floor(columns / 4))
  const hang = Math.min(prefix.length || (block.hang ?? 0), Math.floor(columns / 4))
  const widestOf = (cells: number) => Math.floor((columns - indent - hang) / cells)
  const size = widestWord(text.replaceAll('\n', ' ')) > widestOf(2) ? narrower(block.size) : block.size
  const perCell = columnsPerCell(size)
  const cells = Math.floor(columns / perCell)
  const first = Math.floor((columns - indent) / perCell)
  const rest = Math.floor((columns - indent - hang) / perCell)
  if (block.money && widestWord(text.replaceAll('\n', ' ')) > rest) throw new UnprintableMoney(block.text)

  return text.split('\n').flatMap((paragraph, place) => {
    const begins = prefix === '' || place === 0
    return wrapWords(paragraph, { first: begins ? first : rest, rest }).map((line, index) => {
      const isFirst = index === 0 && begins
      const shift = cells - (isFirst ? first : rest)
      const lead = isFirst ? '' : prefix.slice(0, shift)
      return {
        kind: 'text' as const,
        text: `${' '.repeat(shift - lead.length)}${lead}${aligned(line, cells - shift, block.align)}`.trimEnd(),
        bold: block.bold ?? false,
        size,
      }
    })
  })
}

function columnLines(block: ColumnsBlock, columns: number): TextLine[] {
  const bold = block.bold ?? false
  const right = withoutControls(block.right).replace(/\s+/g, ' ').trim()
  const rightCells = cellsOf(right)
  if (rightCells > columns) throw new UnprintableMoney(block.right)

  const beside = columns - rightCells - 1
  const apart = beside < LEFT_AT_LEAST
  const room = apart ? columns : beside
  const lines = withoutControls(block.left)
    .split('\n')
    .flatMap((paragraph, index) => hangingLines(paragraph, room, index > 0))
  if (apart) return [...lines, aligned(right, columns, 'right')].map((line) => ({ ...plain(line), bold }))
  const [head = '', ...tail] = lines
  const gap = ' '.repeat(columns - cellsOf(head) - rightCells)
  return [`${head}${gap}${right}`, ...tail].map((line) => ({ ...plain(line.trimEnd()), bold }))
}

function hangingLines(paragraph: string, room: number, hangsFromStart: boolean): string[] {
  const rest = room - HANGING
  const lines = wrapWords(paragraph, { first: hangsFromStart ? rest : room, rest })
  return lines.map((line, index) => (index > 0 || hangsFromStart ? `${' '.repeat(HANGING)}${line}` : line))
}

function qrLines({ content, caption }: QrBlock, columns: number): PrintLine[] {
  const below = caption === undefined ? [] : textLines(captionBlock(caption), columns)
  return [{ kind: 'qr', content: withoutControls(content) }, ...below]
}

function captionBlock(caption: string): TextBlock {
  return { kind: 'text', text: caption, align: 'center', size: 'normal' }
}

function narrower(size: TextSize): TextSize {
  if (size === 'big') return 'tall'
  return size === 'wide' ? 'normal' : size
}

function aligned(line: string, cells: number, align: Align): string {
  const free = cells - cellsOf(line)
  if (align === 'left') return line
  return `${' '.repeat(align === 'right' ? free : Math.floor(free / 2))}${line}`
}

function plain(text: string): TextLine {
  return { kind: 'text', text, bold: false, size: 'normal' }
}
