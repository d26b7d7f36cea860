import type { PutQuestion } from '@balcao/contract/scheduling'
import { QUESTION_LIMITS, yesOrNo } from '@balcao/domain/scheduling/questions'
import { useId } from 'react'
import { useTexts } from '../../../i18n/language'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { FieldError } from '../../../ui/fields/field-error'
import { TextArea } from '../../../ui/fields/text-area'
import { fieldName } from './answers-draft'
import { FileAnswerField } from './file/file-answer-later'
import type { FileTarget } from './file/file-target'
import { answersTexts } from './texts'

interface AnswerFieldProps {
  question: PutQuestion
  /** What is typed; `SENDING` while its file is on its way. */
  value: string
  /** Where its file is sent. */
  target: FileTarget
  /** A sentence, or empty when the field is fine. */
  error?: string | undefined
  onChange: (answer: string) => void
  onBlur?: (() => void) | undefined
}

/** More choices than these are a list to open. */
const MOST_IN_SIGHT = 6

/** One question, to be answered. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, value, error, onChange, onBlur } = props
  const t = useTexts(answersTexts)
  const { kind, hint, choices, required } = question
  const label = required ? question.label : t('optional', { label: question.label })
  const name = fieldName(question.id)
  if (kind === 'yesno') {
    const options = yesOrNo.map((word) => ({ value: word, label: t(word) }))
    return <ChoiceField {...props} name={name} label={label} options={options} />
  }
  if (kind === 'file') return <FileAnswerField {...props} name={name} label={label} />
  const options = choices.map((choice) => ({ value: choice, label: choice }))
  if (kind === 'choice' && choices.length <= MOST_IN_SIGHT)
    return <ChoiceField {...props} name={name} label={label} options={options} />
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) =>
        kind === 'choice' ? (
          <Select
            {...ids}
            name={name}
            placeholder={t('choose')}
            options={options}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <TextArea
            {...ids}
            name={name}
            maxLength={QUESTION_LIMITS.answer}
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  )
}

interface ChoiceFieldProps extends AnswerFieldProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

function ChoiceField({ question, name, label, options, value, error, onChange }: ChoiceFieldProps) {
  const t = useTexts(answersTexts)
  const id = useId()
  const { hint, required } = question
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      className="grid min-w-0 gap-1.5"
    >
      <span id={`${id}-label`} className="font-semibold break-words">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 max-w-full cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 py-2 font-medium has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span className="min-w-0 break-words">{option.label}</span>
          </label>
        ))}
        {!required && value !== '' && (
          <LinkButton aria-label={t('clearOf', { label: question.label })} onClick={() => onChange('')}>
            {t('clear')}
          </LinkButton>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
