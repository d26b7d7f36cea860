import { useSyncExternalStore } from 'react'
import { electedTab } from './elected-tab'
import { storage } from '../caches/storage'

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
  let audio: AudioContext | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const tab = electedTab(lockName, tell)
  const isFree = () => audio?.state === 'running'
  const soundState = (): SoundState => {
    if (storage.get(mutedKey) !== null) return 'muted'
    return tab.isAny() || isFree() ? 'on' : 'blocked'
  }
  // Whoever comes first: a button may be pressed before the alerts have loaded.
  const ready = () => {
    audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  }
  const unlock = async () => {
    ready()
    if (audio?.state === 'suspended') await audio.resume()
    tell()
  }
  return {
    start() {
      const enter = () => {
        tell()
        if (isFree()) tab.stand()
      }
      const touched = () => void unlock().then(enter)
      const muteChanged = (event: StorageEvent) => event.key === mutedKey && tell()
      ready()
      audio?.addEventListener('statechange', enter)
      window.addEventListener('pointerdown', touched)
      window.addEventListener('keydown', touched)
      window.addEventListener('storage', muteChanged)
      const stopWatching = tab.watch()
      enter()
      return () => {
        stopWatching()
        audio?.removeEventListener('statechange', enter)
        window.removeEventListener('pointerdown', touched)
        window.removeEventListener('keydown', touched)
        window.removeEventListener('storage', muteChanged)
      }
    },
    unlock,
    ring(...how) {
      if (audio && tab.isThis() && soundState() === 'on') play(audio, ...how)
    },
    tryOut(...how) {
      if (audio && isFree()) play(audio, ...how)
    },
    setMuted(muted) {
      if (muted) storage.set(mutedKey, 'yes')
      else storage.remove(mutedKey)
      tell()
    },
    useSoundState: () => useSyncExternalStore(subscribe, soundState),
  }
}
