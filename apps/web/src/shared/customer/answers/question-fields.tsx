import type { PutQuestion } from '@balcao/contract/scheduling'
import { AnswerField } from './answer-field'
import type { AnswersDraft } from './answers-draft'
import type { FileTarget } from './file/file-target'

interface QuestionFieldsProps {
  questions: readonly PutQuestion[]
  draft: AnswersDraft
  /** Where files are sent. */
  target: FileTarget
  /** Sentences by the ids of questions. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (draft: AnswersDraft) => void
  onLeave?: (id: string) => void
}

/** The fields of some questions, in their order. */
export function QuestionFields({ questions, draft, target, errors, onChange, onLeave }: QuestionFieldsProps) {
  return (
    <div className="grid gap-4">
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          value={Object.hasOwn(draft, question.id) ? draft[question.id]! : ''}
          target={target}
          error={errors[question.id]}
          onChange={(answer) => onChange({ ...draft, [question.id]: answer })}
          onBlur={onLeave && (() => onLeave(question.id))}
        />
      ))}
    </div>
  )
}
