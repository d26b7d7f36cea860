import { googleTimes } from '../google-constants'

/**
 * Calls back one second after another tab changed the stored user, kept under `storedUserKey` (GOOG-22); changes in
 * quick succession count as one. Answers the way to stop.
 */
export function whenUserChanges(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  storedUserKey: string,
  act: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = ({ key }: StorageEvent) => {
    if (key !== storedUserKey) return
    clearTimeout(timer)
    timer = setTimeout(act, googleTimes.reloadAfterUserChange)
  }
  page.addEventListener('storage', follow)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('storage', follow)
  }
}
