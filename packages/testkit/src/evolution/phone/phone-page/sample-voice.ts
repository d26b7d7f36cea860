const RATE = 8_000
const SECONDS = 2

/** Two seconds that sound like somebody humming, as WAV: for trying voice notes without a microphone. */
export function sampleVoice(): Buffer {
  const samples = RATE * SECONDS
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  // PCM, one channel, eight bits.
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples, 40)
  for (let at = 0; at < samples; at += 1) {
    const seconds = at / RATE
    const pitch = 140 + 30 * Math.sin(seconds * 5)
    const loudness = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples)
    wav[44 + at] = Math.round(128 + 70 * loudness * Math.sin(2 * Math.PI * pitch * seconds))
  }
  return wav
}
