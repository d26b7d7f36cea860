import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startLanguageModelStandIn, type LanguageModelStandIn } from './language-model-stand-in'

let standIn: LanguageModelStandIn

beforeAll(async () => {
  standIn = await startLanguageModelStandIn()
})
afterEach(() => standIn.behave('answer'))
afterAll(() => standIn.stop())

const schema = {
  type: 'object',
  properties: { answer: { type: 'string' } },
  required: ['answer'],
  additionalProperties: false,
}
const data = { text: 'oi', step: 'menu', options: [], menu: [{ id: 'x', name: 'X' }] }

function ask(more: { data?: object; key?: string; schema?: object } = {}): Promise<Response> {
  const body = {
    model: 'any',
    messages: [{ role: 'user', content: JSON.stringify(more.data ?? data) }],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'reading', strict: true, schema: more.schema ?? schema },
    },
  }
  return fetch(`${standIn.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${more.key ?? standIn.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function contentOf(response: Promise<Response>): Promise<string> {
  const { choices } = (await (await response).json()) as { choices: [{ message: { content: string } }] }
  return choices[0].message.content
}

describe('the language model stand-in', () => {
  it('answers what it was told, none to anything else, and keeps what it was asked', async () => {
    standIn.understands('oi', { kind: 'command', command: 'menu' })
    expect(JSON.parse(await contentOf(ask()))).toEqual({ answer: { kind: 'command', command: 'menu' } })
    const other = ask({ data: { ...data, text: 'outra' } })
    expect(JSON.parse(await contentOf(other))).toEqual({ answer: { kind: 'none' } })
    expect(standIn.askedAbout('outra')).toMatchObject([{ data: { text: 'outra', step: 'menu' } }])
  })

  it('refuses a wrong key, a schema that is not strict, and other paths', async () => {
    expect((await ask({ key: 'sk-wrong' })).status).toBe(401)
    expect((await ask({ schema: { ...schema, required: [] } })).status).toBe(400)
    expect((await ask({ schema: { anyOf: [schema] } })).status).toBe(400)
    expect((await fetch(`${standIn.url}/v1/models`)).status).toBe(404)
  })

  it('misbehaves for as many calls as it is told to, and holds answers back until they are released', async () => {
    standIn.behave('fail', 1)
    expect([(await ask()).status, (await ask()).status]).toEqual([500, 200])
    standIn.behave('prose', 1)
    expect(await contentOf(ask())).toContain('Claro!')
    standIn.behave('hold', 1)
    const before = standIn.asked().length
    const held = ask()
    await expect.poll(() => standIn.asked().length).toBe(before + 1)
    standIn.release()
    expect((await held).status).toBe(200)
  })
})
