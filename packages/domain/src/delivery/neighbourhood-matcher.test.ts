import { describe, expect, test } from 'vitest'
import { createNeighbourhoodMatcher } from './neighbourhood-matcher'

const groups = [
  {
    centavos: 500,
    bairros: ['Centro', 'Jardim Europa', 'Cidade Nova', 'Aleixo', "Olho d'Água", 'São Jorge', 'Vila Rita'],
  },
  {
    centavos: 700,
    bairros: [
      'Jardim Europa II',
      'Parque Dez de Novembro',
      'Conjunto Santo Antônio',
      'Nossa Senhora das Graças',
      'Cidade Nova - Etapa 1',
      'Zona Oeste',
      'Bairro Novo',
      'Jardim das Flores',
    ],
  },
  {
    centavos: 900,
    bairros: [
      'Setor Bueno',
      'Residencial Dr. Olavo',
      'Presidente Vargas',
      'Santa Etelvina',
      'Praça 14 de Janeiro',
      'Quadra A',
      'Adrianópolis',
      'Vila São Bento',
      'Colônia Terra Nova',
      'Colônia Oliveira Machado',
      'Primeiro de Maio',
      'S. Raimundo',
    ],
  },
]
const find = createNeighbourhoodMatcher(groups)

function found(typed: string): string | null {
  const match = find(typed)
  return match.kind === 'found' ? match.bairro : null
}

