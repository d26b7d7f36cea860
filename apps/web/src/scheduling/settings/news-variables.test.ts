import { expect, test } from 'vitest'
import { variablesOf } from './news-variables'

test('only an offer has a deadline', () => {
  expect(variablesOf('offered', false)).toContain('prazo')
  expect(variablesOf('booked', false)).not.toContain('prazo')
})

test('where an appointment is can be said where there are places', () => {
  expect(variablesOf('booked', true)).toContain('lugar')
  expect(variablesOf('booked', false)).not.toContain('lugar')
})
