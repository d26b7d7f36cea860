import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnChange } from '../../lib/hooks/use-focus-on-change'
import { AnswerList } from '../../shared/customer/answers/answer-list'
import { changedIn, missingIn, sendingIn } from '../../shared/customer/answers/answers-draft'
import { QuestionFields } from '../../shared/customer/answers/question-fields'
import { answersTexts } from '../../shared/customer/answers/texts'
import { Button } from '../../ui/buttons/button'
import { Form } from '../../ui/fields/form'
import { Callout } from '../../ui/notices/callout'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { Card } from '../../ui/page/card'
import { Skeleton } from '../../ui/waiting/skeleton'
import { fileTarget } from '../booking-calls'
import { sendOwnAnswers, type AnswersOutcome } from './own-answers'
import { useOwnAnswers } from './use-own-answers'

export interface OwnQuestionsProps {
  company: string
  companyName: string
  link: string
  /** Somebody is still expected. */
  isOpen: boolean
}

const told = {
  saved: ['success', 'saved'],
  changed: ['warning', 'changed'],
  meanwhile: ['warning', 'meanwhile'],
  tooLate: ['danger', 'tooLate'],
  fileGone: ['danger', 'fileGone'],
  failed: ['danger', 'saveFailed'],
} as const satisfies Record<AnswersOutcome['kind'], readonly [string, string]>

/** Behind the private link: what the shop asks, answered and changed until the appointment begins. */
export function OwnQuestions({ company, companyName, link, isOpen }: OwnQuestionsProps) {
  const t = useTexts(answersTexts)
  const { state, show, type, retry } = useOwnAnswers(company, link)
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState<{ kind: AnswersOutcome['kind'] } | null>(null)
  const target = useMemo(() => fileTarget(company, link), [company, link])
  const place = useRef<HTMLDivElement>(null)
  useFocusOnChange(place, news)

  if (state.status === 'loading') return <Skeleton className="h-40 w-full rounded-lg" />
  if (state.status === 'failed') {
    return (
      <RetryCallout kind="danger" retry={t('retry')} onRetry={retry}>
        {t('failed')}
      </RetryCallout>
    )
  }
  const { base, draft } = state
  const save = async () => {
    const answers = changedIn(base, draft)
    if (busy || answers.length === 0 || sendingIn(draft).length > 0) return
    setBusy(true)
    setNews(null)
    const outcome = await sendOwnAnswers(company, link, { version: base.version, answers })
    setBusy(false)
    if ('answers' in outcome) show(outcome.answers)
    if (outcome.kind === 'tooLate') retry()
    setNews({ kind: outcome.kind })
  }
  const isAnswerable = isOpen && base.answerable
  const asked = base.questions.filter((question) => question.asked)
  const answered = base.questions.filter(
    ({ asked: isAsked, answer }) => answer !== null && !(isAnswerable && isAsked),
  )
  if (!isAnswerable && answered.length === 0) return null
  const missing = missingIn(asked, draft).length
  const [look, words] = told[news?.kind ?? 'saved']
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <Card className="grid gap-4">
        <div>
          <h2 className="text-xl">{t('title')}</h2>
          {isAnswerable && (
            <p className="text-sm text-ink-soft">
              {t('ownIntro')} {t('privacy', { company: companyName })}
            </p>
          )}
        </div>
        <div ref={place} role="status" tabIndex={-1} className="empty:hidden focus:outline-none">
          {news && <Callout kind={look}>{t(words)}</Callout>}
        </div>
        {isAnswerable && (
          <Form onSend={save} className="grid gap-4">
            {missing > 0 && <p className="font-semibold">{t('left', { count: missing })}</p>}
            <QuestionFields
              questions={asked}
              draft={draft}
              target={target}
              errors={{}}
              onChange={(next) => {
                setNews(null)
                type(next)
              }}
            />
            <Button
              type="submit"
              busy={busy}
              disabled={sendingIn(draft).length > 0 || changedIn(base, draft).length === 0}
              className="justify-self-start"
            >
              {t(busy ? 'saving' : 'save')}
            </Button>
          </Form>
        )}
        {answered.length > 0 && <AnswerList questions={answered} />}
      </Card>
    </section>
  )
}
