import { useEffect, useState } from 'react'

/** A text once nothing was typed for so many milliseconds. */
export function useRested(text: string, ms: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return ms === 0 ? text : rested
}
