import { expect, test } from 'vitest'
import { variablesOf } from './news-variables'

test('only an offer has a deadline', () => {
  expect(variablesOf('offered')).toContain('prazo')
  expect(variablesOf('booked')).not.toContain('prazo')
})
