import { useSyncExternalStore } from 'react'
import { holdLock } from '../../lib/hold-lock'
import { storage } from '../../lib/storage'
import { playChime } from './chime-sound'

/** `blocked`: this tab has not been touched yet, so the browser plays nothing. */
type ChimeState = 'on' | 'blocked' | 'muted'

const mutedKey = 'balcao.chats.muted'
const lockName = 'balcao.chime'
const listeners = new Set<() => void>()
let audio: AudioContext | undefined
let elected = false
let waiting = false

/** Readies the sound of messages: of all tabs that may make sound, one is elected. Answers the way to stop. */
export function startChime(): () => void {
  let release = () => {}
  const enter = () => {
    tell()
    if (waiting || audio?.state !== 'running') return
    waiting = true
    release = holdLock(lockName, () => {
      elected = true
    })
  }
  const touched = () => void unlockChime().then(enter)
  ready()
  audio?.addEventListener('statechange', enter)
  window.addEventListener('pointerdown', touched)
  window.addEventListener('keydown', touched)
  enter()
  return () => {
    release()
    elected = false
    waiting = false
    audio?.removeEventListener('statechange', enter)
    window.removeEventListener('pointerdown', touched)
    window.removeEventListener('keydown', touched)
  }
}

/** Asks the browser to let this tab make sound; only works from a touch or a key. */
export async function unlockChime(): Promise<void> {
  ready()
  if (audio?.state === 'suspended') await audio.resume()
  tell()
}

/** Sounds once, if this is the tab that does and nobody wanted silence. */
export function ringChime(reason: 'message' | 'waiting') {
  if (audio && elected && chimeState() === 'on') playChime(audio, reason)
}

/** Sounds once to hear whether it works, whichever tab is elected. */
export function tryChime() {
  if (audio?.state === 'running') playChime(audio, 'message')
}

/** Remembers for every tab of this browser whether messages are silent. */
export function setChimeMuted(muted: boolean) {
  if (muted) storage.set(mutedKey, 'yes')
  else storage.remove(mutedKey)
  tell()
}

/** Whether a message would be heard. */
export function useChimeState(): ChimeState {
  return useSyncExternalStore(subscribe, chimeState)
}

function chimeState(): ChimeState {
  if (storage.get(mutedKey) !== null) return 'muted'
  return audio?.state === 'running' ? 'on' : 'blocked'
}

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
