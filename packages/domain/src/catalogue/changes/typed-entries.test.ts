import { expect, test } from 'vitest'
import type { Modality } from '../../modality'
import { parseDurationEntry, parsePriceEntry } from './typed-entries'

test.each([
  ['CATAL-50', '500', 500],
  ['CATAL-50', '50', 50],
  ['CATAL-50', '5', 5],
  ['CATAL-50', 'R$ 5,00', 500],
  ['CATAL-50', '0', 0],
  ['CATAL-51', '', null],
  ['CATAL-51', 'R$ ', null],
])('%s the typed price %j is %s cents', (_, text, cents) => {
  expect(parsePriceEntry(text)).toBe(cents)
})

test.each<[string, string, Modality, number | null]>([
  ['CATAL-52', '45', 'tempo', 45],
  ['CATAL-52', '45 min', 'tempo', 45],
  ['CATAL-52', '', 'tempo', null],
  ['CATAL-52', '0', 'tempo', null],
  ['CATAL-53', '2', 'dia', 960],
  ['CATAL-53', 'dias', 'dia', null],
  ['CATAL-53', '99999', 'dia', 527_040],
  ['CATAL-52', '99999999', 'tempo', 527_040],
])('%s the typed duration %j by %s is %s minutes', (_, text, modality, minutes) => {
  expect(parseDurationEntry(text, modality)).toBe(minutes)
})
