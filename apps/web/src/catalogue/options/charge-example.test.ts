import { expect, test } from 'vitest'
import { chargeExample } from './charge-example'

const names = ['uma', 'outra'] as const
const option = (nome: string, centavos: number) => ({ id: nome, nome, centavos, ativo: true })

test.each([
  ['soma', 1600],
  ['maior', 1000],
  ['media', 800],
] as const)('without options of its own, %s is shown by made-up ones: %d cents', (charge, total) => {
  expect(chargeExample(charge, [option('', 0)], names)).toEqual({
    first: { nome: 'uma', centavos: 600 },
    second: { nome: 'outra', centavos: 1000 },
    total,
  })
})

test('the group’s own options are the example, when two of them cost something different', () => {
  const own = [option('Mussarela', 0), option('Calabresa', 0), option('Quatro queijos', 901)]
  expect(chargeExample('media', own, names)).toMatchObject({
    first: { nome: 'Mussarela' },
    second: { nome: 'Quatro queijos' },
    total: 451,
  })
})
