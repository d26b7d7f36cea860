import type { ModelQuestion } from '@balcao/domain/bot'
import {
  startLanguageModelStandIn,
  type LanguageModelStandIn,
  type ModelBehaviour,
} from '@balcao/testkit/language-model'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from './answer-schema'
import { createOpenAiLanguageModel } from './openai-language-model'

let service: LanguageModelStandIn

beforeAll(async () => {
  service = await startLanguageModelStandIn()
})
afterEach(() => service.behave('answer'))
afterAll(() => service.stop())

const question = (text: string): ModelQuestion => ({
  step: 'menu',
  options: [{ id: 'pedir', title: 'Fazer pedido' }],
  menu: [{ id: 'x-bacon', name: 'X-Bacon' }],
  text,
})
const line = { item: 'x-bacon', priceType: null, quantity: 2, options: [], note: null }
const order = { kind: 'order', lines: [line] }

function ask(text: string, account: { key: string | undefined } = service) {
  const server = { url: service.url, key: account.key, model: 'qwen3-8b' }
  return createOpenAiLanguageModel(server).ask(question(text), 400)
}

describe('an OpenAI-compatible language model', () => {
  it('is given data and a strict schema, and answers ids and commands', async () => {
    service.understands('manda dois podrões', order)
    expect(await ask('manda dois podrões')).toEqual({ kind: 'answered', answer: order })
    const [call] = service.askedAbout('manda dois podrões')
    expect(call).toMatchObject({
      authorization: `Bearer ${service.key}`,
      data: question('manda dois podrões'),
    })
    expect(Object.keys(call!.body)).toEqual(['model', 'messages', 'response_format'])
    expect(call!.body.model).toBe('qwen3-8b')
  })

  it('takes an account without a key', async () => {
    expect(await ask('sem chave', { key: undefined })).toEqual({ kind: 'answered', answer: { kind: 'none' } })
    expect(service.asked().at(-1)!.authorization).toBeUndefined()
  })

  it.each<ModelBehaviour>(['fail', 'busy', 'drop', 'hang', 'stall'])(
    'that is away (%s) may be asked again',
    async (mode) => {
      service.behave(mode)
      expect(await ask('oi')).toMatchObject({ kind: 'away' })
    },
  )

  it.each<ModelBehaviour>([
    'refuse',
    'redirect',
    'garbage',
    'binary',
    'nonsense',
    'prose',
    'refusal',
    'cut',
    'talkative',
    'flood',
    'huge',
  ])('whose answer is of no use (%s) is not believed, and not asked again', async (mode) => {
    service.behave(mode)
    expect(await ask('oi')).toMatchObject({ kind: 'refused' })
    expect(service.elsewhere()).toBe(0)
  })

  it('that knows no such key says nothing of it', async () => {
    expect(await ask('oi', { key: 'sk-secret' })).toEqual({ kind: 'refused', words: 'It answered 401' })
  })
})

describe('an answer', () => {
  it.each<[string, unknown]>([
    ['an order', order],
    ['a command', { kind: 'command', command: 'status' }],
    ['a question', { kind: 'question', topic: 'price', item: 'x-bacon' }],
    ['a choice', { kind: 'choice', option: 'cat:pizzas' }],
    ['none', { kind: 'none' }],
  ])('may be %s', (_, answer) => {
    expect(readAnswer({ answer })).toEqual(answer)
  })

  it.each<[string, unknown]>([
    ['a command that only customers have', { kind: 'command', command: 'parar' }],
    ['a question of another kind', { kind: 'question', topic: 'weather', item: null }],
    ['an order of nothing', { kind: 'order', lines: [] }],
    ['a fraction', { kind: 'order', lines: [{ ...line, quantity: 0.5 }] }],
    ['none of a product', { kind: 'order', lines: [{ ...line, quantity: 0 }] }],
    ['a hundred of a product', { kind: 'order', lines: [{ ...line, quantity: 100 }] }],
    ['a price', { kind: 'order', lines: [{ ...line, price: 0 }] }],
    ['a line without all it must say', { kind: 'order', lines: [{ item: 'x-bacon', quantity: 1 }] }],
    ['twenty-one lines', { kind: 'order', lines: Array.from({ length: 21 }, () => line) }],
    ['a sentence', 'Claro!'],
  ])('is not %s', (_, answer) => {
    expect(readAnswer({ answer })).toBeNull()
  })

  it('is nothing else, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readAnswer(json)).toBeNull()
        expect(readAnswer({ answer: json })).toBeNull()
      }),
    )
  })
})
