import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { runs } from '@balcao/testkit/chance'
import { decodeEscPos, UnknownEscPosByte, type DecodedTicket } from '.'
import { EscPosReader } from './read-command'

const ESC = 0x1b
const GS = 0x1d
const PORTUGUESE = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇªº'

describe('accents', () => {
  // The bytes of "ção ã õ é ü ª" and "ÃÕÇ" by the printer maker's tables.
  test.each([
    ['cp850', 2, [0x87, 0xc6, 0xe4, 0x82, 0x81, 0xa6, 0xc7, 0xe5, 0x80]],
    ['cp858', 19, [0x87, 0xc6, 0xe4, 0x82, 0x81, 0xa6, 0xc7, 0xe5, 0x80]],
    ['cp860', 3, [0x87, 0x84, 0x94, 0x82, 0x81, 0xa6, 0x8e, 0x99, 0x80]],
    ['windows-1252', 16, [0xe7, 0xe3, 0xf5, 0xe9, 0xfc, 0xaa, 0xc3, 0xd5, 0xc7]],
  ])('%s prints the letters of its table', (_name, page, bytes) => {
    expect(textOf([ESC, 0x74, page, ...bytes, 0x0a])).toEqual(['çãõéüªÃÕÇ'])
  })

  test.each([
    ['cp437', 0, 'ÀÁÂÃÊÍÓÔÕÚãõ'],
    ['cp850', 2, ''],
    ['cp858', 19, ''],
    ['cp860', 3, ''],
    ['windows-1252', 16, ''],
  ])('%s covers Portuguese except "%3$s"', (_name, page, missing) => {
    const glyphs = new Set(upperHalf(page))
    const absent = Array.from(PORTUGUESE).filter((letter) => !glyphs.has(letter))
    expect(absent.sort()).toEqual(Array.from(missing).sort())
  })

  test('windows-1252 is Latin-1 with typography in the 27 places that it uses of 0x80 to 0x9F', () => {
    const latin1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(0xa0 + index))
    expect(upperHalf(16).join('')).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ' + latin1.join(''))
  })

  test('cp858 is cp850 with the euro sign', () => {
    const changed = upperHalf(19).filter((glyph, index) => glyph !== upperHalf(2)[index])
    expect(changed).toEqual(['€'])
  })

  test('a printer that was told nothing has cp437', () => {
    expect(textOf([0x80, 0x9d, 0xe1, 0x0a])).toEqual(['Ç¥ß'])
  })

  test('ESC @ goes back to it', () => {
    expect(textOf([ESC, 0x74, 16, 0xe7, 0x0a, ESC, 0x40, 0xe7, 0x0a])).toEqual(['ç', 'τ'])
  })
})

describe('looks', () => {
  const plain = {
    bold: false,
    underline: false,
    inverted: false,
    doubleWidth: false,
    doubleHeight: false,
    align: 'left',
    overflow: false,
  }
  test.each<[string, number[], object]>([
    ['nothing', [], {}],
    ['ESC E', [ESC, 0x45, 1], { bold: true }],
    ['ESC G', [ESC, 0x47, 1], { bold: true }],
    ['ESC E 0 under ESC G', [ESC, 0x47, 1, ESC, 0x45, 1, ESC, 0x45, 0], { bold: true }],
    ['ESC E by its lowest bit', [ESC, 0x45, 0xfe], {}],
    ['ESC - 1', [ESC, 0x2d, 1], { underline: true }],
    ["ESC - '2'", [ESC, 0x2d, 0x32], { underline: true }],
    ['ESC a 1', [ESC, 0x61, 1], { align: 'center' }],
    ["ESC a '2'", [ESC, 0x61, 0x32], { align: 'right' }],
    ['ESC ! all', [ESC, 0x21, 0xb8], { bold: true, doubleHeight: true, doubleWidth: true, underline: true }],
    ['ESC ! 0 after it', [ESC, 0x21, 0xb8, ESC, 0x21, 0], {}],
    ['GS ! width', [GS, 0x21, 0x10], { doubleWidth: true }],
    ['GS ! height', [GS, 0x21, 0x01], { doubleHeight: true }],
    ['GS ! 0 after it', [GS, 0x21, 0x11, GS, 0x21, 0], {}],
    ['GS B', [GS, 0x42, 1], { inverted: true }],
    ['ESC @', [ESC, 0x45, 1, ESC, 0x61, 1, GS, 0x21, 0x11, GS, 0x42, 1, ESC, 0x40], {}],
    ['no trace', [0x1c, 0x2e, ESC, 0x52, 0, ESC, 0x32, ESC, 0x33, 24, ESC, 0x4d, 0], {}],
  ])('%s', (_name, commands, expected) => {
    const [line] = decode([...commands, ...ascii('Oi'), 0x0a]).lines
    expect(line).toMatchObject({ text: 'Oi', ...plain, ...expected })
  })

  test('a line is bold when all of its ink is, and its runs tell the parts', () => {
    const bytes = [...ascii('Total '), ESC, 0x45, 1, ...ascii('R$ 9'), ESC, 0x45, 0, 0x0a]
    const [line] = decode(bytes).lines
    expect(line?.bold).toBe(false)
    expect(line?.runs.map((run) => [run.text, run.bold])).toEqual([
      ['Total ', false],
      ['R$ 9', true],
    ])
    expect(decode([0x20, ESC, 0x45, 1, ...ascii('R$ 9'), 0x0a]).lines[0]?.bold).toBe(true)
  })
})

