import {
  spokenSound,
  startTranscriptionStandIn,
  type TranscriptionBehaviour,
  type TranscriptionStandIn,
} from '@balcao/testkit/transcription'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiTranscriber } from './openai-transcriber'

let service: TranscriptionStandIn

beforeAll(async () => {
  service = await startTranscriptionStandIn()
})
afterEach(() => service.behave('answer'))
afterAll(() => service.stop())

function hear(words: string, { mime = 'audio/ogg; codecs=opus', url = service.url, key = service.key } = {}) {
  const transcriber = createOpenAiTranscriber({ url, key, model: 'whisper-1' })
  return transcriber.transcribe({ bytes: spokenSound(words), mime }, 400)
}

describe('an OpenAI-compatible transcriber', () => {
  it('answers what was said', async () => {
    expect(await hear('quero uma coca')).toEqual({ kind: 'heard', text: 'quero uma coca' })
  })

  it('takes an account without a key', async () => {
    const transcriber = createOpenAiTranscriber({ url: service.url, key: undefined, model: 'whisper-1' })
    const sound = { bytes: spokenSound('oi'), mime: 'audio/ogg' }
    expect(await transcriber.transcribe(sound, 400)).toEqual({ kind: 'heard', text: 'oi' })
    expect(service.asked().at(-1)!.authorization).toBeUndefined()
  })

  it.each([
    ['audio/ogg; codecs=opus', 'audio.ogg'],
    ['audio/mpeg', 'audio.mp3'],
    ['Audio/MP4', 'audio.m4a'],
    ['audio/x-unheard-of', 'audio.ogg'],
  ])('names a sound by what it is: %s is %s', async (mime, name) => {
    await hear('oi', { mime })
    expect(service.asked().at(-1)!.file.name).toBe(name)
  })

  it.each<TranscriptionBehaviour>(['fail', 'busy', 'drop', 'hang', 'stall'])(
    'that is away (%s) may be asked again',
    async (mode) => {
      service.behave(mode)
      expect(await hear('oi')).toMatchObject({ kind: 'away' })
    },
  )

  it('at whose address nobody listens is away', async () => {
    const gone = await startTranscriptionStandIn()
    await gone.stop()
    expect(await hear('oi', { url: gone.url })).toEqual({
      kind: 'away',
      words: 'ECONNREFUSED',
      retryAfterMs: null,
    })
  })

  it.each<TranscriptionBehaviour>(['refuse', 'redirect', 'garbage', 'binary', 'nonsense', 'flood'])(
    'whose answer is of no use (%s) is not believed, and not asked again',
    async (mode) => {
      service.behave(mode)
      expect(await hear('oi')).toMatchObject({ kind: 'refused' })
      expect(service.elsewhere()).toBe(0)
    },
  )

  it('that knows no such key says nothing of it', async () => {
    const heard = await hear('oi', { key: 'sk-secret' })
    expect(heard).toEqual({ kind: 'refused', words: 'It answered 401' })
  })

  it('that hears nothing answers no words', async () => {
    service.behave('silence')
    expect(await hear('oi')).toEqual({ kind: 'heard', text: '' })
  })

  it('is not let write what nobody could type: one line without controls, as long as a message at most', async () => {
    expect(await hear('um \u0000\u0007\u202e\r\n\u001b[2J dois \ud83d')).toEqual({
      kind: 'heard',
      text: 'um [2J dois \ufffd',
    })
    const long = await hear('á'.repeat(20_000))
    expect(long).toEqual({ kind: 'heard', text: 'á'.repeat(4096) })
    // The cut goes through the middle of an emoji.
    expect(await hear(`${'a'.repeat(4095)}🎤`)).toEqual({ kind: 'heard', text: 'a'.repeat(4095) })
  })
})
