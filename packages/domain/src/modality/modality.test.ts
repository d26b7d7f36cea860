import { expect, test } from 'vitest'
import { isByDay, unitsOf, usualMinutes } from './index'

test('a service by day lasts its minutes divided by 480, rounded, at least one day', () => {
  expect([480, 960, 1200, 60].map((minutes) => unitsOf(minutes, 'dia'))).toEqual([1, 2, 3, 1])
  expect([480, 45, 1].map((minutes) => unitsOf(minutes, 'tempo'))).toEqual([480, 45, 1])
})

test('CATAL-42 CATAL-43 a new service lasts an hour, or one day', () => {
  expect([usualMinutes('tempo'), usualMinutes('dia')]).toEqual([60, 480])
  expect([isByDay('tempo'), isByDay('dia')]).toEqual([false, true])
})
