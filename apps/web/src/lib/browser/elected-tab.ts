import { holdLock } from './hold-lock'

/** One of a browser's tabs that is chosen to do a thing for all of them. */
export interface ElectedTab {
  isThis: () => boolean
  /** Whether this tab or another one is chosen. */
  isAny: () => boolean
  /** Watches the other tabs, and answers the way to stop watching and standing. */
  watch: () => () => void
  /** This tab stands for election from now on; it is chosen when no other is. */
  stand: () => void
}

/** Elects a tab among those that stand for the lock of this name; `onChange` when it is another one. */
export function electedTab(lockName: string, onChange: () => void): ElectedTab {
  let channel: BroadcastChannel | null = null
  let release = () => {}
  let isThis = false
  let isElsewhere = false
  let stands = false

  const lookAround = async () => {
    const held = (await navigator.locks?.query())?.held ?? []
    isElsewhere = !isThis && held.some(({ name }) => name === lockName)
    onChange()
  }
  return {
    isThis: () => isThis,
    isAny: () => isThis || isElsewhere,
    watch() {
      channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(lockName)
      channel?.addEventListener('message', () => void lookAround())
      void lookAround()
      return () => {
        release()
        isThis = false
        stands = false
        channel?.postMessage('changed')
        channel?.close()
        channel = null
      }
    },
    stand() {
      if (stands) return
      stands = true
      release = holdLock(lockName, () => {
        isThis = true
        isElsewhere = false
        channel?.postMessage('changed')
        onChange()
      })
    },
  }
}
