import { playNotes } from '../../lib/browser/play-notes'

/** Two soft wooden notes that rise; the order bell is struck metal that falls. Seconds and hertz. */
const message = [
  { at: 0, hertz: 523.25 },
  { at: 0.13, hertz: 783.99 },
] as const

/** Three of them, twice: a customer waits. */
const waiting = [
  { at: 0, hertz: 523.25 },
  { at: 0.13, hertz: 659.25 },
  { at: 0.26, hertz: 783.99 },
  { at: 0.6, hertz: 523.25 },
  { at: 0.73, hertz: 659.25 },
  { at: 0.86, hertz: 783.99 },
] as const

/** Plays the sound of a message, or of a customer who waits. */
export function playChime(audio: AudioContext, reason: 'message' | 'waiting') {
  playNotes(audio, reason === 'waiting' ? waiting : message, {
    wave: 'triangle',
    noteSeconds: 0.28,
    riseSeconds: 0.008,
    loudness: 0.35,
  })
}
