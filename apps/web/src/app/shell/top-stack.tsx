import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { NewsPlace } from '../../shared/page/news-place'

/**
 * What stays at the top while a screen scrolls: on wide screens a strip for the short messages, which are to cover
 * nothing, on narrow ones the header, and the news. Its height is `--above`, for what scrolls to or stands below it.
 */
export function TopStack({ strip, children }: { strip: ReactNode; children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const watch = new ResizeObserver(([entry]) =>
      root.style.setProperty('--above', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (stack.current) watch.observe(stack.current)
    return () => {
      watch.disconnect()
      root.style.removeProperty('--above')
    }
  }, [])
  return (
    <div ref={stack} className="sticky top-0 z-30">
      <div className="hidden min-h-11 bg-canvas lg:block">{strip}</div>
      {children}
      <NewsPlace />
    </div>
  )
}
