import { startLanguageModelStandIn, type LanguageModelStandIn } from '@balcao/testkit/language-model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messenger } from '../../conversations'
import { freshPerson, typedText } from '../../conversations/testing/inbound'
import { createOpenAiLanguageModel } from '../../gateways/language-model'
import { givenBotShop, startBotShops, type BotShop } from '../testing/bot-shop'
import { askModelJob } from './ask-model.job'

const SECOND = 1000
const patienceMs = 10 * SECOND
const slang = 'manda aquele podrão caprichado'
const notUnderstood = [expect.stringMatching(/Como posso ajudar\?/)]
const readBack = [expect.stringMatching(/^[^]*2x X-Bacon[^]*Está certo\?$/)]

let model: LanguageModelStandIn
let shops: Awaited<ReturnType<typeof startBotShops>>
let shop: BotShop
let now: Date
let ana: string

beforeAll(async () => {
  model = await startLanguageModelStandIn()
  const line = { item: 'x-bacon', priceType: null, quantity: 2, options: [], note: 'podrão' }
  model.understands(slang, { kind: 'order', lines: [line] })
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
beforeEach(async () => {
  now = new Date()
  ana = freshPerson().phone
  shop = await givenBotShop(shops, () => now)
  const server = { url: model.url, key: model.key, model: 'qwen3-8b' }
  shop.needs.secondReadings = { model: createOpenAiLanguageModel(server), monthlyMessages: 30, patienceMs }
})
afterAll(async () => {
  await shops.stop()
  await model.stop()
})

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const readings = () =>
  shop.rows<{ state: string; answer: unknown }>(
    'select state, answer from bot_readings where company_id = $1 order by asked_at',
  )
const about = (text: string) => model.askedAbout(text).length

/** The jobs that wait are run, and taken from the queue as they are. */
async function modelIsAsked(): Promise<void> {
  for (const { payload } of await shop.jobs('ask-model'))
    await askModelJob(shop.needs).run(payload, { attempt: 1, lastAttempt: false })
}

describe('a turn that waits for a second reading', () => {
  it('says nothing until it is there, however often it is woken, and then once; nothing of it is kept', async () => {
    expect(await shop.says(ana, slang)).toEqual([])
    expect(await shop.turn(ana)).toEqual([])
    expect(await shop.jobs('ask-model')).toHaveLength(1)
    await modelIsAsked()
    expect(await readings()).toMatchObject([{ state: 'ready', answer: { kind: 'order' } }])
    expect(await shop.turn(ana)).toEqual(readBack)
    expect(await shop.turn(ana)).toEqual([])
    expect(await readings()).toEqual([{ state: 'closed', answer: null }])
  })

  it('that dies with the answer in hand comes again, and says it once', async () => {
    await shop.says(ana, slang)
    await modelIsAsked()
    const killed = { ...messenger, say: () => Promise.reject(new Error('killed')) }
    await expect(shop.turn(ana, killed)).rejects.toThrow('killed')
    expect(await shop.turn(ana)).toEqual(readBack)
    expect(await shop.turn(ana)).toEqual([])
  })

  it('goes on without where whoever asks has died; asked late, the model is told nothing', async () => {
    const text = `${slang} sem demora`
    await shop.says(ana, text)
    pass(patienceMs)
    expect(await shop.turn(ana)).toEqual(notUnderstood)
    await modelIsAsked()
    expect(await shop.turn(ana)).toEqual([])
    expect(about(text)).toBe(0)
  })

  it('keeps nobody waiting longer who goes on writing', async () => {
    await shop.says(ana, 'blorf trunfo meu')
    pass(6 * SECOND)
    expect(await shop.says(ana, 'xpto qwerty')).toEqual([])
    await modelIsAsked()
    // Only what is the whole of it by now was asked about.
    expect([about('blorf trunfo meu'), about('blorf trunfo meu\nxpto qwerty')]).toEqual([0, 1])
    pass(4 * SECOND)
    expect(await shop.turn(ana)).toEqual(notUnderstood)
  })

  it('goes by the catalogue of when it is taken: what ran out meanwhile is not read back', async () => {
    await shop.says(ana, slang)
    await modelIsAsked()
    await shop.save({ cardapio_json: shop.menu(null) })
    expect(await shop.turn(ana)).toEqual(notUnderstood)
  })

  it('ends where a person has written meanwhile, and nobody is asked', async () => {
    const text = `${slang} já`
    await shop.says(ana, text)
    await shop.receive(typedText(ana, { at: now.getTime() }))
    await modelIsAsked()
    pass(patienceMs)
    expect(await shop.turn(ana)).toEqual([])
    expect(about(text)).toBe(0)
  })

  it('is not one where the month is used up, nor the twenty-first of a conversation in a day', async () => {
    const ask = async (jid: string, n: number) => {
      const before = (await readings()).length
      await shop.says(jid, `blorf trunfo ${'mesmo '.repeat(n)}`)
      await modelIsAsked()
      await shop.turn(jid)
      // Who was called in between has not come.
      pass(31 * 60 * SECOND)
      return (await readings()).length > before ? 'asked' : 'not asked'
    }
    const outcomes: string[] = []
    for (let n = 1; n <= 21; n += 1) outcomes.push(await ask(ana, n))
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(20)
    expect(outcomes.at(-1)).toBe('not asked')
    shop.needs.secondReadings!.monthlyMessages = 21
    const others = [freshPerson().phone, freshPerson().phone]
    expect([await ask(others[0]!, 1), await ask(others[1]!, 1)]).toEqual(['asked', 'not asked'])
    pass(32 * 86_400 * SECOND)
    expect(await ask(others[1]!, 2)).toBe('asked')
  })
})
