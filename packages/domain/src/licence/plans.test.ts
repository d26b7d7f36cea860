import { describe, expect, test } from 'vitest'
import { formatPrice } from './format-price'
import { requestKindOf } from './licence-request'
import {
  bundleSavings,
  isMostPopular,
  licencePlans,
  licenceTerms,
  modulesOfPlan,
  priceOf,
  termDays,
} from './plans'

test('LIC-19 a term is 30, 90 or 365 days', () => {
  expect(licenceTerms.map((term) => termDays[term])).toEqual([30, 90, 365])
})

test.each([
  ['LIC-20', 'attendance', [120, 300, 1200]],
  ['LIC-21', 'delivery', [80, 200, 800]],
  ['LIC-22', 'manager', [150, 400, 1500]],
  ['LIC-23', 'bundle', [300, 800, 3000]],
] as const)('%s the plan %s costs %j reais by the month, the quarter and the year', (_, plan, reais) => {
  expect(licenceTerms.map((term) => priceOf(plan, term))).toEqual(reais.map((each) => each * 100))
})

test('LIC-24 the bundle saves 50, 100 and 500 reais', () => {
  expect(licenceTerms.map(bundleSavings)).toEqual([50_00, 100_00, 500_00])
})

test('LIC-25 of all prices only the annual bundle is the most popular', () => {
  const marked = licencePlans.flatMap((plan) =>
    licenceTerms.filter((term) => isMostPopular(plan, term)).map((term) => [plan, term]),
  )
  expect(marked).toEqual([['bundle', 'annual']])
})

test.each([
  ['attendance', ['mod_atendimento']],
  ['delivery', ['mod_motoboy']],
  ['manager', ['mod_gerente']],
  ['bundle', ['mod_atendimento', 'mod_motoboy', 'mod_gerente', 'mod_agendamento']],
] as const)('LIC-12 LIC-16 the plan %s pays for %j', (plan, modules) => {
  expect(modulesOfPlan(plan)).toEqual(modules)
})

describe('a request', () => {
  test.each([
    ['bundle', 'bundle', 'renewal'],
    ['bundle', 'manager', 'change'],
  ] as const)('for %s from %s is a %s', (wanted, current, kind) => {
    expect(requestKindOf(wanted, current)).toBe(kind)
  })
})

test.each([
  [1_200_00, 'R$\u00A01.200'],
  [80_00, 'R$\u00A080'],
  [1_199_90, 'R$\u00A01.199,90'],
  [100, 'R$\u00A01'],
])('LIC-11 %d cents read %j', (cents, words) => {
  expect(formatPrice(cents)).toBe(words)
})
