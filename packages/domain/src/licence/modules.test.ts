import { describe, expect, test } from 'vitest'
import { isModuleOpen, moduleFlag, moduleFlags, modulesOf } from './modules'

describe('moduleFlag', () => {
  test.each([
    ['MODULE-01', true, true],
    ['MODULE-01', false, false],
    ['MODULE-02', 'true', true],
    ['MODULE-03', '1', true],
    ['MODULE-03', 'false', false],
    ['MODULE-03', 'TRUE', false],
    ['MODULE-03', ' true', false],
    ['MODULE-03', 'yes', false],
    ['MODULE-03', '', false],
    ['MODULE-04', 1, true],
    ['MODULE-04', 0, false],
    ['MODULE-04', 2, false],
    ['MODULE-04', -1, false],
    ['MODULE-04', Number.NaN, false],
    ['MODULE-05', null, false],
    ['MODULE-05', undefined, false],
    ['MODULE-05', {}, false],
    ['MODULE-05', [true], false],
    ['MODULE-05', 1n, false],
    ['MODULE-05', Object(true), false],
  ])('%s %o is %s', (_, value, counts) => {
    expect(moduleFlag(value)).toBe(counts)
  })
})

test('MODULE-01 a record of mixed types becomes four booleans', () => {
  expect(modulesOf({ mod_atendimento: '1', mod_motoboy: 1, mod_gerente: 'não', outro: true })).toEqual({
    mod_atendimento: true,
    mod_motoboy: true,
    mod_gerente: false,
    mod_agendamento: false,
  })
})

test.each([null, undefined, 'mod_gerente', 7, []])('MODULE-05 %j as a record has no module', (record) => {
  const modules = modulesOf(record)
  expect(moduleFlags.map((flag) => modules[flag])).toEqual([false, false, false, false])
})

test.each([
  [{ mod_gerente: true }, true],
  [{ mod_gerente: 'true' }, false],
  [{ mod_gerente: 1 }, false],
  [{}, false],
  [null, false],
  [undefined, false],
])('MODULE-06 %j opens the manager: %s', (modules, open) => {
  expect(isModuleOpen(modules, 'mod_gerente')).toBe(open)
})
