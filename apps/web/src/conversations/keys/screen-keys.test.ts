import { expect, it } from 'vitest'
import { commandOf } from './screen-keys'

const press = (key: string, code: string, held = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

it.each([
  ['next', press('j', 'KeyJ', { altKey: true })],
  ['next', press('∆', 'KeyJ', { altKey: true })],
  ['previous', press('k', 'KeyK', { altKey: true })],
  ['reply', press('l', 'KeyL', { altKey: true })],
  ['note', press('p', 'KeyP', { altKey: true })],
  ['bot', press('b', 'KeyB', { altKey: true })],
  ['side', press('i', 'KeyI', { altKey: true })],
])('%s by Alt, also while a field is being filled in', (command, pressed) => {
  expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual([command, command])
})

it.each([
  ['search', press('/', 'Slash')],
  ['help', press('?', 'Slash')],
  ['back', press('Escape', 'Escape')],
])('%s by a key of its own, but not in a field', (command, pressed) => {
  expect([commandOf(pressed, true), commandOf(pressed, false)]).toEqual([null, command])
})

it('leaves letters and the keys of browser and system alone', () => {
  expect(commandOf(press('j', 'KeyJ'), false)).toBeNull()
  expect(commandOf(press('/', 'Slash', { ctrlKey: true }), false)).toBeNull()
  expect(commandOf(press('j', 'KeyJ', { altKey: true, metaKey: true }), false)).toBeNull()
})
