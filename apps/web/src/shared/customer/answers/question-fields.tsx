import type { PutQuestion } from '@balcao/contract/scheduling'
import { AnswerField } from './answer-field'
import { typedFor, type AnswersDraft } from './answers-draft'

interface QuestionFieldsProps {
  questions: readonly PutQuestion[]
  draft: AnswersDraft
  /** Sentences by the ids of questions. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (draft: AnswersDraft) => void
  onLeave?: (id: string) => void
}

/** The fields of some questions, in their order. */
export function QuestionFields({ questions, draft, errors, onChange, onLeave }: QuestionFieldsProps) {
  return (
    <div className="grid gap-4">
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          value={typedFor(draft, question.id)}
          error={errors[question.id]}
          onChange={(answer) => onChange({ ...draft, [question.id]: answer })}
          onBlur={onLeave && (() => onLeave(question.id))}
        />
      ))}
    </div>
  )
}
