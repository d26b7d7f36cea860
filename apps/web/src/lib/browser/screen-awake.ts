import { useEffect } from 'react'

/** Keeps the screen on while it is shown, where the browser can: a tablet on a wall is touched by nobody. */
export function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      // Refused on a low battery: the screen then goes off as it would anyway.
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await held?.release()
      else lock = held
    }
    // A hidden tab loses it.
    const shown = () => void hold()
    document.addEventListener('visibilitychange', shown)
    void hold()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', shown)
      void lock?.release()
    }
  }, [])
}