describe('lines', () => {
  test.each<[string, number[], string[]]>([
    ['LF ends a line', [...ascii('a'), 0x0a, ...ascii('b'), 0x0a], ['a', 'b']],
    ['CR before or after LF adds none', [...ascii('a'), 0x0d, 0x0a, 0x0d, ...ascii('b'), 0x0a], ['a', 'b']],
    ['an empty line is a line', [...ascii('a'), 0x0a, 0x0a, ...ascii('b'), 0x0a], ['a', '', 'b']],
    ['ESC d prints and feeds', [...ascii('a'), ESC, 0x64, 3, ...ascii('b'), 0x0a], ['a', '', '', 'b']],
    ['ESC J prints', [...ascii('a'), ESC, 0x4a, 40, ...ascii('b'), 0x0a], ['a', 'b']],
    ['HT goes to the next tab stop', [...ascii('ab'), 0x09, ...ascii('c'), 0x0a], ['ab      c']],
    ['text without a line feed stays in the printer', [...ascii('a'), 0x0a, ...ascii('b')], ['a']],
    ['ESC @ drops the line being filled', [...ascii('lost'), ESC, 0x40, ...ascii('a'), 0x0a], ['a']],
  ])('%s', (_name, bytes, expected) => {
    expect(textOf(bytes)).toEqual(expected)
  })

  test('alignment counts only at the beginning of a line', () => {
    expect(decode([...ascii('a'), ESC, 0x61, 1, 0x0a]).lines[0]?.align).toBe('left')
  })

  test.each<[string, number[], string[], boolean[]]>([
    ['what fits exactly', ascii('x'.repeat(32)), ['x'.repeat(32)], [false]],
    ['one too many', ascii('x'.repeat(33)), ['x'.repeat(32), 'x'], [true, false]],
    [
      'double width counts twice',
      [GS, 0x21, 0x10, ...ascii('x'.repeat(17))],
      ['x'.repeat(16), 'x'],
      [true, false],
    ],
    [
      'triple width counts three times',
      [GS, 0x21, 0x20, ...ascii('x'.repeat(11))],
      ['x'.repeat(10), 'x'],
      [true, false],
    ],
    ['double height counts once', [GS, 0x21, 0x01, ...ascii('x'.repeat(32))], ['x'.repeat(32)], [false]],
    [
      'the small font fits 42',
      [ESC, 0x4d, 1, ...ascii('x'.repeat(43))],
      ['x'.repeat(42), 'x'],
      [true, false],
    ],
    ['the small font by ESC !', [ESC, 0x21, 1, ...ascii('x'.repeat(42))], ['x'.repeat(42)], [false]],
  ])('on 32 columns, %s', (_name, bytes, text, overflow) => {
    const { lines } = decode([...bytes, 0x0a])
    expect(lines.map((line) => line.text)).toEqual(text)
    expect(lines.map((line) => line.overflow)).toEqual(overflow)
  })
})