describe('a neighbourhood is found', () => {
  test.each([
    ['centro', 'Centro'],
    ['  CENTRO.  ', 'Centro'],
    ['bairro do Centro', 'Centro'],
    ['Jd. Europa', 'Jardim Europa'],
    ['jd europa', 'Jardim Europa'],
    ['JD.EUROPA', 'Jardim Europa'],
    ['Jardim Europa 2', 'Jardim Europa II'],
    ['jd europa ii', 'Jardim Europa II'],
    ['Jardim Europa 02', 'Jardim Europa II'],
    ['jardim flores', 'Jardim das Flores'],
    ['Jd. de Flores', 'Jardim das Flores'],
    ['Parque Dez', 'Parque Dez de Novembro'],
    ['Pq. 10', 'Parque Dez de Novembro'],
    ['pq 10 de novembro', 'Parque Dez de Novembro'],
    ['Conj. Sto. Antonio', 'Conjunto Santo Antônio'],
    ['cj s. antonio', 'Conjunto Santo Antônio'],
    ['N. Sra. das Graças', 'Nossa Senhora das Graças'],
    ['n s das gracas', 'Nossa Senhora das Graças'],
    ['NSra Graças', 'Nossa Senhora das Graças'],
    ['S. Jorge', 'São Jorge'],
    ['São Raimundo', 'S. Raimundo'],
    ['St. Bueno', 'Setor Bueno'],
    ['Res. Doutor Olavo', 'Residencial Dr. Olavo'],
    ['Pres. Vargas', 'Presidente Vargas'],
    ['Sta Etelvina', 'Santa Etelvina'],
    ['Praça Quatorze de Janeiro', 'Praça 14 de Janeiro'],
    ['1º de Maio', 'Primeiro de Maio'],
    ['1o de maio', 'Primeiro de Maio'],
    ['cid. nova etapa i', 'Cidade Nova - Etapa 1'],
    ['cidade nova, 1ª etapa', null],
    ['cidadenova', 'Cidade Nova'],
    ['Olho dagua', "Olho d'Água"],
    ['olho d agua', "Olho d'Água"],
    ['OLHO D’ÁGUA', "Olho d'Água"],
    ['Vl. S. Bento', 'Vila São Bento'],
    ['novo', 'Bairro Novo'],
    ['Colônia Terra', 'Colônia Terra Nova'],
  ])('%j is %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })

  test.each([
    ['Centro - Manaus/AM', 'Centro'],
    ['Centro, Manaus - AM', 'Centro'],
    ['Centro (Manaus/AM)', 'Centro'],
    ['Centro/AM', 'Centro'],
    ['Jd. Europa - São Paulo, sp', 'Jardim Europa'],
    ['Cidade Nova - Etapa 1 - Manaus/AM', 'Cidade Nova - Etapa 1'],
    ['Pq Dez - Manaus/AM', 'Parque Dez de Novembro'],
    ['Cidade Nova - Etapa 2/AM', null],
    ['Centro - Sul/AM', null],
    ['Centro - Lote 2/AM', null],
    ['Centro - Manaus', null],
  ])('with its city behind it: %j is %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })

  test.each(['Centro Manaus', 'Centro - Manaus', 'centro, manaus am', 'Centro - Manaus/AM'])(
    'with the shop’s own city behind it, said in any way: %j',
    (typed) => {
      const here = createNeighbourhoodMatcher(groups, { city: 'Manaus' })
      expect(here(typed)).toEqual({ kind: 'found', bairro: 'Centro', centavos: 500 })
    },
  )

  test.each([
    ['Alexo', 'Aleixo'],
    ['Aleixxo', 'Aleixo'],
    ['Jadrim Europa', 'Jardim Europa'],
    ['Jardin Eurpa', 'Jardim Europa'],
    ['jd eurpoa', 'Jardim Europa'],
    ['Adrianopóliss', 'Adrianópolis'],
    ['Adianopoliz', 'Adrianópolis'],
    ['Presidente Varga', 'Presidente Vargas'],
    ['Vila Rica', null],
    ['Cento', 'Centro'],
    ['Vila Rit', null],
    ['Zona Leste', null],
    ['Quadra B', null],
    ['Jadrin Eurpoa', null],
  ])('with a slip of the finger: %j is %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })
})

describe('it never guesses', () => {
  test('a number that is not there is no neighbour’s', () => {
    expect(find('Cidade Nova - Etapa 2')).toEqual({
      kind: 'unknown',
      near: expect.arrayContaining(['Cidade Nova - Etapa 1']),
    })
    expect(find('Jardim Europa III').kind).toBe('unknown')
    expect(
      createNeighbourhoodMatcher([{ centavos: 1, bairros: ['Jardim Europa 2'] }])('Jardim Europa'),
    ).toEqual({ kind: 'unknown', near: ['Jardim Europa 2'] })
  })

  test('first words that two names share are asked about', () => {
    expect(find('colonia')).toEqual({
      kind: 'ambiguous',
      candidates: [
        { bairro: 'Colônia Terra Nova', centavos: 900 },
        { bairro: 'Colônia Oliveira Machado', centavos: 900 },
      ],
    })
  })

  test.each(['Jardim', 'Vila', 'São', 'N. Sra.', 'bairro', '10', '', '  ', '!!!', 'x'.repeat(5000)])(
    '%j names no place',
    (typed) => {
      expect(find(typed).kind).toBe('unknown')
    },
  )

  test('the same place under two fees is asked about, and so are two places within one slip', () => {
    const twice = createNeighbourhoodMatcher([
      { centavos: 500, bairros: ['Jd. Marina', 'Jardim Mariana'] },
      { centavos: 700, bairros: ['Jardim Marina'] },
    ])
    expect(twice('jardim marina.')).toEqual({ kind: 'found', bairro: 'Jardim Marina', centavos: 700 })
    expect(twice('jrd marina').kind).toBe('unknown')
    expect(twice('jdm marina')).toEqual({
      kind: 'ambiguous',
      candidates: [
        { bairro: 'Jd. Marina', centavos: 500 },
        { bairro: 'Jardim Marina', centavos: 700 },
      ],
    })
    expect(twice('jardim mariina').kind).toBe('ambiguous')
  })

  test('an abbreviation that fits two saints is asked about although the fee is the same', () => {
    const saints = createNeighbourhoodMatcher([{ centavos: 500, bairros: ['Santa Luzia', 'São Luzia'] }])
    expect(saints('S. Luzia').kind).toBe('ambiguous')
    expect(saints('Sta. Luzia')).toMatchObject({ kind: 'found', bairro: 'Santa Luzia' })
  })

  test('two spellings of one place at one fee are one', () => {
    const same = createNeighbourhoodMatcher([{ centavos: 500, bairros: ['Jd. Europa', 'Jardim Europa'] }])
    expect(same('jdim europa')).toEqual({ kind: 'found', bairro: 'Jd. Europa', centavos: 500 })
  })

  test('what is unknown comes with the names most alike', () => {
    expect(find('Europa')).toEqual({ kind: 'unknown', near: ['Jardim Europa', 'Jardim Europa II'] })
    expect(find('Xyzw')).toEqual({ kind: 'unknown', near: [] })
  })

  test('without any fee group everything is unknown', () => {
    expect(createNeighbourhoodMatcher([])('Centro')).toEqual({ kind: 'unknown', near: [] })
  })
})
