import { useEffect, useState } from 'react'
import { copyText } from '../browser/copy-text'

const shownMs = 5_000

/** Copies by a press. `copied` is the text for five seconds; `refused` holds until the next press. */
export function useCopy() {
  const [outcome, setOutcome] = useState<{ text: string; done: boolean } | null>(null)

  useEffect(() => {
    if (!outcome?.done) return
    const timer = setTimeout(() => setOutcome(null), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return {
    copied: outcome?.done ? outcome.text : null,
    refused: outcome !== null && !outcome.done,
    copy: async (text: string): Promise<boolean> => {
      const done = await copyText(text)
      setOutcome({ text, done })
      return done
    },
  }
}
