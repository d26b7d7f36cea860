import {
  QUESTION_LIMITS,
  questionKinds,
  questionTimes,
  type ServiceQuestion,
} from '@balcao/domain/scheduling/questions'
import { ChevronDown, GripVertical, Trash2 } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Segmented } from '../../../ui/choices/segmented'
import { Switch } from '../../../ui/choices/switch'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { TextField } from '../../../ui/fields/text-field'
import { cx } from '../../../ui/look/class-names'
import type { draftProblems } from './questions-draft'
import { questionsTexts } from './texts'

interface QuestionRowProps {
  question: ServiceQuestion
  /** From 1, and of how many. */
  number: number
  count: number
  problem: ReturnType<ReturnType<typeof draftProblems>['get']>
  isOpen: boolean
  isDragged: boolean
  /** Of the sentence that explains the grips. */
  hintId: string
  onOpen: () => void
  onChange: (change: Partial<ServiceQuestion>) => void
  onStep: (by: -1 | 1) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onRemove: () => void
}

/** One question of a service: folded to a line, or open to be edited. Its grip takes it to another place. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, number, count, problem, isOpen, isDragged, hintId } = props
  const { onOpen, onChange, onStep, onGrab, onRemove } = props
  const t = useTexts(questionsTexts)
  const grip = useRef<HTMLButtonElement>(null)
  const { id, label, kind, required, when } = question
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null) return
    event.preventDefault()
    // The browser takes the focus from an element that moves in the page.
    flushSync(() => onStep(by))
    grip.current?.focus()
  }
  const facts = [t(`kind_${kind}`), t(`when_${when}`), ...(required ? [t('required')] : [])]
  return (
    <li data-row={id} className={cx('rounded-md border border-line', isDragged && 'opacity-45')}>
      <div className="flex items-center gap-1 pr-1">
        <button
          ref={grip}
          type="button"
          aria-label={t('grip', { number, count })}
          aria-describedby={hintId}
          onKeyDown={press}
          onPointerDown={onGrab}
          className="inline-flex h-11 w-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-md text-ink-soft hover:text-ink"
        >
          <GripVertical size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 py-2 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">
              {number}. {label.trim() || t('label')}
            </span>
            {!isOpen && <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>}
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={cx('shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <IconButton
          label={t('remove', { number })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {isOpen && <QuestionFields question={question} problem={problem} onChange={onChange} />}
    </li>
  )
}

function QuestionFields({
  question,
  problem,
  onChange,
}: Pick<QuestionRowProps, 'question' | 'problem' | 'onChange'>) {
  const t = useTexts(questionsTexts)
  const { label, hint, kind, choices, required, when } = question
  const isOfLabel = problem === 'label-required' || problem === 'label-taken'
  return (
    <div className="grid gap-4 border-t border-line p-3 sm:p-4">
      <TextField
        label={t('label')}
        name="label"
        error={problem && isOfLabel ? t(problem) : undefined}
        maxLength={QUESTION_LIMITS.label}
        value={label}
        onValueChange={(text) => onChange({ label: text })}
      />
      <TextField
        label={t('hint')}
        maxLength={QUESTION_LIMITS.hint}
        value={hint}
        onValueChange={(text) => onChange({ hint: text })}
      />
      <div className="grid gap-4">
        <div className="grid content-start gap-1.5">
          <span aria-hidden="true" className="font-semibold">
            {t('kind')}
          </span>
          <Segmented
            label={t('kind')}
            wraps
            options={questionKinds.map((one) => ({ id: one, content: t(`kind_${one}`) }))}
            selected={kind}
            onSelect={(one) => onChange({ kind: one })}
          />
        </div>
        <div className="grid content-start gap-1.5">
          <span aria-hidden="true" className="font-semibold">
            {t('when')}
          </span>
          <Segmented
            label={t('when')}
            options={questionTimes.map((one) => ({ id: one, content: t(`when_${one}`) }))}
            selected={when}
            onSelect={(one) => onChange({ when: one })}
          />
        </div>
      </div>
      {kind === 'choice' && (
        <Field
          label={t('choices')}
          hint={t('choicesHint')}
          error={problem && !isOfLabel ? t(problem) : undefined}
        >
          {(ids) => (
            <TextArea
              {...ids}
              rows={4}
              value={choices.join('\n')}
              onChange={({ target }) =>
                onChange({
                  choices: target.value.split('\n').map((choice) => choice.slice(0, QUESTION_LIMITS.choice)),
                })
              }
            />
          )}
        </Field>
      )}
      <Switch label={t('required')} checked={required} onChange={(on) => onChange({ required: on })} />
    </div>
  )
}
