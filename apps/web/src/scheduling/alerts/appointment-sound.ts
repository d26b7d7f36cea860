import { playNotes } from '../../lib/browser/play-notes'
import { sharedSound } from '../../lib/browser/shared-sound'

/** Three soft bell notes that climb: neither the order bell, which falls, nor a message's two. Seconds and hertz. */
const notes = [
  { at: 0, hertz: 659.25 },
  { at: 0.16, hertz: 830.61 },
  { at: 0.32, hertz: 1318.51 },
] as const

/** What a booking by a customer sounds like. */
export const bookingSound = sharedSound({
  mutedKey: 'balcao.appointments.muted',
  lockName: 'balcao.booking-sound',
  play: (audio: AudioContext) =>
    playNotes(audio, notes, { wave: 'sine', noteSeconds: 0.6, riseSeconds: 0.01, loudness: 0.3 }),
})
