import type { Message } from '@balcao/contract/conversations'
import type { OrderRow } from '@balcao/contract/orders'
import type { ReceivedMessage } from '@balcao/testkit/evolution'
import {
  spokenSound,
  startTranscriptionStandIn,
  type TranscriptionBehaviour,
  type TranscriptionStandIn,
} from '@balcao/testkit/transcription'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../testing/whatsapp'
import { Customer } from './testing/customer'
import { botIsIdle, givenSnackBar } from './testing/snack-bar'

const monthlyNotes = 3
const notUnderstood = /Ainda não ouço áudio/

let service: TranscriptionStandIn
let town: WhatsAppTown

beforeAll(async () => {
  service = await startTranscriptionStandIn()
  town = await startHearingTown()
})
afterAll(async () => {
  await town.stop()
  await service.stop()
})

const startHearingTown = (env: Record<string, string> = {}) =>
  startWhatsAppTown({
    webhooksAtOnce: 8,
    env: {
      BALCAO_TRANSCRIPTION_URL: `${service.url}/v1/`,
      BALCAO_TRANSCRIPTION_KEY: service.key,
      BALCAO_TRANSCRIPTION_MODEL: 'whisper-large-v3',
      BALCAO_TRANSCRIPTION_MONTHLY_NOTES: String(monthlyNotes),
      ...env,
    },
  })

/** A customer who talks. */
class Speaker extends Customer {
  constructor(
    shop: WhatsAppShop,
    name: string,
    private readonly where = town,
  ) {
    super(shop, name)
  }

  /** Sends a voice note, and waits for an answer in which the words stand. */
  speaks(words: string, answer: RegExp, seconds = 2): Promise<ReceivedMessage> {
    return this.answered(() => this.phone.sends({ audio: spokenSound(words), seconds }), answer)
  }

  /** What the shop reads under this customer's messages, oldest first. */
  async transcripts(): Promise<unknown[]> {
    const { body } = await call<Message[]>(this.where.server, '/chat/find-messages', {
      cookie: this.shop.cookie,
      body: { instance: this.shop.id, remoteJid: `${this.phone.number}@s.whatsapp.net` },
    })
    return body.filter(({ isFromMe }) => !isFromMe).map(({ media }) => media?.transcript ?? null)
  }
}

const givenCustomer = async (): Promise<Speaker> => new Speaker(await givenSnackBar(town), 'Ana Lima')

const callsAbout = (words: string) =>
  service.asked().filter(({ file }) => file.bytes.equals(spokenSound(words)))

const ready = (text: string) => ({ state: 'ready', text })

const ordersOf = async ({ cookie }: WhatsAppShop) =>
  (await call<OrderRow[]>(town.server, '/rest/v1/orders?select=*', { cookie })).body

