import { useEffect, useLayoutEffect, useRef } from 'react'
import { openingPlace } from './scroll-plan'
import type { ThreadRow } from './thread-rows'

type Place = ReturnType<typeof openingPlace>

/** Goes to where the conversation opens, and to the unread marker once it is known, unless somebody scrolls before. */
export function useOpeningPlace(
  rows: readonly ThreadRow[],
  scroller: { readonly current: HTMLElement | null },
  go: (place: Place) => void,
) {
  const interacted = useRef(false)
  const gone = useRef<Place['at'] | null>(null)
  useEffect(() => {
    const element = scroller.current
    const interact = () => (interacted.current = true)
    const events = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const event of events) element?.addEventListener(event, interact, { passive: true })
    return () => {
      for (const event of events) element?.removeEventListener(event, interact)
      // React mounts twice while developing, and the list forgets its place in between.
      gone.current = null
    }
  }, [scroller])
  useLayoutEffect(() => {
    if (rows.length === 0 || interacted.current || gone.current === 'row') return
    const place = openingPlace(rows)
    if (place.at === gone.current) return
    gone.current = place.at
    go(place)
  })
}
