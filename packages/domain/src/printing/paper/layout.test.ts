import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOf } from './graphemes'
import { columnsPerCell, layout, type TextLine } from './layout'
import { text, type Block, type TextBlock } from '../receipts/receipt-document'
import { UnprintableMoney } from '../receipts/unprintable-money'

const word = fc.string({
  unit: fc.constantFrom(...'abcçãoéXYZ0189-.,()', '🍔', '寿', 'e\u0301', '👨‍👩‍👧'),
  minLength: 1,
  maxLength: 24,
})
const words = fc.array(word, { maxLength: 14 }).map((list) => list.join(' '))
const columns = fc.integer({ min: 16, max: 64 })
const textBlock: fc.Arbitrary<TextBlock> = fc.record({
  kind: fc.constant('text' as const),
  text: words,
  align: fc.constantFrom('left', 'center', 'right'),
  size: fc.constantFrom('normal', 'tall', 'wide', 'big'),
  bold: fc.boolean(),
  indent: fc.integer({ min: 0, max: 9 }),
  hang: fc.integer({ min: 0, max: 9 }),
})
const money = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => `R$\u00A0${(cents / 100).toFixed(2)}`)
const columnsBlock = fc.record({ kind: fc.constant('columns' as const), left: words, right: money })

describe('whatever is put on paper', () => {
  test('no line is wider than the paper', () => {
    fc.assert(
      fc.property(columns, fc.array(fc.oneof(textBlock, columnsBlock)), (columns, blocks) => {
        const wider = linesOf(columns, ...blocks).filter(
          (line) => cellsOf(line.text) * columnsPerCell(line.size) > columns,
        )
        expect(wider).toEqual([])
      }),
    )
  })

  test('every character survives, in its order', () => {
    fc.assert(
      fc.property(columns, textBlock, (columns, block) => {
        expect(solid(read(columns, block))).toBe(solid(block.text))
      }),
    )
  })

  test('words that fit are never broken', () => {
    const short = fc.array(fc.stringMatching(/^[a-zç]{1,8}$/), { maxLength: 20 })
    fc.assert(
      fc.property(columns, short, (columns, list) => {
        expect(
          read(columns, text(list.join(' ')))
            .split(/\s+/)
            .filter(Boolean),
        ).toEqual(list)
      }),
    )
  })

  test('money ends at the right edge of one line, and the label keeps all its characters', () => {
    fc.assert(
      fc.property(columns, columnsBlock, (columns, block) => {
        const figure = block.right.replace('\u00A0', ' ')
        const at = linesOf(columns, block).filter(
          ({ text }) => text.endsWith(figure) && cellsOf(text) === columns,
        )
        expect(at).toHaveLength(1)
        expect(solid(read(columns, block)).length).toBe(solid(block.left + block.right).length)
      }),
    )
  })
})

describe('a text block', () => {
  test.each([
    ['left', 'abc'],
    ['center', '        abc'],
    ['right', '                 abc'],
  ] as const)('stands %s', (align, line) => {
    expect(read(20, text('abc', { align }))).toBe(line)
  })

  test('is counted in graphemes, and an emoji as two cells', () => {
    expect(read(16, text('👨‍👩‍👧', { align: 'right' }))).toBe(`${' '.repeat(14)}👨‍👩‍👧`)
    expect(read(16, text('e\u0301', { align: 'right' }))).toBe(`${' '.repeat(15)}e\u0301`)
  })

  test('hangs and indents its lines', () => {
    expect(read(16, text('2x X-Bacon com tudo', { hang: 3 }))).toBe('2x X-Bacon com\n   tudo')
    expect(read(16, text('+ queijo extra grande', { indent: 2, hang: 2 }))).toBe(
      '  + queijo extra\n    grande',
    )
  })

  test('starts a new line at a line break, and steers no printer', () => {
    expect(read(16, text('um\r\ndois\u001b@'))).toBe('um\ndois@')
  })

  test('keeps an amount on one line', () => {
    expect(read(16, text('Levar troco R$\u00A0100,00'))).toBe('Levar troco\nR$ 100,00')
  })

  test('is set narrower when a word is too wide for its size', () => {
    expect(linesOf(20, text('#1234', { size: 'big' })).map(({ size }) => size)).toEqual(['big'])
    expect(linesOf(20, text('Paralelepípedo', { size: 'big' })).map(({ size }) => size)).toEqual(['tall'])
    expect(linesOf(20, text('Paralelepípedo', { size: 'wide' })).map(({ size }) => size)).toEqual(['normal'])
  })

  test('that states an amount is refused when the amount does not fit on a line', () => {
    const long = text('R$\u00A0999.999.999,99', { money: true })
    expect(() => layout({ columns: 16, blocks: [long] })).toThrow(UnprintableMoney)
    expect(read(24, { ...long, size: 'big' })).toBe('R$ 999.999.999,99')
  })
})

describe('a label with money', () => {
  test('keeps the amount on its first line', () => {
    expect(read(24, { kind: 'columns', left: '2x X-Bacon com queijo', right: 'R$\u00A049,80' })).toBe(
      '2x X-Bacon com  R$ 49,80\n  queijo',
    )
  })

  test('puts an amount that leaves no room on a line of its own', () => {
    expect(read(16, { kind: 'columns', left: 'Subtotal', right: 'R$\u00A0999,99' })).toBe(
      'Subtotal\n       R$ 999,99',
    )
  })

  test('is refused when the amount is wider than the paper', () => {
    const block: Block = { kind: 'columns', left: '', right: `R$ ${'9'.repeat(20)}` }
    expect(() => layout({ columns: 16, blocks: [block] })).toThrow(UnprintableMoney)
  })
})

test.each([15, 0, -1, 32.5, Number.NaN])('paper of %d columns is refused', (columns) => {
  expect(() => layout({ columns, blocks: [] })).toThrow(RangeError)
})

function linesOf(columns: number, ...blocks: Block[]): TextLine[] {
  return layout({ columns, blocks }).flatMap((line) => (line.kind === 'text' ? [line] : []))
}

function read(columns: number, ...blocks: Block[]): string {
  return linesOf(columns, ...blocks)
    .map(({ text }) => text)
    .join('\n')
}

function solid(content: string): string {
  return content.replace(/\s+/g, '')
}
