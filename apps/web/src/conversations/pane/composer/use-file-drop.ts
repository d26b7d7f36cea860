import { useEffect, useRef, useState, type RefObject } from 'react'

/** Takes files that are dropped on a piece; true while they hover above it. */
export function useFileDrop(
  piece: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const element = piece.current
    // Each piece inside is entered and left as well.
    let depth = 0
    const hover = (now: number) => {
      depth = Math.max(0, now)
      setIsOver(depth > 0)
    }
    const listeners: Record<string, (event: DragEvent, carried: DataTransfer) => void> = {
      dragenter: () => hover(depth + 1),
      dragleave: () => hover(depth - 1),
      dragover: (event) => event.preventDefault(),
      drop(event, { files }) {
        event.preventDefault()
        hover(0)
        if (files.length > 0) take.current([...files])
      },
    }
    const handle = (event: Event) => {
      const carried = event instanceof DragEvent ? event.dataTransfer : null
      if (carried?.types.includes('Files')) listeners[event.type]?.(event as DragEvent, carried)
    }
    for (const type of Object.keys(listeners)) element?.addEventListener(type, handle)
    return () => {
      for (const type of Object.keys(listeners)) element?.removeEventListener(type, handle)
    }
  }, [piece])
  return isOver
}
