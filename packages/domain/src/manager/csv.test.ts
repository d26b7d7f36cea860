import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv'
import type { ColumnKind } from './vocabulary'

test.each<[ColumnKind, string | number | null, string]>([
  ['cents', 1542050, '15420,50'],
  ['cents', 5, '0,05'],
  ['cents', -150, '-1,50'],
  ['cents', 0, '0,00'],
  ['minutes', 18.5, '18,5'],
  ['count', 156, '156'],
  ['date', '2026-11-21', '21/11/2026'],
  ['moment', '2026-11-21 05:30', '21/11/2026 05:30'],
  ['yesNo', 1, 'sim'],
  ['yesNo', 0, 'não'],
  ['text', null, ''],
  ['cents', null, ''],
  ['text', 'X-Bacon', 'X-Bacon'],
  ['text', 'sem cebola; com ovo', '"sem cebola; com ovo"'],
  ['text', 'o "da casa"', '"o ""da casa"""'],
  ['text', 'duas\nlinhas', '"duas\nlinhas"'],
  ['text', '=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ['text', '+55 92', "'+55 92"],
  ['text', '-1', "'-1"],
  ['text', '@SUM(A1)', "'@SUM(A1)"],
  ['text', '\t=1', "'\t=1"],
  ['text', ' ＝1', "' ＝1"],
  ['text', "'=1", "''=1"],
])('a %s of %j is written %j', (kind, value, written) => {
  expect(csvLine([{ kind, value }])).toBe(`${written}\r\n`)
})

test('whatever the texts, a reader finds as many cells, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (texts) => {
      const cells = readLine(csvLine(texts.map((value) => ({ kind: 'text', value }))))
      expect(cells).toHaveLength(texts.length)
      cells.forEach((cell, place) => {
        expect(cell).not.toMatch(/^[=+\-@\t\r]*[=+\-@]/)
        expect([texts[place], `'${texts[place]}`]).toContain(cell)
      })
    }),
  )
})

/** A reader of RFC 4180 with semicolons, of one line. */
function readLine(line: string): string[] {
  const cells: string[] = []
  let rest = line
  do {
    const [whole, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(?:;|\r\n)/.exec(rest)!
    cells.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    rest = rest.slice(whole.length)
    if (whole.endsWith(';') && rest === '') cells.push('')
  } while (rest !== '')
  return cells
}
