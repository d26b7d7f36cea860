import { useEffect, useState } from 'react'
import { LinkButton } from './link-button'

const waitSeconds = 60

interface ResendButtonProps {
  busy: boolean
  /** No waiting: the code before is of no use any more. */
  atOnce?: boolean
  /** What it says while there are seconds to wait, and with none. */
  label: (seconds: number) => string
  onResend: () => void
}

/** Another code, once the mail has had a minute to arrive. */
export function ResendButton({ busy, atOnce = false, label, onResend }: ResendButtonProps) {
  const [left, setLeft] = useState(waitSeconds)
  const rest = atOnce ? 0 : left
  useEffect(() => {
    const until = Date.now() + waitSeconds * 1000
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <LinkButton
      disabled={busy || rest > 0}
      onClick={onResend}
      className="justify-self-center tabular-nums disabled:text-ink-soft disabled:no-underline"
    >
      {label(rest)}
    </LinkButton>
  )
}
