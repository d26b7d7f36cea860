import { cellsOf } from './graphemes'
import { columnsPerCell, layout, type PrintLine, type TextLine } from './layout'
import type { ReceiptDocument } from '../receipts/receipt-document'
import type { PaperWidth } from './vocabulary'
import { wrapWords } from './wrap'

/** Thermal printers have 8 dots per millimetre. */
const DOTS_PER_MM = 8
const paperDots: Record<PaperWidth, { paper: number; printed: number }> = {
  '58': { paper: 464, printed: 384 },
  '80': { paper: 640, printed: 576 },
}
const PAD = 16
const LINE_PER_CELL = 2.5
const QR_SHARE = 0.6

export interface SvgOptions {
  paper: PaperWidth
  /** Draws QR codes: true is a dark module, rows from the top. Without it a code is printed as its words. */
  qrMatrix?: (content: string) => boolean[][]
}

interface Grid {
  columns: number
  cell: number
  lineHeight: number
  printed: number
}

/**
 * A document as a standalone SVG, as wide as the paper in millimetres (1 unit is 1 dot) and as high as it needs. Each
 * line is stretched to its cells, so that the grid holds in any monospace font. @throws as `layout` does.
 */
export function renderSvg(document: ReceiptDocument, { paper, qrMatrix }: SvgOptions): string {
  const { paper: width, printed } = paperDots[paper]
  const cell = printed / document.columns
  const grid: Grid = { columns: document.columns, cell, lineHeight: cell * LINE_PER_CELL, printed }
  const shapes: string[] = []
  let y = 0
  for (const line of layout(document)) {
    const drawn = drawLine(line, y, grid, qrMatrix)
    shapes.push(drawn.svg)
    y += drawn.height
  }
  const height = Math.ceil(y + 2 * PAD)
  const left = (width - printed) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${paper}mm" height="${number(height / DOTS_PER_MM)}mm"` +
    ` viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<g transform="translate(${left} ${PAD})" fill="#000" font-size="${number(cell / 0.6)}"` +
    ` font-family="'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace">${shapes.join('')}</g></svg>`
  )
}

function drawLine(line: PrintLine, y: number, grid: Grid, qrMatrix: SvgOptions['qrMatrix']): Drawn {
  if (line.kind === 'text') return drawText(line, y, grid)
  if (line.kind === 'cut') {
    const middle = number(y + grid.lineHeight / 2)
    const stroke = 'stroke="#000" stroke-dasharray="6 6"'
    return {
      svg: `<line x1="0" x2="${grid.printed}" y1="${middle}" y2="${middle}" ${stroke}/>`,
      height: grid.lineHeight,
    }
  }
  return qrMatrix ? drawQr(qrMatrix(line.content), y, grid) : drawWords(line.content, y, grid)
}

interface Drawn {
  svg: string
  height: number
}

function drawText({ text, bold, size }: TextLine, y: number, { cell, lineHeight }: Grid): Drawn {
  const tall = size === 'tall' || size === 'big' ? 2 : 1
  const height = lineHeight * tall
  const words = text.trimStart()
  if (words === '') return { svg: '', height }
  const wide = columnsPerCell(size)
  const x = number((text.length - words.length) * cell * wide)
  const baseline = number(y + height * 0.74)
  const place =
    tall * wide === 1
      ? `x="${x}" y="${baseline}"`
      : `transform="translate(${x} ${baseline}) scale(${wide} ${tall})"`
  const weight = bold ? ' font-weight="700"' : ''
  const length = `textLength="${number(cellsOf(words) * cell)}" lengthAdjust="spacingAndGlyphs"`
  const svg = `<text ${place} ${length} xml:space="preserve" style="white-space:pre"${weight}>${escaped(words)}</text>`
  return { svg, height }
}

function drawQr(modules: boolean[][], y: number, { printed, lineHeight }: Grid): Drawn {
  const side = Math.floor((printed * QR_SHARE) / modules.length)
  const left = Math.floor((printed - side * modules.length) / 2)
  const top = number(y + lineHeight / 2)
  const dark = modules.flatMap((row, line) =>
    row.flatMap((isDark, column) => (isDark ? [`M${column} ${line}h1v1h-1z`] : [])),
  )
  const svg = `<path transform="translate(${left} ${top}) scale(${side})" shape-rendering="crispEdges" d="${dark.join('')}"/>`
  return { svg, height: side * modules.length + lineHeight }
}

function drawWords(content: string, y: number, grid: Grid): Drawn {
  const lines = wrapWords(content, { first: grid.columns, rest: grid.columns })
  const drawn = lines.map((text, index) =>
    drawText({ kind: 'text', text, bold: false, size: 'normal' }, y + index * grid.lineHeight, grid),
  )
  return { svg: drawn.map(({ svg }) => svg).join(''), height: lines.length * grid.lineHeight }
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
