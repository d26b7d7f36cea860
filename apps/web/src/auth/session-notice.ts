const key = 'balcao.sessionEnded'

/** Leaves a note for the sign-in page that the session ended by itself. */
export function markSessionEnded() {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    return
  }
}

/** Whether such a note is there; takes it away. */
export function takeSessionEnded(): boolean {
  try {
    const marked = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return marked
  } catch {
    return false
  }
}
