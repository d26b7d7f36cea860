import { useSyncExternalStore } from 'react'
import { electedTab } from './elected-tab'
import { storage } from '../caches/storage'
import { isAudioFree, onAudioFree, readyAudio, sound, unlockAudio } from './tab-audio'

/** `blocked`: no tab of this browser has been touched yet, so browsers play nothing. */
type SoundState = 'on' | 'blocked' | 'muted'

interface SoundOptions<How extends unknown[]> {
  /** Where it is remembered for all tabs that nobody wants to hear it. */
  mutedKey: string
  /** The tab that holds this lock plays. */
  lockName: string
  play: (audio: AudioContext, ...how: How) => void
}

/** A sound that one tab of the browser makes for all of them. */
interface SharedSound<How extends unknown[]> {
  /**
   * Readies it: of all tabs that may make sound, one is elected. A tab may once it was touched, or at once where the
   * browser allows it. Answers the way to stop.
   */
  start: () => () => void
  /** Asks the browser to let this tab make sound; only works from a touch or a key. */
  unlock: () => Promise<void>
  /** Sounds once, if this is the tab that does and nobody wanted silence. */
  ring: (...how: How) => void
  /** Sounds once to hear whether it works, whichever tab is elected. */
  tryOut: (...how: How) => void
  /** Remembers for every tab of this browser whether it is silent. */
  setMuted: (muted: boolean) => void
  /** Whether it would be heard. */
  useSoundState: () => SoundState
}

/** Makes a sound; each has one place in the code. */
export function sharedSound<How extends unknown[]>(options: SoundOptions<How>): SharedSound<How> {
  const { mutedKey, lockName, play } = options
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const tab = electedTab(lockName, tell)
  const soundState = (): SoundState => {
    if (storage.get(mutedKey) !== null) return 'muted'
    return tab.isAny() || isAudioFree() ? 'on' : 'blocked'
  }
  const make = (how: How) => void sound((audio) => play(audio, ...how))
  return {
    start() {
      const enter = () => {
        tell()
        if (isAudioFree()) tab.stand()
      }
      const touched = () => void unlockAudio()
      const muteChanged = (event: StorageEvent) => event.key === mutedKey && tell()
      readyAudio()
      const stopHearing = onAudioFree(enter)
      window.addEventListener('pointerdown', touched)
      window.addEventListener('keydown', touched)
      window.addEventListener('storage', muteChanged)
      const stopWatching = tab.watch()
      enter()
      return () => {
        stopWatching()
        stopHearing()
        window.removeEventListener('pointerdown', touched)
        window.removeEventListener('keydown', touched)
        window.removeEventListener('storage', muteChanged)
      }
    },
    // Whoever comes first: a button may be pressed before the alerts have loaded.
    async unlock() {
      await unlockAudio()
      tell()
    },
    ring(...how) {
      if (tab.isThis() && soundState() === 'on') make(how)
    },
    tryOut: (...how) => make(how),
    setMuted(muted) {
      if (muted) storage.set(mutedKey, 'yes')
      else storage.remove(mutedKey)
      tell()
    },
    useSoundState: () => useSyncExternalStore(subscribe, soundState),
  }
}
