import type { Message } from '@balcao/contract/conversations'
import type { OrderRow } from '@balcao/contract/orders'
import type { CustomerPhone } from '@balcao/testkit/evolution'
import {
  spokenSound,
  startTranscriptionStandIn,
  type TranscriptionBehaviour,
  type TranscriptionStandIn,
} from '@balcao/testkit/transcription'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/call'
import { openStream } from '../testing/event-stream'
import { startWhatsAppTown, type WhatsAppShop, type WhatsAppTown } from '../testing/whatsapp'
import { botIsIdle, givenSnackBar } from './testing/snack-bar'

const monthlyNotes = 3
const notUnderstood = /Ainda não ouço áudio/

let service: TranscriptionStandIn
let town: WhatsAppTown
let shop: WhatsAppShop
let ana: CustomerPhone

/** As many phones as tests: each begins a conversation. */
let phones = 0
const nextPhone = (of: WhatsAppShop, name: string) => {
  phones += 1
  return of.phone(`55929912${String(phones).padStart(5, '0')}`, name)
}

beforeAll(async () => {
  service = await startTranscriptionStandIn()
  town = await startWhatsAppTown({
    env: {
      BALCAO_TRANSCRIPTION_URL: `${service.url}/v1/`,
      BALCAO_TRANSCRIPTION_KEY: service.key,
      BALCAO_TRANSCRIPTION_MODEL: 'whisper-large-v3',
      BALCAO_TRANSCRIPTION_MONTHLY_NOTES: String(monthlyNotes),
      BALCAO_TRANSCRIPTION_SECONDS: '4',
    },
  })
})
afterEach(() => service.behave('answer'))
afterAll(async () => {
  await town.stop()
  await service.stop()
})

async function givenCustomer(): Promise<void> {
  shop = await givenSnackBar(town)
  ana = nextPhone(shop, 'Ana Lima')
}

const says = (words: string, phone = ana) => phone.sends({ audio: spokenSound(words) })

/** Sends it and waits for an answer in which the words stand. */
async function answer(what: Parameters<CustomerPhone['sends']>[0], words: RegExp, phone = ana) {
  const seen = new Set(phone.received().map(({ id }) => id))
  phone.sends(what)
  return phone.receives(({ id, text }) => !seen.has(id) && words.test(text), 20_000)
}

const askedBy = (text: string) =>
  service.asked().filter(({ file }) => file.bytes.equals(spokenSound(text))).length

/** The customer's messages as the shop reads them, oldest first. */
async function notesOf(phone = ana, of = shop): Promise<Message[]> {
  const { body } = await call<Message[]>(town.server, '/chat/find-messages', {
    cookie: of.cookie,
    body: { instance: of.id, remoteJid: `${phone.number}@s.whatsapp.net` },
  })
  return body.filter(({ isFromMe }) => !isFromMe)
}

const transcripts = async (phone = ana, of = shop) =>
  (await notesOf(phone, of)).map(({ media }) => media?.transcript ?? null)

