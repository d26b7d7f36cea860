import type { ServiceQuestions } from '@balcao/contract/scheduling'
import { QUESTION_LIMITS } from '@balcao/domain/scheduling/questions'
import { Plus } from 'lucide-react'
import { Fragment, useId, useRef, useState } from 'react'
import { commonTexts } from '../../../i18n/common-texts'
import { useTexts } from '../../../i18n/language'
import { useFocusSoon, wrongField } from '../../../lib/hooks/use-focus-soon'
import { newId } from '../../../lib/new-id'
import { ConflictDialog } from '../../../shared/edit/conflict-dialog'
import { Button } from '../../../ui/buttons/button'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { notifyUndo } from '../../../ui/notices/notify-undo'
import { clashWords } from '../../settings/clash-words'
import { schedulingTexts } from '../../texts'
import { QuestionRow } from './question-row'
import {
  draftProblems,
  findIn,
  newQuestion,
  withPlace,
  type QuestionField,
  type QuestionsDraft,
} from './questions-draft'
import { questionsTexts } from './texts'
import { useOrderDrag } from './use-order-drag'
import { useQuestionsEdit } from './use-questions-edit'

interface QuestionsDialogProps {
  service: string
  stored: ServiceQuestions
  onClose: () => void
}

/** What a service asks its customers, in its order. */
export function QuestionsDialog({ service, stored, onClose }: QuestionsDialogProps) {
  const t = useTexts(questionsTexts)
  const tAgenda = useTexts(schedulingTexts)
  const tCommon = useTexts(commonTexts)
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const focusSoon = useFocusSoon(list)
  const [opened] = useState(stored)
  const [openId, setOpenId] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const wordsOf = (draft: QuestionsDraft, field: QuestionField) =>
    findIn(draft, field.slice('question.'.length))?.label.trim() ?? ''
  const nameOf = (field: QuestionField): string =>
    field === 'order'
      ? t('order')
      : wordsOf(opened.questions, field) || wordsOf(edit.draft ?? [], field) || t('label')
  const edit = useQuestionsEdit({ stored: opened, service, nameOf, onSaved: onClose })
  const draft = edit.draft!
  const move = (id: string, to: number) => edit.change((now) => withPlace(now, id, to))
  const { drag, grab } = useOrderDrag(list, move)

  const linesOf = (field: QuestionField, said: QuestionsDraft): string[] => {
    if (field === 'order') return said.map(({ label }) => label)
    const question = findIn(said, field.slice('question.'.length))
    if (!question) return [t('gone')]
    const { label, hint, kind, choices, required, when } = question
    return [
      label,
      ...(hint === '' ? [] : [hint]),
      kind === 'choice' ? choices.join(', ') : t(`kind_${kind}`),
      t(`when_${when}`),
      ...(required ? [t('required')] : []),
    ]
  }
  if (edit.conflict) {
    return (
      <ConflictDialog
        conflict={edit.conflict}
        t={(key) => tAgenda(clashWords[key])}
        nameOf={nameOf}
        linesOf={linesOf}
      />
    )
  }
  const problems = draftProblems(draft)
  const save = () => {
    setTried(true)
    const bad = draft.find(({ id }) => problems.has(id))
    if (!bad) return void edit.save()
    setOpenId(bad.id)
    focusSoon(wrongField)
  }
  const add = () => {
    const id = newId()
    setTried(false)
    edit.change((now) => [...now, newQuestion(id)])
    setOpenId(id)
    focusSoon('[name=label]')
  }
  const remove = (id: string) => {
    const [question, place] = [findIn(draft, id), draft.findIndex((one) => one.id === id)]
    edit.change((now) => now.filter((one) => one.id !== id))
    if (question && question.label.trim() !== '')
      notifyUndo(t('removed'), t('undo'), () =>
        edit.change((now) => (findIn(now, id) ? now : now.toSpliced(place, 0, question))),
      )
  }
  const isFull = draft.length >= QUESTION_LIMITS.questions
  const line = <li aria-hidden="true" data-drop-line="" className="h-1 rounded-full bg-accent" />
  const others = draft.filter(({ id }) => id !== drag?.id)
  const isLineBefore = (id: string) => drag !== null && others.findIndex((one) => one.id === id) === drag.to
  return (
    <FormDialog
      title={t('title', { service })}
      description={t('intro')}
      words={{ cancel: tCommon('cancel'), save: t('save') }}
      width="wide"
      busy={edit.busy}
      onSave={save}
      onClose={onClose}
    >
      <p id={hintId} className="sr-only">
        {t('gripHint')}
      </p>
      {draft.length === 0 && <p className="font-medium">{t('none')}</p>}
      <ul ref={list} className={drag ? 'grid cursor-grabbing gap-2 select-none' : 'grid gap-2'}>
        {draft.map((question, place) => (
          <Fragment key={question.id}>
            {isLineBefore(question.id) && line}
            <QuestionRow
              question={question}
              number={place + 1}
              count={draft.length}
              problem={tried ? problems.get(question.id) : undefined}
              isOpen={openId === question.id && drag === null}
              isDragged={drag?.id === question.id}
              hintId={hintId}
              onOpen={() => setOpenId(openId === question.id ? null : question.id)}
              onChange={(change) =>
                edit.change((now) => now.map((one) => (one.id === question.id ? { ...one, ...change } : one)))
              }
              onStep={(by) => move(question.id, place + by)}
              onGrab={(event) => grab(question.id, event)}
              onRemove={() => remove(question.id)}
            />
          </Fragment>
        ))}
        {drag !== null && drag.to === others.length && line}
      </ul>
      {isFull ? (
        <p className="text-ink-soft">{t('full', { count: QUESTION_LIMITS.questions })}</p>
      ) : (
        <Button
          kind="secondary"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={add}
        >
          {t('add')}
        </Button>
      )}
    </FormDialog>
  )
}
