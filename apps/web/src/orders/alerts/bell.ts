import { useSyncExternalStore } from 'react'
import { holdLock } from '../../lib/hold-lock'
import { storage } from '../../lib/storage'
import { strikeBell } from './bell-sound'

/** `blocked`: no tab of this browser has been touched yet, so browsers play nothing. */
type SoundState = 'on' | 'blocked' | 'muted'

const mutedKey = 'balcao.alerts.muted'
const lockName = 'balcao.bell'
const listeners = new Set<() => void>()
let audio: AudioContext | undefined
let elected = false
let elsewhere = false
let waiting = false

/**
 * Readies the bell: of all tabs that may make sound, one is elected to ring. A tab may once it was touched, or at
 * once where the browser allows it. Answers the way to stop.
 */
export function startBell(): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(lockName)
  let release = () => {}
  const lookAround = async () => {
    const held = (await navigator.locks?.query())?.held ?? []
    elsewhere = !elected && held.some(({ name }) => name === lockName)
    tell()
  }
  const enter = () => {
    if (waiting || audio?.state !== 'running') return
    waiting = true
    release = holdLock(lockName, () => {
      elected = true
      elsewhere = false
      channel?.postMessage('changed')
      tell()
    })
  }
  const touched = () => void unlockBell().then(enter)
  const muteChanged = (event: StorageEvent) => event.key === mutedKey && tell()

  ready()
  audio?.addEventListener('statechange', enter)
  channel?.addEventListener('message', () => void lookAround())
  window.addEventListener('pointerdown', touched)
  window.addEventListener('keydown', touched)
  window.addEventListener('storage', muteChanged)
  enter()
  void lookAround()
  return () => {
    release()
    elected = false
    waiting = false
    audio?.removeEventListener('statechange', enter)
    channel?.postMessage('changed')
    channel?.close()
    window.removeEventListener('pointerdown', touched)
    window.removeEventListener('keydown', touched)
    window.removeEventListener('storage', muteChanged)
  }
}

/** Asks the browser to let this tab make sound; only works from a touch or a key. */
export async function unlockBell(): Promise<void> {
  ready()
  if (audio?.state === 'suspended') await audio.resume()
  tell()
}

/** Rings once, if this is the tab that rings and nobody wanted silence. */
export function ringBell() {
  if (audio && elected && soundState() === 'on') strikeBell(audio)
}

/** Rings once to hear whether it works, whichever tab is elected. */
export function tryBell() {
  if (audio?.state === 'running') strikeBell(audio)
}

/** Remembers for every tab of this browser whether new orders are silent. */
export function setMuted(muted: boolean) {
  if (muted) storage.set(mutedKey, 'yes')
  else storage.remove(mutedKey)
  tell()
}

/** Whether a new order would be heard. */
export function useSoundState(): SoundState {
  return useSyncExternalStore(subscribe, soundState)
}

function soundState(): SoundState {
  if (storage.get(mutedKey) !== null) return 'muted'
  return elected || elsewhere || audio?.state === 'running' ? 'on' : 'blocked'
}

/** Whoever comes first: the lamp may be pressed before the alerts have loaded. */
function ready() {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
