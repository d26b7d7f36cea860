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

const noteSeconds = 0.28
const loudness = 0.35

/** Plays the sound of a message, or of a customer who waits. Made by the browser itself; there is no file to load. */
export function playChime(audio: AudioContext, reason: 'message' | 'waiting') {
  const master = audio.createGain()
  master.gain.value = loudness
  master.connect(audio.destination)
  for (const { at, hertz } of reason === 'waiting' ? waiting : message) {
    const start = audio.currentTime + at
    const note = audio.createOscillator()
    const envelope = audio.createGain()
    note.type = 'triangle'
    note.frequency.value = hertz
    envelope.gain.setValueAtTime(0.0001, start)
    envelope.gain.exponentialRampToValueAtTime(1, start + 0.008)
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds)
    note.connect(envelope).connect(master)
    note.start(start)
    note.stop(start + noteSeconds)
  }
}
