import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/**
 * Whether the page has the whole screen for what it shows, and the way to change that. While it has, `data-wall` stands
 * on the document, by which the frame around the page goes.
 */
export function useWall(): [boolean, () => Promise<void>] {
  const isWall = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-wall', isWall)
    return () => document.documentElement.removeAttribute('data-wall')
  }, [isWall])
  const turn = async () => {
    // Some browsers on phones have none, and say so by refusing.
    if (isWall) await document.exitFullscreen().catch(() => undefined)
    else await document.documentElement.requestFullscreen?.().catch(() => undefined)
  }
  return [isWall, turn]
}
