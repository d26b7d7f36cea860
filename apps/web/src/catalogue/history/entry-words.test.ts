import type { HistoryEntry } from '@balcao/contract/catalogue'
import { expect, test } from 'vitest'
import { textsNow } from '../../i18n/language'
import { catalogueTexts } from '../texts'
import { entryWords, rowsSince } from './entry-words'

const entry = (version: number, summary: Partial<HistoryEntry['summary']> = {}, rest = {}): HistoryEntry => ({
  version,
  at: '2026-11-21T12:00:00Z',
  actor: 'counter',
  summary: { added: 0, changed: 0, removed: 0, names: [], fields: [], ...summary },
  undid: null,
  restored: null,
  ...rest,
})

test.each([
  [entry(2, { changed: 1, names: ['X-Bacon'], fields: ['nome'] }), 'Mudou nome em 1: X-Bacon'],
  [
    entry(3, { changed: 5, names: ['A', 'B', 'C'], fields: ['centavos.Grande', 'disponivel'] }),
    'Mudou preço grande, disponível em 5: A, B, C e mais 2',
  ],
  [entry(4, { added: 1, removed: 1, names: ['A', 'B'] }), 'Criou 1, Excluiu 1: A, B'],
  [entry(5, {}, { undid: 3 }), 'Desfez a versão 3'],
  [entry(6, {}, { restored: 2 }), 'Voltou à versão 2'],
])('version $version reads %s', (save, words) => {
  expect(entryWords(textsNow(catalogueTexts), save)).toBe(words)
})

test('what a restore takes back is what was saved after that version', () => {
  const entries = [entry(4, { changed: 2 }), entry(3, { added: 1, removed: 1 }), entry(2, { changed: 9 })]
  expect(rowsSince(entries, 2)).toEqual({ saves: 2, rows: 4 })
  expect(rowsSince(entries, 4)).toEqual({ saves: 0, rows: 0 })
})
