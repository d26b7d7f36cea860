import type { Answers } from '@balcao/contract/scheduling'
import { readFileAnswer, type FileAnswer } from '@balcao/domain/scheduling/questions'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { answerWords } from './answers-draft'
import { answersTexts } from './texts'

type Shown = Pick<Answers['questions'][number], 'id' | 'label' | 'kind' | 'answer' | 'asked' | 'required'>

interface AnswerListProps {
  questions: readonly Shown[]
  /** How a file is shown, where it may be opened. */
  renderFile?: (file: FileAnswer, label: string) => ReactNode
}

/** Questions with their answers; what nobody answered is marked, the more so where it has to be. */
export function AnswerList({ questions, renderFile }: AnswerListProps) {
  const t = useTexts(answersTexts)
  const shown = (kind: Shown['kind'], answer: string, label: string) => {
    const file = renderFile && kind === 'file' ? readFileAnswer(answer) : null
    return file && renderFile ? renderFile(file, label) : answerWords(t, { kind, answer })
  }
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
            {answer === null ? t('noAnswer') : shown(kind, answer, label)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
