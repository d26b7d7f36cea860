import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/link-button'
import { wizardTexts } from './texts'

const waitSeconds = 60

/** Another code, once the mail has had a minute to arrive. */
export function ResendButton({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const t = useTexts(wizardTexts)
  const [rest, setRest] = useState(waitSeconds)
  useEffect(() => {
    const until = Date.now() + waitSeconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setRest(left)
      if (left === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <LinkButton
      disabled={busy || rest > 0}
      onClick={onResend}
      className="justify-self-center tabular-nums disabled:text-ink-soft disabled:no-underline"
    >
      {rest > 0 ? t('resendIn', { count: rest }) : t('resend')}
    </LinkButton>
  )
}
