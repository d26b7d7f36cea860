import { sharedSound } from '../../lib/browser/shared-sound'

/** Three soft bell notes that climb: neither the order bell, which falls, nor a message's two. Seconds and hertz. */
const notes = [
  { at: 0, hertz: 659.25 },
  { at: 0.16, hertz: 830.61 },
  { at: 0.32, hertz: 1318.51 },
] as const

const noteSeconds = 0.6
const loudness = 0.3

/** Plays the sound of a booking. Made by the browser itself; there is no file to load. */
function playBooking(audio: AudioContext) {
  const master = audio.createGain()
  master.gain.value = loudness
  master.connect(audio.destination)
  for (const { at, hertz } of notes) {
    const start = audio.currentTime + at
    const note = audio.createOscillator()
    const envelope = audio.createGain()
    note.type = 'sine'
    note.frequency.value = hertz
    envelope.gain.setValueAtTime(0.0001, start)
    envelope.gain.exponentialRampToValueAtTime(1, start + 0.01)
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds)
    note.connect(envelope).connect(master)
    note.start(start)
    note.stop(start + noteSeconds)
  }
}

/** What a booking by a customer sounds like. */
export const bookingSound = sharedSound({
  mutedKey: 'balcao.appointments.muted',
  lockName: 'balcao.booking-sound',
  play: playBooking,
})
