import { useSyncExternalStore } from 'react'

/** Whether somebody is looking: the page is in sight and has the focus. */
export function useAttention(): boolean {
  return useSyncExternalStore(subscribe, isAttended)
}

const isAttended = () => document.visibilityState === 'visible' && document.hasFocus()

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
  }
}
