import { startTransition, useEffect, useState, type CSSProperties, type RefObject } from 'react'
import { watchNear } from './watch-near'

/** Pixels beyond what is seen: drawn before somebody gets there. */
const within = 250

/**
 * Whether an element is near what is seen, so that its content is worth drawing, and how it keeps its place while it is
 * not. What holds the focus stays drawn. `about` is its height in pixels until it was drawn once.
 */
export function useNear(
  place: RefObject<HTMLElement | null>,
  { starts, about }: { starts: boolean; about: number },
): { isNear: boolean; style: CSSProperties | undefined } {
  const [{ isNear, height }, set] = useState({ isNear: starts, height: about })
  useEffect(() => {
    const here = place.current!
    return watchNear(here, within, (isNear) => {
      const focused = document.activeElement
      if (!isNear && here !== focused && here.contains(focused)) return
      const { offsetHeight } = here
      // In slices: a key that is pressed meanwhile is heard.
      startTransition(() =>
        set((before) =>
          before.isNear === isNear ? before : { isNear, height: isNear ? before.height : offsetHeight },
        ),
      )
    })
  }, [place])
  return { isNear, style: isNear ? undefined : { minHeight: height } }
}
