import { expect, it } from 'vitest'
import { textsNow } from '../../../i18n/language'
import { hoursWords } from './hours-words'
import { hoursTexts } from '../texts'

const t = textsNow(hoursTexts)

it('says a day in one line', () => {
  const ranges = [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]
  expect(hoursWords({ dia: 'Segunda', open: true, ranges }, t)).toBe('08:00–12:00, 14:00–18:00')
  expect(
    hoursWords({ dia: 'Segunda', open: true, ranges: [{ ...ranges[0]!, from: '00:00', to: '00:00' }] }, t),
  ).toBe('24 horas')
  expect(hoursWords({ dia: 'Segunda', open: false, ranges }, t)).toBe('Fechado')
})
