import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name'

test.each([
  ['cardapio.pdf', 'cardapio.pdf'],
  ['Cardápio da Praça.PDF', 'Cardápio da Praça.PDF'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ana\\menu.docx', 'menu.docx'],
  ['menu\r\nSet-Cookie: x.pdf', 'menuSet-Cookie_ x.pdf'],
  ['menu\u202Efdp.exe', 'menufdp.exe'],
  ['a<b>"c|d?.pdf', 'a_b__c_d_.pdf'],
  ['  .menu.pdf. ', 'menu.pdf'],
  ['con.pdf', '_con.pdf'],
  ['contas.pdf', 'contas.pdf'],
  [`${'x'.repeat(200)}.docx`, `${'x'.repeat(115)}.docx`],
  ['...', ''],
])('%j is kept as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a name is never a way out of a folder or a header, and making it safe again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeFileName(name)
      expect(safe).not.toMatch(/[/\\<>:"|?*\p{C}]|^[.\s]|[.\s]$/u)
      expect(safe.length).toBeLessThanOrEqual(120)
      expect(safeFileName(safe)).toBe(safe)
    }),
  )
})
