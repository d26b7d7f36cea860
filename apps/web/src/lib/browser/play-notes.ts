interface Note {
  /** Seconds from now, and hertz. */
  at: number
  hertz: number
  /** Beside the other notes; 1 where it is not said. */
  gain?: number
}

interface Playing {
  wave: OscillatorType
  /** How long a note is heard, and how long it takes to be there. */
  noteSeconds: number
  riseSeconds: number
  /** From 0 to 1. */
  loudness: number
}

const silence = 0.0001

/** Plays struck notes that fade away. Made by the browser itself; there is no file to load. */
export function playNotes(audio: AudioContext, notes: readonly Note[], playing: Playing) {
  const master = audio.createGain()
  master.gain.value = playing.loudness
  master.connect(audio.destination)
  for (const { at, hertz, gain = 1 } of notes) {
    const start = audio.currentTime + at
    const end = start + playing.noteSeconds
    const note = audio.createOscillator()
    const envelope = audio.createGain()
    note.type = playing.wave
    note.frequency.value = hertz
    envelope.gain.setValueAtTime(silence, start)
    envelope.gain.exponentialRampToValueAtTime(gain, start + playing.riseSeconds)
    envelope.gain.exponentialRampToValueAtTime(silence, end)
    note.connect(envelope).connect(master)
    note.start(start)
    note.stop(end)
  }
}
