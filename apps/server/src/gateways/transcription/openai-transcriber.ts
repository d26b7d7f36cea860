import * as z from 'zod'
import { askOpenAi, type OpenAiServer } from '../open-ai'
import { cleanTranscript } from './clean-transcript'
import type { Sound, Transcriber } from './transcriber'

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
 * Asks `POST /v1/audio/transcriptions` as OpenAI publishes it and self-hosted servers of Whisper take it. What leaves is
 * the sound under a name of ours, the model, and that it is Portuguese.
 */
export function createOpenAiTranscriber(server: OpenAiServer): Transcriber {
  return {
    async transcribe(sound, timeoutMs) {
      const body = formOf(sound, server.model)
      const answer = await askOpenAi(server, 'audio/transcriptions', {
        body,
        timeoutMs,
        mostBytes: MOST_BYTES,
      })
      if (answer.kind !== 'answered') return answer
      const read = Answer.safeParse(answer.json)
      if (!read.success) return { kind: 'refused', words: 'The answer is no transcription' }
      return { kind: 'heard', text: cleanTranscript(read.data.text) }
    },
  }
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