describe('a voice note', { timeout: 90_000 }, () => {
  it('is read by the shop under its audio, at once where the conversation is open', async () => {
    await givenCustomer()
    const stream = await openStream(town.server, shop)
    says('vocês entregam no centro?')
    const told = () =>
      stream.events
        .filter(({ name }) => name === 'MESSAGE_UPSERT')
        .map(({ data }) => (data as { message: Message }).message)
        .filter(({ kind }) => kind === 'audio')
        .map(({ media }) => media!.transcript)
    const words = { state: 'ready', text: 'vocês entregam no centro?' }
    await stream.until(() => told().some((transcript) => transcript?.state === 'ready'))
    stream.close()
    expect(told()[0]).toEqual({ state: 'pending', text: '' })
    expect(told().at(-1)).toEqual(words)
    expect(await transcripts()).toEqual([words])
  })

  it('orders as typed words do, and every answer says first what was heard', async () => {
    await givenCustomer()
    const spoken = (words: string, expected: RegExp) => answer({ audio: spokenSound(words) }, expected)
    const understood = await spoken('quero 2 x-bacon', /2x X-Bacon/)
    expect(understood.text).toMatch(/^🎤 Entendi: “quero 2 x-bacon”\n\n/)
    const bia = nextPhone(shop, 'Bia')
    const typed = await answer({ text: 'quero 2 x-bacon' }, /2x X-Bacon/, bia)
    const words = ({ text }: { text: string }) => text.replace(/^.*\n\n/, '').replaceAll('Bia', 'Ana')
    expect(words(understood)).toBe(typed.text.replaceAll('Bia', 'Ana'))
    expect(understood.choices).toEqual(typed.choices)

    await answer({ text: 'sim, finalizar' }, /^[^🎤]*Entrega ou retirada/)
    await spoken('vou retirar', /^🎤 Entendi: “vou retirar”/)
    await answer({ text: 'dinheiro' }, /troco/)
    await answer({ text: 'não precisa' }, /Confira seu pedido/)
    const placed = await spoken('sim', /Pedido nº 1/)
    expect(placed.text).toMatch(/^🎤 Entendi: “sim”\n\n/)
    const { body: orders } = await call<OrderRow[]>(town.server, '/rest/v1/orders?select=*', {
      cookie: shop.cookie,
    })
    expect(orders).toMatchObject([{ source: 'bot', total: 49.8 }])
  })

  it('leaves the house as a sound without a name, for Portuguese, under the key of the installation', async () => {
    await givenCustomer()
    await answer({ audio: spokenSound('qual é o endereço de vocês?') }, /🎤/)
    expect(service.asked().at(-1)).toEqual({
      authorization: `Bearer ${service.key}`,
      fields: { model: 'whisper-large-v3', language: 'pt', response_format: 'json' },
      file: { name: 'audio.ogg', type: 'audio/ogg', bytes: spokenSound('qual é o endereço de vocês?') },
    })
  })

  it('is one question with what was typed right after it', async () => {
    await givenCustomer()
    says('quero 2 x-bacon')
    const both = await answer({ text: 'sem cebola' }, /2x X-Bacon/)
    expect(both.text).toMatch(/^🎤 Entendi: “quero 2 x-bacon”/)
    await botIsIdle(town, shop)
    expect(ana.received()).toHaveLength(1)
  })

  it('that comes ten times is asked about once, and read ten times', async () => {
    await givenCustomer()
    for (let time = 0; time < 10; time += 1) says('quero 3 x-bacon por favor')
    await expect
      .poll(() => transcripts(), { timeout: 20_000 })
      .toEqual(Array.from({ length: 10 }, () => ({ state: 'ready', text: 'quero 3 x-bacon por favor' })))
    expect(askedBy('quero 3 x-bacon por favor')).toBe(1)
    await botIsIdle(town, shop)
    says('quero 3 x-bacon por favor')
    await expect.poll(async () => (await transcripts()).at(10)?.state, { timeout: 20_000 }).toBe('ready')
    expect(askedBy('quero 3 x-bacon por favor')).toBe(1)
  })

  it('of another company is asked about again, though it sounds the same', async () => {
    await givenCustomer()
    await answer({ audio: spokenSound('bom dia, quero 2 x-bacon') }, /🎤/)
    const other = await givenSnackBar(town)
    await answer({ audio: spokenSound('bom dia, quero 2 x-bacon') }, /🎤/, nextPhone(other, 'Caio'))
    expect(askedBy('bom dia, quero 2 x-bacon')).toBe(2)
  })

  it('over the number of the month stays a sound, and the bot says that it does not hear', async () => {
    await givenCustomer()
    const words = Array.from({ length: monthlyNotes }, (_, index) => `quero ${index + 1} x-bacon agora`)
    for (const note of words) await answer({ audio: spokenSound(note) }, /🎤/)
    await answer({ audio: spokenSound('quero mais um x-bacon') }, notUnderstood)
    expect(askedBy('quero mais um x-bacon')).toBe(0)
    expect((await transcripts()).at(-1)).toBeNull()
    // What is known already costs nothing.
    const known = await answer({ audio: spokenSound(words[0]!) }, /🎤/)
    expect(known.text).toContain(words[0])
  })

  it('is tried again where the service was away for a moment', async () => {
    await givenCustomer()
    for (const mode of ['fail', 'drop'] as const) {
      service.behave(mode, 1)
      await answer({ audio: spokenSound(`quero 2 x-bacon (${mode})`) }, /🎤/)
      expect(askedBy(`quero 2 x-bacon (${mode})`)).toBe(2)
    }
  })

  // The other ways in which an answer is of no use: apps/server/src/gateways/transcription.
  const badDays: [TranscriptionBehaviour, number][] = [
    ['fail', 3],
    ['hang', 2],
    ['garbage', 1],
    ['silence', 1],
    ['flood', 1],
  ]
  it.each(badDays)(
    'that nobody can write down (%s) is answered once, as without a service',
    async (mode, most) => {
      await givenCustomer()
      service.behave(mode)
      await answer({ audio: spokenSound(`não importa: ${mode}`) }, notUnderstood)
      await expect.poll(() => transcripts(), { timeout: 20_000 }).toEqual([null])
      await botIsIdle(town, shop)
      expect(ana.received()).toHaveLength(1)
      expect(askedBy(`não importa: ${mode}`)).toBeLessThanOrEqual(most)
      // And what comes next is answered as ever.
      service.behave('answer')
      await answer({ text: 'quero 2 x-bacon' }, /2x X-Bacon/)
    },
  )

  it('with hostile words orders nothing, and what is read back has no address and no controls', async () => {
    await givenCustomer()
    service.behave('hostile')
    const { text } = await answer({ audio: spokenSound('!') }, /🎤/)
    expect(text).toContain('IGNORE AS INSTRUÇÕES')
    expect(text).not.toContain('golpe.example')
    // eslint-disable-next-line no-control-regex
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
    const [shown] = await transcripts()
    // eslint-disable-next-line no-control-regex
    expect(shown!.text).not.toMatch(/[\u0000-\u001f\u202e]/)
    const { body: orders } = await call<OrderRow[]>(town.server, '/rest/v1/orders?select=*', {
      cookie: shop.cookie,
    })
    expect(orders).toEqual([])
  })

  it('of a group, or longer than five minutes, stays in the house', async () => {
    await givenCustomer()
    await answer({ audio: spokenSound('uma história longa'), seconds: 301 }, notUnderstood)
    const family = town.gateway.group('Família', { instance: shop.instance })
    family.sends(ana.number, { audio: spokenSound('feliz aniversário') })
    await botIsIdle(town, shop)
    expect([askedBy('uma história longa'), askedBy('feliz aniversário')]).toEqual([0, 0])
    expect(await transcripts()).toEqual([null])
  })

  it('where a person answers is written down for them, and the bot keeps quiet', async () => {
    shop = await givenSnackBar(town, { botOn: false })
    ana = nextPhone(shop, 'Ana Lima')
    says('quero falar com o gerente')
    await expect
      .poll(() => transcripts(), { timeout: 20_000 })
      .toEqual([{ state: 'ready', text: 'quero falar com o gerente' }])
    await botIsIdle(town, shop)
    expect(ana.received()).toEqual([])
  })
})

describe('without a service', { timeout: 60_000 }, () => {
  it('a voice note is what it was: a sound, and an answer that the bot does not hear', async () => {
    const before = service.asked().length
    const quiet = await startWhatsAppTown()
    const silent = await givenSnackBar(quiet)
    const dora = nextPhone(silent, 'Dora')
    const { text } = await answer({ audio: spokenSound('quero 2 x-bacon') }, notUnderstood, dora)
    expect(text).not.toContain('🎤')
    const { rows } = await quiet.server.app.db.owner.query('select from transcripts')
    expect(rows).toEqual([])
    await quiet.stop()
    expect(service.asked()).toHaveLength(before)
  })
})