describe('tickets', () => {
  test.each([
    [[GS, 0x56, 0]],
    [[GS, 0x56, 1]],
    [[GS, 0x56, 48]],
    [[GS, 0x56, 49]],
    [[GS, 0x56, 65, 10]],
    [[GS, 0x56, 66, 0]],
    [[GS, 0x56, 97, 3]],
    [[GS, 0x56, 98, 3]],
    [[GS, 0x56, 103, 3]],
    [[GS, 0x56, 104, 3]],
  ])('cut %j ends a ticket', (cut) => {
    const { tickets } = decodeEscPos(Uint8Array.from([...ascii('a'), 0x0a, ...cut, ...ascii('b'), 0x0a]), {
      columns: 32,
    })
    expect(tickets.map((ticket) => [ticket.lines[0]?.text, ticket.cut])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  test('a cut in the middle of a line is not made', () => {
    expect(decode([...ascii('a'), GS, 0x56, 0, 0x0a])).toMatchObject({ lines: [{ text: 'a' }], cut: false })
  })

  test('blank paper after the last cut is not a ticket', () => {
    expect(decode([...ascii('a'), 0x0a, GS, 0x56, 0, 0x0a, ESC, 0x64, 4]).cut).toBe(true)
  })

  test('the drawer is opened as often as it was told to', () => {
    const kicks = [ESC, 0x70, 0, 25, 250, ESC, 0x70, 0x31, 25, 250]
    expect(decodeEscPos(Uint8Array.from(kicks), { columns: 32 })).toEqual({ tickets: [], drawerKicks: 2 })
  })

  test('status requests leave no trace', () => {
    const asked = [0x10, 0x04, 1, 0x10, 0x04, 4, GS, 0x72, 1, GS, 0x72, 0x32, GS, 0x61, 0xff]
    expect(decodeEscPos(Uint8Array.from(asked), { columns: 32 }).tickets).toEqual([])
  })
})

describe('QR codes and images', () => {
  const pix = '00020126360014br.gov.bcb.pix0114+5511999998888'

  test('a QR code is stored, printed and in its place', () => {
    const look = [...qr(65, 50, 0), ...qr(67, 6), ...qr(69, 49)]
    const ticket = decode([
      ...ascii('antes'),
      0x0a,
      ...look,
      ...qr(80, 48, ...ascii(pix)),
      ...qr(81, 48),
      ...ascii('depois'),
      0x0a,
    ])
    expect(ticket.qrCodes).toEqual([pix])
    expect(ticket.pieces.map((piece) => piece.kind)).toEqual(['line', 'qr', 'line'])
  })

  test('stored is not printed, and printed twice is on paper twice', () => {
    expect(decode([...qr(80, 48, ...ascii(pix)), ...ascii('a'), 0x0a]).qrCodes).toEqual([])
    expect(decode([...qr(80, 48, ...ascii(pix)), ...qr(81, 48), ...qr(81, 48)]).qrCodes).toEqual([pix, pix])
    expect(decode([...qr(81, 48), ...ascii('a'), 0x0a]).qrCodes).toEqual([])
  })

  test('a long content has its length in two bytes', () => {
    const long = 'x'.repeat(600)
    expect(decode([...qr(80, 48, ...ascii(long)), ...qr(81, 48)]).qrCodes).toEqual([long])
  })

  test.each([
    [0, 24, 2],
    [1, 48, 2],
    [0x32, 24, 4],
    [3, 48, 4],
  ])('a raster image in mode %i is %i by %i dots', (mode, width, height) => {
    const pixels = [0xff, 0x1b, 0x00, 0x07, 0x0a, 0x80]
    const ticket = decode([GS, 0x76, 0x30, mode, 3, 0, 2, 0, ...pixels, ...ascii('a'), 0x0a])
    expect(ticket.images).toEqual([{ width, height }])
    expect(ticket.lines.map((line) => line.text)).toEqual(['a'])
  })
})

describe('what a printer does not know', () => {
  test.each<[string, number[], number]>([
    ['a control character', [...ascii('ab'), 0x07], 2],
    ['form feed', [0x0c], 0],
    ['DEL', [0x7f], 0],
    ['an unknown ESC command', [ESC, 0x5a], 1],
    ['an unknown GS command', [GS, 0x5a], 1],
    ['an unknown FS command', [0x1c, 0x26], 1],
    ['an unknown DLE command', [0x10, 0x14], 1],
    ['an unknown code page', [ESC, 0x74, 7], 2],
    ['another national set', [ESC, 0x52, 12], 2],
    ['a fourth alignment', [ESC, 0x61, 3], 2],
    ['a third font', [ESC, 0x4d, 2], 2],
    ['a third underline', [ESC, 0x2d, 3], 2],
    ['an undefined bit of ESC !', [ESC, 0x21, 0x40], 2],
    ['a ninefold size', [GS, 0x21, 0x80], 2],
    ['an unknown cut', [GS, 0x56, 7], 2],
    ['an unknown raster', [GS, 0x76, 0x31], 2],
    ['an unknown raster mode', [GS, 0x76, 0x30, 4], 3],
    ['a status nobody has', [0x10, 0x04, 9], 2],
    ['another status nobody has', [GS, 0x72, 0], 2],
    ['a drawer that is not there', [ESC, 0x70, 2], 2],
    ['another GS (', [GS, 0x28, 0x4c], 2],
    ['a PDF417 code', [GS, 0x28, 0x6b, 3, 0, 48, 65, 0], 5],
    ['an unknown QR function', [GS, 0x28, 0x6b, 3, 0, 49, 99, 0], 6],
    ['a byte without a character in windows-1252', [ESC, 0x74, 16, 0x41, 0x81], 4],
    ['an offset counted over the commands before', [ESC, 0x40, ...ascii('a'), 0x0a, 0x01], 4],
  ])('%s', (_name, bytes, offset) => {
    const attempt = () => decode(bytes)
    expect(attempt).toThrow(UnknownEscPosByte)
    expect(attempt).toThrow(expect.objectContaining({ offset, byte: bytes[offset] }))
  })

  test.each([
    [[ESC]],
    [[ESC, 0x64]],
    [[GS, 0x56, 65]],
    [[GS, 0x28, 0x6b, 9, 0, 49, 80, 48, 65]],
    [[GS, 0x76, 0x30, 0, 2, 0, 2, 0, 1]],
  ])('data that ends inside %j', (bytes) => {
    expect(() => decode([0x41, ...bytes])).toThrow('at offset 1: the data ends inside a command')
  })

  test('any bytes are either printed or refused by name', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          decodeEscPos(bytes, { columns: 32 })
          return true
        } catch (error) {
          return error instanceof UnknownEscPosByte && bytes[error.offset] === error.byte
        }
      }),
      { numRuns: runs(2_000) },
    )
  })
})

