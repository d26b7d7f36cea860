import type { Answers } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { answerWords } from './answers-draft'
import { answersTexts } from './texts'

type Shown = Pick<Answers['questions'][number], 'id' | 'label' | 'kind' | 'answer' | 'asked' | 'required'>

/** Questions with their answers; what nobody answered is marked, the more so where it has to be. */
export function AnswerList({ questions }: { questions: readonly Shown[] }) {
  const t = useTexts(answersTexts)
  return (
    <dl className="grid gap-2.5">
      {questions.map(({ id, label, kind, answer, asked, required }) => (
        <div key={id} className="min-w-0">
          <dt className="text-sm break-words text-ink-soft">
            {label}
            {!asked && ` (${t('former')})`}
          </dt>
          <dd
            className={cx(
              'font-medium',
              answer !== null
                ? 'break-words whitespace-pre-wrap'
                : required
                  ? 'text-danger-ink'
                  : 'text-ink-soft',
            )}
          >
            {answer === null ? t('noAnswer') : answerWords(t, { kind, answer })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
