import { describe, expect, it } from 'vitest'
import { labelDrafts, labelsProblem, toggled, withNewLabel } from './label-list'

const label = (id: string, name: string, colour = 'red') => ({ id, name, colour })

describe('CONV-03 labels of conversations', () => {
  it('a label is put on and taken off, in the company’s order, without those that are gone', () => {
    const all = [label('a', 'Novo'), label('b', 'Fiado'), label('c', 'Atacado')]
    expect(toggled(['c'], 'a', all)).toEqual(['a', 'c'])
    expect(toggled(['a', 'c'], 'a', all)).toEqual(['c'])
    expect(toggled(['gone'], 'b', all)).toEqual(['b'])
  })

  it('a new label takes a colour that is used least', () => {
    const one = withNewLabel([], '1')
    expect(one).toEqual([{ id: '1', name: '', colour: 'red' }])
    expect(withNewLabel(one, '2').map(({ colour }) => colour)).toEqual(['red', 'orange'])
  })

  it('a colour that is not known reads as grey', () => {
    expect(labelDrafts([label('a', 'Novo', 'pink')])).toEqual([{ id: 'a', name: 'Novo', colour: 'grey' }])
  })

  it.each([
    [[], null],
    [['Novo', 'Fiado'], null],
    [['Novo', ' '], 'missing'],
    [['Novo', 'novo '], 'twice'],
  ])('labels named %j: %s', (names, problem) => {
    const labels = names.map((name, place) => ({ id: String(place), name, colour: 'red' as const }))
    expect(labelsProblem(labels)).toBe(problem)
  })
})
