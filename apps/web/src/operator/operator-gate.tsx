import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/page/card'
import { Dialog } from '../ui/dialogs/dialog'
import { EmptyState } from '../ui/notices/empty-state'
import { Brand } from '../ui/page/logo'
import { Spinner } from '../ui/waiting/spinner'
import { leaveEndedSession, startOperatorSession, useOperatorSession } from './operator-session'
import { SignInForm } from './sign-in-form'
import { operatorTexts } from './texts'

interface OperatorGateProps {
  /** Stands beside the sign-in: language and appearance. */
  aside: ReactNode
  /** The page, given who is signed in. */
  children: (user: string) => ReactNode
}

/** Nobody sees the page without an account. Who is signed out meanwhile signs in above it, and loses nothing typed. */
export function OperatorGate({ aside, children }: OperatorGateProps) {
  const t = useTexts(operatorTexts)
  const session = useOperatorSession()
  const client = useQueryClient()
  const { status } = session
  useEffect(() => {
    if (status === 'signedOut') client.clear()
  }, [status, client])

  if (session.status === 'signedIn' || session.status === 'ended') {
    return (
      <>
        {children(session.user)}
        {session.status === 'ended' && (
          <Dialog onClose={leaveEndedSession} title={t('endedTitle')} description={t('endedText')}>
            <SignInForm user={session.user} onSignedIn={() => void client.invalidateQueries()} />
          </Dialog>
        )}
      </>
    )
  }
  if (session.status === 'asking') {
    return (
      <div className="grid min-h-dvh place-items-center text-accent">
        <Spinner size={44} label={t('loading')} />
      </div>
    )
  }
  if (session.status === 'unknown') {
    return (
      <EmptyState
        icon={<CloudOff size={30} aria-hidden="true" />}
        title={t('unknownTitle')}
        action={<Button onClick={() => void startOperatorSession()}>{t('retry')}</Button>}
      >
        {t('unknownText')}
      </EmptyState>
    )
  }
  return <SignInPage aside={aside} />
}

function SignInPage({ aside }: { aside: ReactNode }) {
  const t = useTexts(operatorTexts)
  useDocumentTitle(t('signInTitle'))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col gap-6 px-4 py-6">
      <header>
        <Brand />
      </header>
      <main className="flex flex-1 flex-col justify-center">
        <Card className="grid gap-5 p-6 sm:p-8">
          <div className="grid gap-1">
            <h1 className="text-2xl">{t('signInTitle')}</h1>
            <p className="text-ink-soft">{t('signInText')}</p>
          </div>
          <SignInForm />
        </Card>
      </main>
      <footer className="flex flex-wrap gap-3">{aside}</footer>
    </div>
  )
}
