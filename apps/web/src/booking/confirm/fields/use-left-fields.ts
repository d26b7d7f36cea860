import { useEffect, useRef, useState } from 'react'

/**
 * The fields that were left. One that is left by a press counts once the press is over: a complaint that appears between
 * the two halves of a click moves its target away, and the click is lost.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isPressed = useRef(false)
  const waiting = useRef<string[]>([])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const end = () => {
      isPressed.current = false
      const fields = waiting.current.splice(0)
      if (fields.length > 0) setLeft((before) => new Set([...before, ...fields]))
    }
    // The click follows the release at once.
    const release = () => setTimeout(end)
    document.addEventListener('mousedown', press, true)
    document.addEventListener('mouseup', release, true)
    document.addEventListener('dragend', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      document.removeEventListener('mouseup', release, true)
      document.removeEventListener('dragend', release, true)
    }
  }, [])

  const leave = (field: string) => {
    if (isPressed.current) waiting.current.push(field)
    else setLeft((before) => new Set([...before, field]))
  }
  return { left, leave }
}
