import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { createNeighbourhoodMatcher } from './neighbourhood-matcher'

const three = createNeighbourhoodMatcher([
  { centavos: 500, bairros: ['Centro', 'Jardim Europa II', "Olho d'Água"] },
])
const starts = {
  Jardim: ['Jd.', 'jd', 'JARDIM'],
  Vila: ['Vl.', 'vl', 'V.'],
  Parque: ['Pq', 'Pq.'],
  Conjunto: ['Cj.', 'Conj'],
}
const kinds = fc.constantFrom(...(Object.keys(starts) as (keyof typeof starts)[]))
const cores = fc.constantFrom(
  'Açaí',
  'Bela Vista',
  'Conceição',
  'das Mangueiras',
  'São João',
  'do Ipê',
  'Glória',
)
const parts = fc.constantFrom('', ' 1', ' 2', ' 3', ' 12')
const listed = fc
  .uniqueArray(fc.tuple(kinds, cores, parts), {
    minLength: 1,
    maxLength: 40,
    selector: (parts) => parts.join(' '),
  })
  .map((names) => names.map(([kind, core, part]) => ({ kind, rest: `${core}${part}`, part })))

function matcherOf(names: { kind: string; rest: string }[]) {
  return createNeighbourhoodMatcher(
    names.map(({ kind, rest }, place) => ({ centavos: 100 + place, bairros: [`${kind} ${rest}`] })),
  )
}

describe('for any list of neighbourhoods', () => {
  test('each name finds itself, however it is shortened, accented and cased', () => {
    const shapes = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
      (text: string) => text.normalize('NFD'),
      (text: string) => `  ${text.replaceAll(' ', '  ')}.`,
      (text: string) => `Bairro ${text}`,
      (text: string) => `${text} - Santarém/PA`,
      (text: string) => text.replace(' das ', ' ').replace(' do ', ' da '),
      (text: string) => text.replace('São', 'S.'),
      (text: string) =>
        text.replace(/ 1$/, ' I').replace(/ 2$/, ' II').replace(/ 3$/, ' iii').replace(/ 12$/, ' XII'),
    ]
    fc.assert(
      fc.property(listed, fc.constantFrom(...shapes), fc.nat(), (names, shape, pick) => {
        const match = matcherOf(names)
        names.forEach(({ kind, rest }, place) => {
          const heads = [kind, ...starts[kind]]
          const typed = shape(`${heads[pick % heads.length]} ${rest}`)
          expect(match(typed)).toEqual({ kind: 'found', bairro: `${kind} ${rest}`, centavos: 100 + place })
        })
      }),
      { numRuns: runs(300) },
    )
  })

  test('a number that no name has is never found', () => {
    fc.assert(
      fc.property(listed, fc.integer({ min: 4, max: 11 }), (names, number) => {
        const match = matcherOf(names)
        for (const { kind, rest, part } of names) {
          const typed = `${kind} ${rest.slice(0, rest.length - part.length)} ${number}`
          expect(match(typed).kind).toBe('unknown')
        }
      }),
    )
  })

  test('one slip in a long name finds it, or asks, but never finds another', () => {
    const names = [
      'Adrianópolis',
      'Compensa',
      'Petrópolis',
      'Educandos',
      'Cachoeirinha',
      'Japiim',
      'Flores',
      'Glória',
    ]
    const match = createNeighbourhoodMatcher([{ centavos: 500, bairros: names }])
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom(...letters),
        fc.nat({ max: 3 }),
        (name, at, letter, kind) => {
          const place = at % name.length
          const [head, tail] = [name.slice(0, place), name.slice(place)]
          const typed = [
            head + letter + tail,
            head + tail.slice(1),
            head + letter + tail.slice(1),
            head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
          ][kind]!
          expect(match(typed)).toEqual({ kind: 'found', bairro: name, centavos: 500 })
        },
      ),
      { numRuns: runs(500) },
    )
  })

  test('texts that share nothing with any name are unknown, and no text makes it fail', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[wyxk]{4,30}$/), (typed) => {
        expect(three(typed)).toEqual({ kind: 'unknown', near: [] })
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        expect(['found', 'ambiguous', 'unknown']).toContain(three(typed).kind)
      }),
    )
  })

  test('any name at all is found by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
        fc.pre(name.trim() !== '')
        const match = createNeighbourhoodMatcher([{ centavos: 500, bairros: [name] }])
        expect(match(name)).toEqual({ kind: 'found', bairro: name, centavos: 500 })
      }),
      { numRuns: runs(500) },
    )
  })
})