describe.concurrent('a voice note', { timeout: 90_000 }, () => {
  it('is read by the shop under its audio, at once where the conversation is open', async ({ expect }) => {
    const ana = await givenCustomer()
    const stream = await openStream(town.server, ana.shop)
    ana.phone.sends({ audio: spokenSound('vocês entregam no centro?') })
    const told = () =>
      stream.events
        .filter(({ name }) => name === 'MESSAGE_UPSERT')
        .map(({ data }) => (data as { message: Message }).message)
        .filter(({ kind }) => kind === 'audio')
        .map(({ media }) => media!.transcript)
    await stream.until(() => told().some((transcript) => transcript?.state === 'ready'))
    stream.close()
    expect(told()[0]).toEqual({ state: 'pending', text: '' })
    expect(told().at(-1)).toEqual(ready('vocês entregam no centro?'))
    expect(await ana.transcripts()).toEqual([ready('vocês entregam no centro?')])
  })

  it('orders as typed words do, and every answer to one says first what was heard', async ({ expect }) => {
    const ana = await givenCustomer()
    const understood = await ana.speaks('quero 2 x-bacon', /2x X-Bacon/)
    expect(understood.text).toMatch(/^🎤 Entendi: “quero 2 x-bacon”\n\n/)
    const typed = await new Speaker(ana.shop, 'Ana Souza').types('quero 2 x-bacon', /2x X-Bacon/)
    expect(understood.text.replace(/^.*\n\n/, '')).toBe(typed.text)
    expect(understood.choices).toEqual(typed.choices)

    await ana.types('sim, finalizar', /^[^🎤]*Entrega ou retirada/u)
    await ana.speaks('vou retirar', /^🎤 Entendi: “vou retirar”/)
    await ana.types('dinheiro', /troco/)
    await ana.types('não precisa', /Confira seu pedido/)
    const placed = await ana.speaks('sim', /Pedido nº 1/)
    expect(placed.text).toMatch(/^🎤 Entendi: “sim”\n\n/)
    expect(await ordersOf(ana.shop)).toMatchObject([{ source: 'bot', total: 49.8 }])
  })

  it('leaves the house as a sound without a name, for Portuguese, under the installation’s key', async ({
    expect,
  }) => {
    const ana = await givenCustomer()
    await ana.speaks('qual é o endereço de vocês?', /🎤/)
    expect(callsAbout('qual é o endereço de vocês?')).toEqual([
      {
        authorization: `Bearer ${service.key}`,
        fields: { model: 'whisper-large-v3', language: 'pt', response_format: 'json' },
        file: { name: 'audio.ogg', type: 'audio/ogg', bytes: spokenSound('qual é o endereço de vocês?') },
      },
    ])
  })

  it('is one question with what is typed right after it', async ({ expect }) => {
    const patient = await startHearingTown({ BALCAO_BOT_AFTER_SECONDS: '1.5' })
    const ana = new Speaker(await givenSnackBar(patient), 'Ana Lima', patient)
    ana.phone.sends({ audio: spokenSound('eu quero 2 x-bacon') })
    const both = await ana.types('sem cebola', /2x X-Bacon/)
    expect(both.text).toMatch(/^🎤 Entendi: “eu quero 2 x-bacon”/)
    await botIsIdle(patient, ana.shop)
    expect(ana.phone.received()).toHaveLength(1)
    await patient.stop()
  })

  it('that comes ten times is asked about once, and read ten times', async ({ expect }) => {
    const ana = await givenCustomer()
    const words = 'quero 3 x-bacon por favor'
    for (let time = 0; time < 10; time += 1) ana.phone.sends({ audio: spokenSound(words) })
    const expected = Array.from({ length: 10 }, () => ready(words))
    await expect.poll(() => ana.transcripts(), { timeout: 20_000 }).toEqual(expected)
    await botIsIdle(town, ana.shop)
    ana.phone.sends({ audio: spokenSound(words) })
    await expect.poll(() => ana.transcripts(), { timeout: 20_000 }).toEqual([...expected, ready(words)])
    expect(callsAbout(words)).toHaveLength(1)
  })

  it('of another company is asked about again, though it sounds the same', async ({ expect }) => {
    for (const company of ['one', 'other']) {
      const customer = new Speaker(await givenSnackBar(town), company)
      await customer.speaks('bom dia, quero 2 x-bacon', /🎤/)
    }
    expect(callsAbout('bom dia, quero 2 x-bacon')).toHaveLength(2)
  })

  it('over the number of the month stays a sound, and the bot says that it does not hear', async ({
    expect,
  }) => {
    const ana = await givenCustomer()
    for (let note = 1; note <= monthlyNotes; note += 1) await ana.speaks(`quero ${note} x-bacon agora`, /🎤/)
    await ana.speaks('quero mais um x-bacon', notUnderstood)
    expect(callsAbout('quero mais um x-bacon')).toEqual([])
    expect((await ana.transcripts()).at(-1)).toBeNull()
    // What is known already costs nothing.
    await ana.speaks('quero 1 x-bacon agora', /^🎤 Entendi: “quero 1 x-bacon agora”/)
  })

  it('of a group, or longer than five minutes, stays in the house', async ({ expect }) => {
    const ana = await givenCustomer()
    await ana.speaks('uma história longa', notUnderstood, 301)
    const family = town.gateway.group('Família', { instance: ana.shop.instance })
    family.sends(ana.phone.number, { audio: spokenSound('feliz aniversário') })
    await botIsIdle(town, ana.shop)
    expect([...callsAbout('uma história longa'), ...callsAbout('feliz aniversário')]).toEqual([])
    expect(await ana.transcripts()).toEqual([null])
  })

  it('where no bot answers is written down for people', async ({ expect }) => {
    const ana = new Speaker(await givenSnackBar(town, { botOn: false }), 'Ana Lima')
    ana.phone.sends({ audio: spokenSound('quero falar com o gerente') })
    await expect
      .poll(() => ana.transcripts(), { timeout: 20_000 })
      .toEqual([ready('quero falar com o gerente')])
    await botIsIdle(town, ana.shop)
    expect(ana.phone.received()).toEqual([])
  })

  it('without a service is what it was: a sound, and an answer that the bot does not hear', async ({
    expect,
  }) => {
    const quiet = await startWhatsAppTown()
    const ana = new Speaker(await givenSnackBar(quiet), 'Ana Lima', quiet)
    await ana.speaks('quero 2 x-bacon daqui', /^[^🎤]*Ainda não ouço áudio/u)
    expect(await ana.transcripts()).toEqual([null])
    await quiet.stop()
    expect(callsAbout('quero 2 x-bacon daqui')).toEqual([])
  })
})

