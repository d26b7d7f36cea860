import { describe, expect, test } from 'vitest'
import { interactiveBody } from './cloud-interactive'

const option = (at: number, more: { title?: string; id?: string; description?: string } = {}) => ({
  id: `item:${at}`,
  title: `Pizza ${at}`,
  ...more,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => option(at))
const made = (options: readonly ReturnType<typeof option>[], text = 'Qual?') =>
  interactiveBody({ kind: 'options', text, options })
const kindOf = (...args: Parameters<typeof made>) => {
  const body = made(...args) as { type: string; interactive?: { type: string } }
  return body.interactive?.type ?? body.type
}

describe('a question with options', () => {
  test('has buttons for up to three short ones', () => {
    expect(made([option(1), option(2)])).toEqual({
      type: 'interactive',
      interactive: {
        type: 'button',
        body: { text: 'Qual?' },
        action: {
          buttons: [
            { type: 'reply', reply: { id: 'item:1', title: 'Pizza 1' } },
            { type: 'reply', reply: { id: 'item:2', title: 'Pizza 2' } },
          ],
        },
      },
    })
  })

  test('has a list for up to ten, and for what buttons cannot show', () => {
    expect(made([option(1, { description: 'R$ 40,00' })])).toEqual({
      type: 'interactive',
      interactive: {
        type: 'list',
        body: { text: 'Qual?' },
        action: {
          button: 'Ver opções',
          sections: [{ rows: [{ id: 'item:1', title: 'Pizza 1', description: 'R$ 40,00' }] }],
        },
      },
    })
  })

  test.each([
    ['3 options', 'button', many(3)],
    ['4 options', 'list', many(4)],
    ['10 options', 'list', many(10)],
    ['11 options', 'text', many(11)],
    ['none', 'text', []],
    ['a title of 20', 'button', [option(1, { title: 'x'.repeat(20) })]],
    ['a title of 21', 'list', [option(1, { title: 'x'.repeat(21) })]],
    ['a title of 24', 'list', [option(1, { title: 'x'.repeat(24) })]],
    ['a title of 25', 'text', [option(1, { title: 'x'.repeat(25) })]],
    ['a blank title', 'text', [option(1, { title: ' ' })]],
    ['an id of 200', 'list', [option(9, { id: 'x'.repeat(200) }), ...many(3)]],
    ['an id of 201', 'text', [option(9, { id: 'x'.repeat(201) }), ...many(3)]],
    ['an id of 256', 'button', [option(1, { id: 'x'.repeat(256) })]],
    ['a description of 72', 'list', [option(1, { description: 'x'.repeat(72) })]],
    ['a description of 73', 'text', [option(1, { description: 'x'.repeat(73) })]],
    ['one title twice', 'text', [option(1), option(2, { title: 'Pizza 1' })]],
    ['one id twice', 'text', [option(1), option(2, { id: 'item:1' })]],
  ] as const)('%s: %s', (_, kind, options) => {
    expect(kindOf(options)).toBe(kind)
  })

  test('is numbered text where its own words are too long, or missing', () => {
    expect(kindOf(many(2), 'x'.repeat(1024))).toBe('button')
    expect(kindOf(many(2), 'x'.repeat(1025))).toBe('text')
    expect(kindOf(many(2), '')).toBe('text')
    expect(made(many(11))).toMatchObject({ text: { body: expect.stringContaining('\n11. Pizza 10') } })
  })
})
