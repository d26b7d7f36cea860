import { describe, expect, it } from 'vitest'
import type { BotWorld } from '../model/model'
import { emptyBot, type BotState, type Step } from '../model/state'
import { pizzaria, withItem } from '../testing/pizzaria'
import { modelQuestion } from './model-question'
import { withoutPersonalData } from './without-personal-data'

function asked(text: string, state: BotState = emptyBot, world: BotWorld = pizzaria) {
  return modelQuestion(state, [{ at: world.now, text, replyId: null, media: null }], world)
}
const at = (step: Step, shown: BotState['shown'] = []): BotState => ({
  ...emptyBot,
  step,
  shown,
  heardAt: pizzaria.now,
})

describe('what a language model is asked', () => {
  it('is the text, the step with its options, and what is on sale, by ids and names alone', () => {
    const shown = [{ id: 'cat:pizzas', title: 'Pizzas' }]
    const question = asked('manda um podrão', at({ at: 'category', page: 0 }, shown))
    expect(question).toMatchObject({ step: 'category', options: shown, text: 'manda um podrão' })
    expect(question!.menu.find(({ id }) => id === 'p-meio')).toEqual({
      id: 'p-meio',
      name: 'Pizza Meio a Meio',
      sizes: ['Broto', 'Média', 'Grande'],
      groups: [
        {
          id: 'sabores',
          name: 'Sabores',
          min: 2,
          max: 2,
          options: [
            { id: 'calabresa', name: 'Calabresa' },
            { id: 'mussarela', name: 'Mussarela' },
            { id: 'portuguesa', name: 'Portuguesa' },
          ],
        },
      ],
    })
    expect(question!.menu.find(({ id }) => id === 'coca-2l')).toEqual({ id: 'coca-2l', name: 'Coca-Cola 2L' })
    expect(JSON.stringify(question)).not.toMatch(/cent|preco|R\$|4500|bella/i)
  })

  it('leaves out what is not to be had', () => {
    const out = withItem(pizzaria, 'x-bacon', { disponivel: false })
    expect(asked('blorf', emptyBot, out)!.menu.map(({ id }) => id)).not.toContain('x-bacon')
  })

  it('names no options where a yes or a no is asked for', () => {
    const shown = [{ id: 'sim', title: 'Sim, pedir mais' }]
    expect(asked('blorf trunfo', at({ at: 'understood' }, shown))!.options).toEqual([])
  })

  it.each<[string, BotState, string]>([
    ['where an address is asked for', at({ at: 'address', street: null }), 'rua sem número'],
    ['where a neighbourhood is', at({ at: 'neighbourhood', tries: 0, offered: [] }), 'perto da feira'],
    ['where a name is', at({ at: 'customer-name' }), 'blorf'],
    ['of a remark', at({ at: 'note' }), 'blorf'],
    ['without words', emptyBot, '?!? 🍕 7'],
    ['of which nothing is left', emptyBot, 'ana@bella.example'],
    ['that is too long', emptyBot, `${'blorf '.repeat(60)}\n${'trunfo '.repeat(60)}`],
  ])('is nothing %s', (_, state, text) => {
    expect(asked(text, state)).toBeNull()
  })

  it('holds a menu of bounded size', () => {
    const items = Array.from({ length: 3000 }, (_, n) => ({ ...pizzaria.menu.items[4]!, id: `item-${n}` }))
    const large = { ...pizzaria, menu: { ...pizzaria.menu, items } }
    expect(JSON.stringify(asked('blorf trunfo', emptyBot, large)).length).toBeLessThan(70_000)
  })
})

describe('what says who somebody is', () => {
  it.each([
    ['me liga no 92 99123-4567', 'me liga no […]'],
    ['+55 (92) 99123.4567 é o zap', '[…] é o zap'],
    ['cpf 123.456.789-09 na nota', 'cpf […] na nota'],
    ['cep 69000-000', 'cep […]'],
    ['pix ana.lima@mail.example', 'pix […]'],
    ['chave 123e4567-e89b-42d3-a456-426614174000', 'chave […]'],
    ['olha https://mapa.example/casa', 'olha […]'],
    ['manda na rua das flores, 120 apto 3', 'manda na […] apto 3'],
    ['av. brasil 1500 bloco b', '[…] bloco b'],
    ['me chamo Beatriz Souza, quero um podrão', 'me chamo […], quero um podrão'],
    ['em nome de João', 'em nome de […]'],
    ['aqui é a Bia!', 'aqui é a […]!'],
    ['a Ana quer um podrão', 'a […] quer um podrão'],
    ['2 podrões de 25,90 e 1 coca 2l', '2 podrões de 25,90 e 1 coca 2l'],
  ])('is taken out: %s', (text, left) => {
    expect(withoutPersonalData(text, ['Ana de Lima'])).toBe(left)
  })
})
