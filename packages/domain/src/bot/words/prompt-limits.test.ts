import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cut, fitPrompts } from './prompt-limits'

const names = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    'Refrigerante bem gelado de dois litros',
    'Refrigerante bem gelado de um litro',
    '1',
  ),
)
const options = fc.array(fc.record({ id: fc.uuid(), title: names, description: names }), { maxLength: 14 })

describe('fitPrompts', () => {
  it('gives prompts that the Cloud API takes, whatever a shop wrote', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 6000 }),
        fc.string({ minLength: 1, maxLength: 6000 }),
        options,
        (before, text, options) => {
          const prompts = fitPrompts(before, text, options)
          expect(prompts.length).toBeLessThanOrEqual(2)
          for (const prompt of prompts) {
            const titles = prompt.options.map(({ title }) => title)
            expect(prompt.text.length).toBeLessThanOrEqual(titles.length > 0 ? 1024 : 4096)
            expect(titles.length).toBeLessThanOrEqual(10)
            expect(new Set(titles).size).toBe(titles.length)
            expect(titles.every((title) => title !== '' && title.length <= 24)).toBe(true)
            expect(prompt.options.every(({ description = '' }) => description.length <= 72)).toBe(true)
          }
          expect(prompts.at(-1)!.options.map(({ id }) => id)).toEqual(
            options.slice(0, 10).map(({ id }) => id),
          )
        },
      ),
    )
  })

  it('says a long name in the description, and tells two alike apart', () => {
    const [prompt] = fitPrompts('', 'Qual?', [
      { id: 'a', title: 'Refrigerante de laranja 2 litros', description: 'R$ 9,00' },
      { id: 'b', title: 'Refrigerante de laranja 1 litro' },
    ])
    expect(prompt!.options).toEqual([
      {
        id: 'a',
        title: 'Refrigerante de laranja…',
        description: 'Refrigerante de laranja 2 litros · R$ 9,00',
      },
      { id: 'b', title: 'Refrigerante de lara… 2', description: 'Refrigerante de laranja 1 litro' },
    ])
  })

  it('sends what is long as a message of its own, so that the question keeps its room', () => {
    const long = 'linha do pedido\n'.repeat(90)
    const prompts = fitPrompts(long, 'Confirma?', [{ id: 'sim', title: 'Sim' }])
    expect(prompts.map(({ text, options }) => [text.length, options.length])).toEqual([
      [long.length, 0],
      ['Confirma?'.length, 1],
    ])
  })
})

describe('cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['ab cd', 4, 'ab…'],
    ['ab😀', 4, 'ab😀'],
    ['ab😀d', 4, 'ab…'],
  ])('%s in %d is %s', (text, max, cutText) => {
    expect(cut(text, max)).toBe(cutText)
  })
})
