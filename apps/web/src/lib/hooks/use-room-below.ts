import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'

/** The height from where a piece begins down to the end of the window; whatever stands above it may grow and shrink. */
export function useRoomBelow(piece: RefObject<HTMLElement | null>): CSSProperties {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (piece.current) setTop(Math.round(piece.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    for (const above of piece.current?.closest('main')?.parentElement?.children ?? []) watch.observe(above)
    return () => watch.disconnect()
  }, [piece])
  return { height: `calc(100dvh - ${top}px)` }
}
