import { useEffect, useRef, type RefObject } from 'react'

/** Calls back on Ctrl+F (⌘F) while the focus is inside a piece; elsewhere the browser's own search opens. */
export function useSearchKey(piece: RefObject<HTMLElement | null>, onSearch: () => void) {
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    const element = piece.current
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyF') return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [piece])
}
