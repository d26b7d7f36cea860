import { playNotes } from '../../lib/browser/play-notes'

/** Two struck tones, high then low, in seconds and hertz. */
const strokes = [
  { at: 0, hertz: 1046.5 },
  { at: 0.22, hertz: 784 },
  { at: 0.6, hertz: 1046.5 },
  { at: 0.82, hertz: 784 },
] as const
/** Strikes a counter bell twice: each stroke with its overtone. */
export function strikeBell(audio: AudioContext) {
  const notes = strokes.flatMap(({ at, hertz }) => [
    { at, hertz },
    { at, hertz: hertz * 2.76, gain: 0.25 },
  ])
  playNotes(audio, notes, { wave: 'sine', noteSeconds: 0.55, riseSeconds: 0.012, loudness: 0.5 })
}
