import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For the page's `main`: a screen reader should hear the new screen after a link or a menu item was followed. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return main
}
