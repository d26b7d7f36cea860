import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { spokenSound } from './spoken-sound'
import { startTranscriptionStandIn, type TranscriptionStandIn } from './transcription-stand-in'

let standIn: TranscriptionStandIn

beforeAll(async () => {
  standIn = await startTranscriptionStandIn()
})
afterEach(() => standIn.behave('answer'))
afterAll(() => standIn.stop())

function ask(sound: Buffer, { key = standIn.key, model = 'whisper-1' } = {}): Promise<Response> {
  const body = new FormData()
  body.set('file', new Blob([Buffer.from(sound)], { type: 'audio/ogg' }), 'audio.ogg')
  if (model) body.set('model', model)
  const headers = { authorization: `Bearer ${key}` }
  return fetch(`${standIn.url}/v1/audio/transcriptions`, { method: 'POST', headers, body })
}

describe('the transcription stand-in', () => {
  it('hears what a sound of ours says, and nothing in a real recording', async () => {
    expect(await (await ask(spokenSound('quero uma coca'))).json()).toEqual({ text: 'quero uma coca' })
    expect(await (await ask(Buffer.from('OggS\u0000\u0002'))).json()).toEqual({ text: '' })
  })

  it('keeps what it was asked, as it came', async () => {
    await ask(spokenSound('oi'), { model: 'whisper-large-v3' })
    expect(standIn.asked().at(-1)).toEqual({
      authorization: `Bearer ${standIn.key}`,
      fields: { model: 'whisper-large-v3' },
      file: { name: 'audio.ogg', type: 'audio/ogg', bytes: spokenSound('oi') },
    })
  })

  it('refuses a wrong key, a form without a model, and other paths', async () => {
    expect((await ask(spokenSound('oi'), { key: 'sk-wrong' })).status).toBe(401)
    expect((await ask(spokenSound('oi'), { model: '' })).status).toBe(400)
    expect((await fetch(`${standIn.url}/v1/models`)).status).toBe(404)
  })

  it('misbehaves for as many calls as it is told to', async () => {
    standIn.behave('fail', 2)
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await ask(spokenSound('oi'))).status)
    expect(statuses).toEqual([500, 500, 200])
    standIn.behave('drop', 1)
    await expect(ask(spokenSound('oi'))).rejects.toThrow('fetch failed')
    standIn.behave('flood')
    const { text } = (await (await ask(spokenSound('oi'))).json()) as { text: string }
    expect(text.length).toBeGreaterThan(5_000_000)
  })
})
