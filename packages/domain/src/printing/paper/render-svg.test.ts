import { expect, test } from 'vitest'
import { text, type Block } from '../receipts/receipt-document'
import { renderSvg } from './render-svg'

test.each([
  ['58', 32, 'width="58mm"', 'viewBox="0 0 464 '],
  ['80', 48, 'width="80mm"', 'viewBox="0 0 640 '],
  ['80', 42, 'width="80mm"', 'viewBox="0 0 640 '],
] as const)('%s mm with %d columns is as wide as its paper', (paper, columns, width, viewBox) => {
  const svg = renderSvg({ columns, blocks: [] }, { paper })
  expect(svg).toContain(width)
  expect(svg).toContain(viewBox)
})

test('the picture grows with its lines', () => {
  const heights = [1, 2, 3].map((lines) => heightOf(Array.from({ length: lines }, () => text('a'))))
  expect(heights).toEqual([62, 92, 122])
  expect(heightOf([text('a', { size: 'big' })])).toBe(92)
})

test('what a customer types is shown, never run', () => {
  const svg = draw([text('<script>alert("1")</script> & \u0000\uFFFE\ud83c')])
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('\u0000')
  expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(svg).not.toContain('\uFFFE')
})

test('each line starts in its cell and is stretched to its cells', () => {
  expect(draw([{ kind: 'columns', left: 'TOTAL', right: 'R$\u00A05,00' }])).toContain(
    '<text x="0" y="22.2" textLength="384" lengthAdjust="spacingAndGlyphs" xml:space="preserve" style="white-space:pre">TOTAL',
  )
  expect(draw([text('ab', { align: 'right' })])).toContain('<text x="360" y="22.2" textLength="24"')
  expect(draw([text('ab', { size: 'big', align: 'right' })])).toContain(
    'translate(336 44.4) scale(2 2)" textLength="24"',
  )
  expect(draw([text('ab', { bold: true })])).toContain('font-weight="700"')
})

test('a QR code is drawn from its modules, or printed in words when nobody can draw it', () => {
  const matrix = [
    [true, false],
    [false, true],
  ]
  const blocks: Block[] = [{ kind: 'qr', content: '000201PIX', caption: 'Pague com PIX' }]
  const drawn = renderSvg({ columns: 32, blocks }, { paper: '58', qrMatrix: () => matrix })
  expect(drawn).toContain('d="M0 0h1v1h-1zM1 1h1v1h-1z"')
  expect(drawn).not.toContain('000201PIX')
  expect(drawn).toContain('Pague com PIX')
  expect(draw(blocks)).toContain('>000201PIX</text>')
})

function draw(blocks: Block[]): string {
  return renderSvg({ columns: 32, blocks }, { paper: '58' })
}

function heightOf(blocks: Block[]): number {
  return Number(/viewBox="0 0 464 (\d+)"/.exec(draw(blocks))?.[1])
}
