import { expect, test } from 'vitest'
import { variablesOf } from './news-variables'

const none = { places: false, packages: false }

test('only an offer has a deadline', () => {
  expect(variablesOf('offered', none)).toContain('prazo')
  expect(variablesOf('booked', none)).not.toContain('prazo')
})

test('where an appointment is can be said where there are places', () => {
  expect(variablesOf('booked', { places: true, packages: false })).toContain('lugar')
  expect(variablesOf('booked', none)).not.toContain('lugar')
})
