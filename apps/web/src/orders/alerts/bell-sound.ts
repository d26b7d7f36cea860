/** Two struck tones, high then low, in seconds and hertz. */
const strokes = [
  { at: 0, hertz: 1046.5 },
  { at: 0.22, hertz: 784 },
  { at: 0.6, hertz: 1046.5 },
  { at: 0.82, hertz: 784 },
] as const
const ringSeconds = 0.55
const loudness = 0.5

/** Strikes a counter bell twice. Made by the browser itself; there is no file to load. */
export function strikeBell(audio: AudioContext) {
  const master = audio.createGain()
  master.gain.value = loudness
  master.connect(audio.destination)
  for (const { at, hertz } of strokes) {
    strike(audio, master, { start: audio.currentTime + at, hertz, gain: 1 })
    strike(audio, master, { start: audio.currentTime + at, hertz: hertz * 2.76, gain: 0.25 })
  }
}

function strike(
  audio: AudioContext,
  master: AudioNode,
  { start, hertz, gain }: { start: number; hertz: number; gain: number },
) {
  const tone = audio.createOscillator()
  const envelope = audio.createGain()
  tone.frequency.value = hertz
  envelope.gain.setValueAtTime(0.0001, start)
  envelope.gain.exponentialRampToValueAtTime(gain, start + 0.012)
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + ringSeconds)
  tone.connect(envelope).connect(master)
  tone.start(start)
  tone.stop(start + ringSeconds)
}