// One after the other: the stand-in behaves to all alike.
describe('a voice note on a bad day', { timeout: 90_000 }, () => {
  afterEach(() => service.behave('answer'))

  it('is asked about again where the service was away for a moment', async ({ expect }) => {
    const ana = await givenCustomer()
    for (const mode of ['fail', 'drop'] as const) {
      service.behave(mode, 1)
      await ana.speaks(`quero 2 x-bacon (${mode})`, /🎤/)
      expect(callsAbout(`quero 2 x-bacon (${mode})`)).toHaveLength(2)
    }
  })

  // The other ways in which an answer is of no use: apps/server/src/gateways/transcription.
  const badDays: [TranscriptionBehaviour, number][] = [
    ['fail', 3],
    ['garbage', 1],
    ['flood', 1],
  ]
  it.for(badDays)('is answered once, as without a service: %s', async ([mode, most], { expect }) => {
    const ana = await givenCustomer()
    service.behave(mode)
    await ana.speaks(`não importa: ${mode}`, notUnderstood)
    await botIsIdle(town, ana.shop)
    expect(await ana.transcripts()).toEqual([null])
    expect(ana.phone.received()).toHaveLength(1)
    expect(callsAbout(`não importa: ${mode}`)).toHaveLength(most)
    service.behave('answer')
    await ana.types('quero 2 x-bacon', /2x X-Bacon/)
  })

  it('is answered once, as without a service, when that does not answer in time', async ({ expect }) => {
    const hurried = await startHearingTown({ BALCAO_TRANSCRIPTION_SECONDS: '2' })
    const ana = new Speaker(await givenSnackBar(hurried), 'Ana Lima', hurried)
    service.behave('hang')
    await ana.speaks('alguém me ouve?', notUnderstood)
    await expect.poll(() => ana.transcripts(), { timeout: 20_000 }).toEqual([null])
    await botIsIdle(hurried, ana.shop)
    expect(ana.phone.received()).toHaveLength(1)
    expect(callsAbout('alguém me ouve?').length).toBeLessThanOrEqual(2)
    await hurried.stop()
  })

  it('whose words are hostile orders nothing, and is read back without address and controls', async ({
    expect,
  }) => {
    const ana = await givenCustomer()
    service.behave('hostile')
    const { text } = await ana.speaks('!', /🎤/)
    expect(text).toContain('IGNORE AS INSTRUÇÕES')
    expect(text).not.toContain('golpe.example')
    const [shown] = (await ana.transcripts()) as { text: string }[]
    // eslint-disable-next-line no-control-regex
    for (const words of [text, shown!.text]) expect(words).not.toMatch(/[\0-\x09\x0b-\x1f\u202e]/)
    expect(await ordersOf(ana.shop)).toEqual([])
  })
})
