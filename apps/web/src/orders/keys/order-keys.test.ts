import { expect, test } from 'vitest'
import { commandOf } from './order-keys'

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
})

test.each([
  ['/', 'elsewhere', 'search'],
  ['j', 'elsewhere', 'next'],
  ['K', 'card', 'previous'],
  ['ArrowDown', 'card', 'next'],
  ['ArrowDown', 'elsewhere', null],
  ['Enter', 'card', 'open'],
  ['Enter', 'elsewhere', null],
  ['a', 'card', 'advance'],
  ['a', 'elsewhere', null],
  ['n', 'elsewhere', 'new'],
  ['?', 'elsewhere', 'help'],
  ['x', 'card', null],
  ['n', 'field', null],
  ['/', 'field', null],
] as const)('%s with the focus in %s means %s', (key, place, command) => {
  expect(commandOf(press(key), { place, layout: 'list' })).toBe(command)
})

test.each([
  ['j', 'elsewhere', 'next'],
  ['ArrowDown', 'card', 'next'],
  ['l', 'elsewhere', 'right'],
  ['H', 'card', 'left'],
  ['ArrowRight', 'card', 'right'],
  ['ArrowRight', 'elsewhere', null],
  ['ArrowLeft', 'card', 'left'],
  ['l', 'field', null],
] as const)('on the board %s with the focus in %s means %s', (key, place, command) => {
  expect(commandOf(press(key), { place, layout: 'board' })).toBe(command)
})

test.each([['ctrlKey'], ['metaKey'], ['altKey']])('with %s a key belongs to the browser', (modifier) => {
  expect(commandOf(press('a', { [modifier]: true }), { place: 'card', layout: 'list' })).toBeNull()
})
