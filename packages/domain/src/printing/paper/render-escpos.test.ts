import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highHalves } from './code-page-tables'
import { toPrintable } from './printable'
import { text, type Block, type TextSize } from '../receipts/receipt-document'
import { renderEscPos } from './render-escpos'
import { renderText } from './render-text'
import { testSheet } from '../receipts/test-sheet'
import { UnprintableMoney } from '../receipts/unprintable-money'
import { codePages, type CodePage } from './vocabulary'

describe('ESC/POS', () => {
  test.each([
    ['cp850', [0x1b, 0x74, 2]],
    ['cp860', [0x1b, 0x74, 3]],
    ['windows1252', [0x1b, 0x74, 16]],
    ['cp858', [0x1b, 0x74, 19]],
    ['ascii', []],
  ] as const)('a ticket in %s begins with reset, no Kanji and its code page', (codePage, page) => {
    expect(bytesOf([], codePage)).toEqual([0x1b, 0x40, 0x1c, 0x2e, ...page])
  })

  test.each([
    ['cp850', [0x87, 0xc6, 0x6f]],
    ['cp860', [0x87, 0x84, 0x6f]],
    ['windows1252', [0xe7, 0xe3, 0x6f]],
    ['ascii', [0x63, 0x61, 0x6f]],
  ] as const)('“ção” in %s', (codePage, letters) => {
    expect(bytesOf([text('ção')], codePage).slice(-4)).toEqual([...letters, 0x0a])
  })

  test.each<[TextSize, string]>([
    ['tall', '01'],
    ['wide', '10'],
    ['big', '11'],
  ])('%s text switches its size on and off again', (size, flag) => {
    const bytes = bytesOf([text('a', { size, bold: true }), text('b')], 'ascii').slice(4)
    expect(hex(bytes)).toBe(`1b4501 1d21${flag} 61 0a 1b4500 1d2100 62 0a`.replaceAll(' ', ''))
  })

  test('the cut comes last, after a feed and in plain style', () => {
    const bytes = bytesOf([text('a', { bold: true, size: 'big' }), { kind: 'cut' }], 'ascii')
    expect(hex(bytes.slice(-13))).toBe('0a1b45001d21001b64041d5601')
  })

  test('a QR code is drawn by the printer, centred, with its content in UTF-8', () => {
    expect(hex(bytesOf([{ kind: 'qr', content: 'aç' }], 'cp850').slice(7))).toBe(
      [
        '1b6101',
        '1d286b040031413200',
        '1d286b0300314305',
        '1d286b0300314531',
        '1d286b060031503061c3a7',
        '1d286b0300315130',
        '0a1b6100',
      ].join(''),
    )
  })

  test('a long QR content states its length in two bytes, a longer one than fits is refused', () => {
    const bytes = bytesOf([{ kind: 'qr', content: 'x'.repeat(600) }], 'ascii')
    expect(bytes.slice(35, 37)).toEqual([603 % 256, 2])
    expect(() => bytesOf([{ kind: 'qr', content: 'x'.repeat(2332) }], 'ascii')).toThrow(RangeError)
  })

  test('an amount that cannot be represented refuses the whole ticket', () => {
    const blocks: Block[] = [text('Pedido'), { kind: 'columns', left: 'TOTAL', right: 'R$ ５,00' }]
    expect(() => bytesOf(blocks, 'cp860')).toThrow(UnprintableMoney)
    expect(() => bytesOf([text('Troco ５', { money: true })], 'cp860')).toThrow(UnprintableMoney)
  })

  test('an emoji in a dish does not move the amount beside it', () => {
    expect(wordsOn([{ kind: 'columns', left: '1x Burger 🍔', right: 'R$\u00A09,90' }], 'cp860')).toBe(
      `1x Burger ?${' '.repeat(32 - 11 - 7)}R$ 9,90`,
    )
  })

  test('nothing a customer types becomes a command', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...codePages), (typed, codePage) => {
        const body = bytesOf([text(typed)], codePage).slice(codePage === 'ascii' ? 4 : 7)
        expect(body.filter((byte) => (byte < 0x20 && byte !== 0x0a) || byte === 0x7f)).toEqual([])
      }),
    )
  })

  test('bytes and text rendering hold the same words', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abçãéôüªºÇÃÕÉ 0189,.-'), maxLength: 12 }))
    const block = fc.oneof(
      fc.record({
        kind: fc.constant('text' as const),
        text: words.map((list) => list.join(' ')),
        align: fc.constantFrom('left', 'center', 'right'),
        size: fc.constantFrom('normal', 'tall', 'wide', 'big'),
        bold: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('columns' as const),
        left: words.map(String),
        right: fc.constant('R$\u00A05,00'),
      }),
      fc.record({ kind: fc.constant('rule' as const) }),
    )
    fc.assert(
      fc.property(fc.array(block), fc.constantFrom(...codePages), (blocks, codePage) => {
        const shown = renderText({ columns: 32, blocks })
        expect(unspaced(wordsOn(blocks, codePage))).toBe(unspaced(toPrintable(shown, codePage).text))
      }),
    )
  })

  test.each(codePages)('the test sheet in %s fills its ruler and keeps its accents', (codePage) => {
    const sheet = testSheet({
      printer: 'Cozinha',
      paper: '58',
      columns: 32,
      codePage,
      printedAt: '21/11/2026 12:42',
    })
    const lines = wordsOn(sheet.blocks, codePage).split('\n')
    expect(lines).toContain('12345678901234567890123456789012')
    expect(lines).toContain(codePage === 'ascii' ? 'cao a o e u a o CAOE' : 'ção ã õ é ü ª º ÇÃÕÉ')
    expect(lines).toContain('TOTAL                R$ 1.234,56')
  })
})

function bytesOf(blocks: Block[], codePage: CodePage): number[] {
  return [...renderEscPos({ columns: 32, blocks }, { codePage })]
}

/** What a reader sees: commands taken out, text bytes read in the page. Only the commands this product sends are known. */
function wordsOn(blocks: Block[], codePage: CodePage): string {
  const bytes = bytesOf(blocks, codePage)
  let seen = ''
  for (let at = 0; at < bytes.length;) {
    const [byte = 0, next = 0] = bytes.slice(at, at + 2)
    if (byte === 0x1d && next === 0x28) at += 5 + (bytes[at + 3] ?? 0) + 256 * (bytes[at + 4] ?? 0)
    else if (byte === 0x1d) at += 3
    else if (byte === 0x1b) at += next === 0x40 ? 2 : 3
    else if (byte === 0x1c) at += 2
    else {
      seen += byte < 0x80 ? String.fromCharCode(byte) : highHalves[codePage][byte - 0x80]
      at += 1
    }
  }
  return seen.trimEnd()
}

function hex(bytes: number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function unspaced(words: string): string {
  return words.replace(/\s+/g, '')
}
