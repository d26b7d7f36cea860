import { describe, expect, it } from 'vitest'
import { amountAt, inPacks, measureOf, soldAs } from './measures'

const types = (...names: string[]) => names.map((name) => ({ name, measure: measureOf(name) }))
const sold = (said: string, ...names: string[]) => {
  const amount = amountAt(said.split(' '), 0)
  const found = amount && soldAs(types(...names), amount)
  return found && found.map(({ times, type }) => `${times} × ${type}`).join(', ')
}
const packed = (pieces: number, ...names: string[]) => {
  const found = inPacks(types(...names), pieces)
  return found && found.map(({ times, type }) => `${times} × ${type}`).join(', ')
}

describe('what is sold by measure', () => {
  it.each([
    ['2 kg', ['500 g', '1 kg'], '2 × 1 kg'],
    ['meio kg', ['500 g', '1 kg'], '1 × 500 g'],
    ['0,5 kg', ['500 g', '1 kg'], '1 × 500 g'],
    ['meia kg', ['Meio quilo', 'Quilo'], '1 × Meio quilo'],
    ['dois litros', ['300 ml', '1 litro'], '2 × 1 litro'],
    ['500 ml', ['300 ml', '500 ml'], '1 × 500 ml'],
    ['2 l', ['1 litro', '2 litros'], '1 × 2 litros'],
    ['kg e meio', ['500 g', '1 kg'], '1 × 1 kg, 1 × 500 g'],
    ['300 g', ['100 g', '200 g', '500 g'], '1 × 200 g, 1 × 100 g'],
    ['250 g', ['100 g', '200 g', '500 g'], null],
    ['dois kg e meio', ['500 g', '1 kg'], '2 × 1 kg, 1 × 500 g'],
    ['600 ml', ['300 ml', '1 litro'], null],
    ['2 kg', ['300 ml', '500 ml'], null],
    ['2 kg', ['Pequeno', 'Grande'], null],
    ['900 kg', ['1 kg'], null],
  ])('%s of %j is %s', (said, names, expected) => expect(sold(said, ...names)).toBe(expected))

  it.each([
    [36, ['Meia dúzia', 'Dúzia'], '3 × Dúzia'],
    [6, ['Meia dúzia', 'Dúzia'], '1 × Meia dúzia'],
    [30, ['Bandeja com 12', 'Bandeja com 30'], '1 × Bandeja com 30'],
    [18, ['Meia dúzia', 'Dúzia'], '1 × Dúzia, 1 × Meia dúzia'],
    [24, ['Unidade', 'Dúzia'], '2 × Dúzia'],
    [150, ['25 unidades', '50 unidades', 'Cento'], '1 × Cento, 1 × 50 unidades'],
    [2, ['Meia dúzia', 'Dúzia'], null],
    [12, ['Unidade', 'Dúzia'], '1 × Dúzia'],
    [7, ['Unidade', 'Dúzia'], '7 × Unidade'],
    [200, ['Unidade', '25 unidades', 'Cento'], '2 × Cento'],
    [12, ['Pequeno', 'Grande'], null],
    [100, ['Cento', 'Meio cento'], '1 × Cento'],
  ])('%i pieces of %j are %s', (pieces, names, expected) => expect(packed(pieces, ...names)).toBe(expected))
})
