import { useEffect } from 'react'

/** The end stays in sight when the box below grows, or a phone's keyboard opens. */
export function useStayAtEnd(
  scroller: { readonly current: HTMLElement | null },
  isAway: boolean,
  toEnd: () => void,
) {
  useEffect(() => {
    const element = scroller.current
    if (!element || isAway) return undefined
    let height = element.clientHeight
    const watch = new ResizeObserver(() => {
      if (element.clientHeight !== height) toEnd()
      height = element.clientHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller, isAway, toEnd])
}