test('the commands do not depend on where the network cut the stream', () => {
  const stream = Uint8Array.from(
    [
      [ESC, 0x40, ESC, 0x74, 2, GS, 0x21, 0x11, ...ascii('Pedido'), 0x0a],
      [...qr(80, 48, ...ascii('pix')), ...qr(81, 48)],
      [GS, 0x76, 0x30, 0, 1, 0, 2, 0, 0xff, 0x1b, GS, 0x56, 66, 3],
    ].flat(),
  )
  const whole = [...new EscPosReader().push(stream)].map(({ command, offset }) => ({ command, offset }))
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: stream.length })), (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), stream.length]
      const reader = new EscPosReader()
      const commands = edges
        .slice(1)
        .flatMap((end, index) => [...reader.push(stream.subarray(edges[index], end))])
      expect(commands.map(({ command, offset }) => ({ command, offset }))).toEqual(whole)
    }),
  )
})

function decode(bytes: number[]): DecodedTicket {
  const [ticket] = decodeEscPos(Uint8Array.from(bytes), { columns: 32 }).tickets
  if (!ticket) throw new Error('Nothing was printed')
  return ticket
}

function textOf(bytes: number[]): string[] {
  return decode(bytes).lines.map((line) => line.text)
}

function upperHalf(page: number): string[] {
  return upperBytes(page).flatMap(
    (byte) => textOf([ESC, 0x74, page, byte, ...ascii('.'), 0x0a])[0]?.slice(0, -1) ?? [],
  )
}

function upperBytes(page: number): number[] {
  const undefinedBytes = page === 16 ? [0x81, 0x8d, 0x8f, 0x90, 0x9d] : []
  return Array.from({ length: 128 }, (_, index) => 0x80 + index).filter(
    (byte) => !undefinedBytes.includes(byte),
  )
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'ascii')]
}

function qr(name: number, ...parameters: number[]): number[] {
  const length = parameters.length + 2
  return [GS, 0x28, 0x6b, length & 0xff, length >> 8, 49, name, ...parameters]
}
