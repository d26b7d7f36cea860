import { useTexts } from '../../i18n/language'
import { fieldName, missingIn, type AnswersDraft } from '../../shared/customer/answers/answers-draft'
import type { FileTarget } from '../../shared/customer/answers/file/file-target'
import { QuestionFields } from '../../shared/customer/answers/question-fields'
import { answersTexts } from '../../shared/customer/answers/texts'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { useBookingQuestions } from './use-booking-questions'

export interface BookingQuestionsProps {
  company: string
  target: FileTarget
  reading: ReturnType<typeof useBookingQuestions>
  draft: AnswersDraft
  /** Somebody tried to send it. */
  tried: boolean
  /** Names of the fields that were left. */
  left: ReadonlySet<string>
  /** What the server did not take. */
  refused: readonly { path: string; mensagem: string }[]
  onChange: (draft: AnswersDraft) => void
  onLeave: (id: string) => void
}

/** What the chosen services ask, below who comes. */
export function BookingQuestions(props: BookingQuestionsProps) {
  const { company, target, reading, draft, tried, left, refused, onChange, onLeave } = props
  const t = useTexts(answersTexts)
  const { asked, isReady, hasFailed, retry } = reading
  if (isReady && asked.length === 0) return null
  const missing = missingIn(asked, draft).filter((id) => tried || left.has(fieldName(id)))
  const errors = {
    ...Object.fromEntries(refused.map(({ path, mensagem }) => [path.replace(/^answers\./, ''), mensagem])),
    ...Object.fromEntries(missing.map((id) => [id, t('missing')])),
  }
  return (
    <section aria-label={t('title')} className="grid gap-4 border-t border-line pt-5">
      <div>
        <h3 className="text-xl">{t('title')}</h3>
        <p className="text-sm text-ink-soft">{t('privacy', { company })}</p>
      </div>
      {hasFailed ? (
        <RetryCallout kind="danger" retry={t('retry')} onRetry={retry}>
          {t('failed')}
        </RetryCallout>
      ) : isReady ? (
        <QuestionFields
          questions={asked}
          draft={draft}
          target={target}
          errors={errors}
          onChange={onChange}
          onLeave={onLeave}
        />
      ) : (
        <>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-40 w-full rounded-lg" />
        </>
      )}
    </section>
  )
}
