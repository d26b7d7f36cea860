import type { answerChange } from '@balcao/contract/company'
import { routes } from '@balcao/contract/routes'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { isRefusal } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { callLoosely } from '../../lib/http/send'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import type { ChangeLink } from './read-link'
import { changeAnswerTexts } from './texts'

type State = 'asking' | 'busy' | 'failed' | 'spent' | 'ownDone' | 'mailboxDone' | 'pixDone'

/** The word of a mailbox that was told of a change. Programs that follow links look at it; only a press counts. */
export function ChangeAnswer({ token, word }: ChangeLink) {
  const t = useTexts(changeAnswerTexts)
  const [state, setState] = useState<State>('asking')
  useDocumentTitle(t(`${word}Title`))
  const outcome = useRef<HTMLDivElement>(null)
  const isOver = !['asking', 'busy', 'failed'].includes(state)
  useEffect(() => {
    if (isOver) outcome.current?.focus()
  }, [isOver])

  const press = async () => {
    setState('busy')
    try {
      const answer = await callLoosely<typeof answerChange>(routes.answerChange, { body: { token, word } })
      const { kind } = answer as { kind?: string }
      setState(word === 'own' ? 'ownDone' : kind === 'pix' ? 'pixDone' : 'mailboxDone')
    } catch (error) {
      logFailure('a change was not answered', error)
      setState(isRefusal(error) && error.status !== 429 ? 'spent' : 'failed')
    }
  }

  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <h1 className="text-2xl">{t(`${word}Title`)}</h1>
      {!isOver && (
        <>
          <p>{t(`${word}Text`)}</p>
          {state === 'failed' && (
            <Callout kind="danger" live>
              {t('failed')}
            </Callout>
          )}
          <Button
            size="large"
            kind={word === 'own' ? 'primary' : 'danger'}
            busy={state === 'busy'}
            onClick={() => void press()}
          >
            {t(`${word}Confirm`)}
          </Button>
        </>
      )}
      {isOver && (
        <div ref={outcome} tabIndex={-1} role="status" className="grid gap-5 focus:outline-none">
          <Outcome state={state} />
        </div>
      )}
    </Card>
  )
}

function Outcome({ state }: { state: State }) {
  const t = useTexts(changeAnswerTexts)
  const texts = {
    ownDone: t('doneOwn'),
    mailboxDone: t('doneMailbox'),
    pixDone: t('donePix'),
  } as Partial<Record<State, string>>
  const isTakenBack = state === 'mailboxDone' || state === 'pixDone'
  return (
    <>
      <Callout kind={state === 'spent' ? 'warning' : 'success'}>{texts[state] ?? t('spent')}</Callout>
      <a
        href={isTakenBack ? '/setup' : '/login'}
        className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        {t(isTakenBack ? 'newPassword' : 'signIn')}
      </a>
    </>
  )
}
