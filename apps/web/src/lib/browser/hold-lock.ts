/**
 * Waits for a lock that only one tab of the browser can hold, then calls back; the lock goes to another tab
 * when this one closes or calls the answered function. Browsers without locks hold it at once.
 */
export function holdLock(name: string, onHeld: () => void): () => void {
  let release = () => {}
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) {
    let given = true
    queueMicrotask(() => given && onHeld())
    return () => {
      given = false
    }
  }
  const waiting = new AbortController()
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve
      onHeld()
    })
  locks.request(name, { signal: waiting.signal }, held).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
  return () => {
    waiting.abort()
    release()
  }
}
