import { describe, expect, it } from 'vitest'
import { homeOf, itemsFor, navItems } from './nav-items'

const namesFor = (role: Parameters<typeof itemsFor>[0]) => itemsFor(role).map(({ name }) => name)

describe('S10 the menu of each role', () => {
  it.each([
    ['dono', navItems.map(({ name }) => name)],
    ['gerente', navItems.map(({ name }) => name)],
    ['atendente', ['conversations', 'orders', 'customers', 'schedule', 'license']],
    ['cozinha', ['orders']],
    ['profissional', ['schedule']],
  ] as const)('S10 EMP-01 of %s', (role, names) => expect(namesFor(role)).toEqual(names))

  it.each([
    ['dono', 'conversations'],
    ['gerente', 'conversations'],
    ['atendente', 'conversations'],
    ['cozinha', 'orders'],
    ['profissional', 'schedule'],
  ] as const)('S10 %s begins at %s, which its menu has', (role, home) => {
    expect(homeOf(role)).toBe(home)
    expect(namesFor(role)).toContain(home)
  })
})

it(
  'each module opens its own area and no other; what needs none is always open',
  { meta: { rows: 'PROD-07 PROD-08 PROD-09 PROD-10' } },
  () => {
    expect(Object.fromEntries(navItems.map(({ name, flag }) => [name, flag]))).toEqual({
      conversations: 'mod_atendimento',
      orders: undefined,
      customers: undefined,
      delivery: 'mod_motoboy',
      schedule: 'mod_agendamento',
      manager: 'mod_gerente',
      company: undefined,
      employees: undefined,
      license: undefined,
    })
  },
)
