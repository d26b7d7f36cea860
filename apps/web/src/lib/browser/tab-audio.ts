import { logFailure } from '../log'

/** Longer than any of our sounds. */
const awakeMs = 3000

const listeners = new Set<() => void>()
let audio: AudioContext | undefined
let free = false
let sleeping: ReturnType<typeof setTimeout> | undefined

/** Heard when the browser lets this tab sound for the first time. Answers the way to stop listening. */
export function onAudioFree(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the browser has let this tab sound: at once, or since it was touched. */
export const isAudioFree = (): boolean => free

/** Makes the tab's one AudioContext; a browser that allows it sets it free at once. */
export function readyAudio(): void {
  if (audio || typeof AudioContext === 'undefined') return
  audio = new AudioContext()
  audio.addEventListener('statechange', awoke)
  awoke()
}

/** Asks the browser to let this tab sound; only works from a touch or a key. */
export async function unlockAudio(): Promise<void> {
  readyAudio()
  if (!free) await audio?.resume()
  awoke()
}

/** Sounds, if the tab may. Between two sounds it sleeps: one that is awake keeps a thread of the computer busy all day. */
export async function sound(play: (audio: AudioContext) => void): Promise<void> {
  if (!audio || !free) return
  clearTimeout(sleeping)
  try {
    await audio.resume()
    play(audio)
  } catch (error) {
    logFailure('a sound was not played', error)
  }
  clearTimeout(sleeping)
  sleeping = setTimeout(() => void audio?.suspend(), awakeMs)
}

function awoke(): void {
  if (free || audio?.state !== 'running') return
  free = true
  void audio.suspend()
  for (const listener of listeners) listener()
}
