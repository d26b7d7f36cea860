import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts, type Translate } from '../../i18n/language'
import type { google } from '../../i18n/locales/pt/agenda/google'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { LinkButton } from '../../ui/buttons/link-button'
import { Spinner } from '../../ui/waiting/spinner'
import { callbackWords } from '../callback/callback-problem'
import { googleTexts } from '../texts'
import { consentHere, startConsent, useConsent } from './consent'
import type { ConsentProblem } from './consent-flow'

interface ConnectButtonProps {
  /** It was connected before. */
  isAgain: boolean
  /** The installation has a Google client (GOOG-61). */
  isConfigured: boolean
  /** Whose own connection it is; none for the company's. */
  person?: { agendaId: string; name: string }
  /** One of many that may be pressed. */
  isQuiet?: boolean
}

const here = () => window.location.pathname

/** Opens Google's consent in a popup (GOOG-06), and says what came of it. */
export function ConnectButton({ isAgain, isConfigured, person, isQuiet = false }: ConnectButtonProps) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const agendaId = person?.agendaId ?? null
  const { isWaiting, problem } = useConsent(agendaId)
  const [isMissing, setIsMissing] = useState(false)
  const connect = () => {
    setIsMissing(!isConfigured)
    if (isConfigured) void startConsent(here(), agendaId)
  }
  const label = isAgain ? t('reconnect') : t('connect')
  return (
    <div className="grid gap-2.5">
      <Button
        kind={isQuiet ? 'secondary' : 'primary'}
        className="justify-self-start"
        icon={isWaiting ? <Spinner size={18} /> : <CalendarSync size={20} aria-hidden="true" />}
        {...(person && !isWaiting && { 'aria-label': t('connectOf', { act: label, name: person.name }) })}
        onClick={connect}
      >
        {isWaiting ? t('waitingForGoogle') : label}
      </Button>
      {isWaiting && <p className="text-sm text-ink-soft">{t('waitingHint')}</p>}
      {isMissing && (
        <Callout kind="danger" live>
          {t('noClient')}
        </Callout>
      )}
      {problem && !isMissing && (
        <Callout
          kind="danger"
          live
          action={problem.kind === 'blocked' && <SameTab label={t('sameTab')} agendaId={agendaId} />}
        >
          {consentWords(problem, t, errorText)}
        </Callout>
      )}
    </div>
  )
}

function SameTab({ label, agendaId }: { label: string; agendaId: string | null }) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const [failure, setFailure] = useState<ConsentProblem | null>(null)
  const go = () => {
    consentHere(here(), agendaId).catch((error: unknown) => {
      logFailure('the consent could not be begun', error)
      setFailure({ kind: 'failed', error })
    })
  }
  return (
    <div>
      <LinkButton onClick={go}>{label}</LinkButton>
      {failure && <p className="font-semibold">{consentWords(failure, t, errorText)}</p>}
    </div>
  )
}

function consentWords(
  problem: ConsentProblem,
  t: Translate<typeof google>,
  errorText: (error: unknown, fallback: string) => string,
): string {
  switch (problem.kind) {
    case 'blocked':
      return t('popupBlocked')
    case 'too-late':
      return t('popupTooLate')
    case 'refused':
      return callbackWords(problem.why, t)
    case 'failed':
      return hasCode(problem.error, 'GOOGLE_NOT_CONFIGURED')
        ? t('noClient')
        : errorText(problem.error, t('consentFailed'))
  }
}
