import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts, type Translate } from '../../i18n/language'
import type { google } from '../../i18n/locales/pt/agenda/google'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { Spinner } from '../../ui/waiting/spinner'
import { googleTimes } from '../google-constants'
import { googleTexts } from '../texts'
import { callbackOutcome } from './callback-outcome'
import { callbackWords } from './callback-problem'
import type { CallbackOutcome } from './finish-consent'

/** /google-callback (CALLB-01): hands Google's answer to the server, says how it ended, and goes on by itself. */
export function CallbackPage() {
  const t = useTexts(googleTexts)
  const outcome = useOutcome()
  const isStuck = useGoOn(outcome)
  useDocumentTitle(t('callbackTitle'))
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10 text-center">
      <div className="grid max-w-md justify-items-center gap-4">
        {outcome === null ? (
          <>
            <Spinner size={44} className="text-accent" />
            <h1 className="text-2xl">{t('callbackTitle')}</h1>
          </>
        ) : (
          <Ended outcome={outcome} isStuck={isStuck} t={t} />
        )}
        <p role="status" className="text-ink-soft">
          {outcome === null ? t('callbackLoading') : goOnWords(outcome, isStuck, t)}
        </p>
      </div>
    </main>
  )
}

interface EndedProps {
  outcome: CallbackOutcome
  isStuck: boolean
  t: Translate<typeof google>
}

function Ended({ outcome, isStuck, t }: EndedProps) {
  const { problem, isPopup, goTo } = outcome
  return (
    <>
      {problem ? (
        <CircleX size={56} aria-hidden="true" className="text-danger-solid" />
      ) : (
        <CircleCheck size={56} aria-hidden="true" className="text-ready-solid" />
      )}
      <h1 className="text-2xl">{problem ? t('callbackErrorTitle') : t('callbackSuccess')}</h1>
      {problem && (
        <p role="alert" className="text-lg break-words">
          {callbackWords(problem, t)}
        </p>
      )}
      {(!isPopup || isStuck) && (
        <Button onClick={() => window.location.replace(goTo)}>{t('callbackContinue')}</Button>
      )}
    </>
  )
}

function goOnWords({ isPopup }: CallbackOutcome, isStuck: boolean, t: Translate<typeof google>): string {
  if (!isPopup) return t('callbackRedirects')
  return isStuck ? t('callbackStuck') : t('callbackCloses')
}

function useOutcome(): CallbackOutcome | null {
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null)
  useEffect(() => {
    let isHere = true
    void callbackOutcome().then((ended) => isHere && setOutcome(ended))
    return () => {
      isHere = false
    }
  }, [])
  return outcome
}

/** Closes the popup (CALLB-06) or goes on (CALLB-05). Answers whether the browser kept the popup open. */
function useGoOn(outcome: CallbackOutcome | null): boolean {
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => {
    if (!outcome) return
    const { problem, isPopup, goTo } = outcome
    const leave = () => {
      if (!isPopup) return window.location.replace(goTo)
      window.close()
      setIsStuck(true)
    }
    const timer = setTimeout(
      leave,
      problem ? googleTimes.callbackAfterError : googleTimes.callbackAfterSuccess,
    )
    return () => clearTimeout(timer)
  }, [outcome])
  return isStuck
}
