import { describe, expect, it } from 'vitest'
import { fillFromCep, foundValues, type CepField } from './fill-from-cep'

const empty = { endereco_localizacao: '', bairro_endereco: '', cidade_empresa: '', estado_empresa: '' }
const found = {
  endereco_localizacao: 'Rua Barroso',
  bairro_endereco: 'Centro',
  cidade_empresa: 'Manaus',
  estado_empresa: 'AM',
}
const all: CepField[] = ['endereco_localizacao', 'bairro_endereco', 'cidade_empresa', 'estado_empresa']
const nothing = new Set<CepField>()

describe('an address found by its postal code', () => {
  it('CALL-51 CALL-52 fills what is empty', () => {
    expect(fillFromCep(empty, found, nothing)).toEqual({ filled: all, cleared: [], replaced: [], kept: [] })
  })

  it('leaves alone, and names, what the person typed otherwise', () => {
    const typed = { ...empty, endereco_localizacao: 'Rua Nova', cidade_empresa: ' manaus' }
    expect(fillFromCep(typed, found, new Set(['endereco_localizacao', 'cidade_empresa']))).toEqual({
      filled: ['bairro_endereco', 'cidade_empresa', 'estado_empresa'],
      cleared: [],
      replaced: [],
      kept: ['endereco_localizacao'],
    })
  })

  it('names the saved values whose place it takes', () => {
    const saved = { ...empty, endereco_localizacao: 'Rua Velha', cidade_empresa: 'Manaus' }
    expect(fillFromCep(saved, found, nothing)).toMatchObject({
      filled: all,
      replaced: ['endereco_localizacao'],
    })
  })

  it('locks only what it knows: the postal code of a whole town names no street', () => {
    const town = { ...found, endereco_localizacao: '', bairro_endereco: ' ' }
    const saved = { ...empty, endereco_localizacao: 'Rua Velha', cidade_empresa: 'Manaus' }
    const { filled, cleared } = fillFromCep(saved, town, nothing)
    expect([filled, cleared]).toEqual([['cidade_empresa', 'estado_empresa'], []])
    expect(foundValues(town, filled)).toEqual({ cidade_empresa: 'Manaus', estado_empresa: 'AM' })
  })

  it.each([
    [
      'what an earlier postal code filled, in the same town too',
      'Manaus',
      nothing,
      new Set(all),
      ['endereco_localizacao', 'bairro_endereco'],
    ],
    ['what is of another town', 'Belém', nothing, nothing, ['endereco_localizacao', 'bairro_endereco']],
    [
      'not what the person typed',
      'Belém',
      new Set<CepField>(['endereco_localizacao']),
      new Set(all),
      ['bairro_endereco'],
    ],
  ] as const)(
    'ONB-26 the postal code of a whole town empties %s',
    (_, cidade_empresa, typed, before, cleared) => {
      const town = { ...found, endereco_localizacao: '', bairro_endereco: '' }
      expect(fillFromCep({ ...found, cidade_empresa }, town, typed, before).cleared).toEqual(cleared)
    },
  )

  it('fills a field that was typed in and emptied again', () => {
    expect(fillFromCep(empty, found, new Set(all)).filled).toEqual(all)
  })
})
