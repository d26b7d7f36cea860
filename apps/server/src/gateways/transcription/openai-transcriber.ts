import * as z from 'zod'
import { askGateway, isGood, jsonOf } from '../ask-gateway'
import { cleanTranscript } from './clean-transcript'
import type { Heard, Sound, Transcriber } from './transcriber'

/** A note of minutes is a few kilobytes of words; whoever sends more than this is not answering us. */
const MOST_BYTES = 64 * 1024

const Answer = z.object({ text: z.string() })

/** By what a file is called the service knows what is in it. */
const endings: Readonly<Record<string, string>> = {
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/m4a': 'm4a',
  'audio/aac': 'm4a',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/amr': 'amr',
}

/**
 * Asks `POST /v1/audio/transcriptions` as OpenAI publishes it and self-hosted servers of Whisper take it. `url` is the
 * address before `/v1`. What leaves is the sound under a name of ours, the model, and that it is Portuguese.
 */
export function createOpenAiTranscriber(options: {
  url: string
  key: string | undefined
  model: string
}): Transcriber {
  const url = `${options.url}/v1/audio/transcriptions`
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
  }
  return {
    async transcribe(sound, timeoutMs) {
      const body = formOf(sound, options.model)
      const answer = await askGateway({
        method: 'POST',
        url,
        headers,
        body,
        timeoutMs,
        mostBytes: MOST_BYTES,
      })
      if (answer.kind === 'too-large') return { kind: 'refused', words: 'The answer is too large' }
      if (answer.kind !== 'answer') return { kind: 'away', words: answer.words, retryAfterMs: null }
      const { status, retryAfterMs } = answer
      if (status >= 500 || status === 429 || status === 408)
        return { kind: 'away', words: `It answered ${status}`, retryAfterMs }
      if (!isGood(status)) return { kind: 'refused', words: `It answered ${status}` }
      return readAnswer(answer.body)
    },
  }
}

function readAnswer(body: Buffer): Heard {
  const read = Answer.safeParse(jsonOf(body))
  if (!read.success) return { kind: 'refused', words: 'The answer is no transcription' }
  return { kind: 'heard', text: cleanTranscript(read.data.text) }
}

function formOf({ bytes, mime }: Sound, model: string): FormData {
  const type = mime.split(';')[0]!.trim().toLowerCase()
  const form = new FormData()
  form.set('file', new Blob([Buffer.from(bytes)], { type }), `audio.${endings[type] ?? 'ogg'}`)
  form.set('model', model)
  form.set('language', 'pt')
  form.set('response_format', 'json')
  return form
}
