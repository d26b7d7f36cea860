import { useEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/button'

interface AskBoxProps {
  question: string
  yes: string
  no: string
  busy: boolean
  /** Something is lost by it. */
  isLoss?: boolean
  onYes: () => void
  onNo: () => void
}

/** A question in the page, before something changes. It takes the focus and gives it back; Escape says no. */
export function AskBox({ question, yes, no, busy, isLoss = false, onYes, onNo }: AskBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    box.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onNo()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onNo])
  return (
    <div
      ref={box}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className="grid gap-3 rounded-lg border border-line-strong bg-surface p-4 shadow-card focus:outline-none"
    >
      <p className="font-semibold first-letter:uppercase">{question}</p>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button kind="secondary" onClick={onNo}>
          {no}
        </Button>
        <Button kind={isLoss ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  )
}
