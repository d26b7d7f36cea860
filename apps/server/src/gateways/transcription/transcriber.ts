import type { OpenAiFailure } from '../open-ai'

/** A sound as it is handed over: its bytes and what they are (`audio/ogg`), and nothing about whom it is from. */
export interface Sound {
  bytes: Uint8Array
  mime: string
}

/** What came of asking. `heard`: the words, empty where nothing was said. */
export type Heard = { kind: 'heard'; text: string } | OpenAiFailure

/** Who writes down what a sound says. Each call asks once, waits at most `timeoutMs` for all of it and never throws. */
export interface Transcriber {
  transcribe(sound: Sound, timeoutMs: number): Promise<Heard>
}

/** The transcriber of an installation, and how much of it there is. */
export interface Transcription {
  transcriber: Transcriber
  /** Notes that are asked about for one company in a month (UTC). */
  monthlyNotes: number
  /** How long a voice note may take until the bot answers without its words, tries and pauses included. */
  patienceMs: number
}
