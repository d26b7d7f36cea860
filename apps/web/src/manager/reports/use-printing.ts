import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** When the page began to be printed, epoch milliseconds; null while it is not. However printing was asked for. */
export function usePrinting(): number | null {
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    // The browser takes its picture right after this event.
    const begin = () => flushSync(() => setSince(Date.now()))
    const end = () => setSince(null)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return since
}
