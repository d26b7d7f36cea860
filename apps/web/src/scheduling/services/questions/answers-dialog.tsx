import { Answers, saveAnswers, type Appointment } from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { commonTexts } from '../../../i18n/common-texts'
import { errorText } from '../../../i18n/error-text'
import { currentLanguage, textsNow, useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import {
  answerWords,
  carriedOver,
  changedIn,
  draftOfAnswers,
  typedFor,
  type AnswersDraft,
} from '../../../shared/customer/answers/answers-draft'
import { QuestionFields } from '../../../shared/customer/answers/question-fields'
import { answersTexts } from '../../../shared/customer/answers/texts'
import { ConflictDialog } from '../../../shared/edit/conflict-dialog'
import { currentOf } from '../../../shared/edit/rules/current-of'
import { plainFields } from '../../../shared/edit/rules/fields'
import { useEdit } from '../../../shared/edit/use-edit'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { agendaKeys } from '../../data/agenda.queries'
import { clashWords } from '../../settings/clash-words'
import { schedulingTexts } from '../../texts'
import { questionsTexts } from './texts'

/** Answers that are edited: what that began from, what is typed, and how often it began anew. */
export interface OpenedAnswers {
  base: Answers
  draft: AnswersDraft
  round: number
}

interface AnswersDialogProps {
  appointment: Appointment
  opened: OpenedAnswers
  /** The questions are others by now: it begins anew with what was typed. */
  onReopen: (opened: OpenedAnswers) => void
  onClose: () => void
}

const fields = plainFields<AnswersDraft>()

/** Answers that somebody gives at the counter or by phone, written down for them. */
export function AnswersDialog({ appointment, opened, onReopen, onClose }: AnswersDialogProps) {
  const t = useTexts(questionsTexts)
  const tAgenda = useTexts(schedulingTexts)
  const tAnswers = useTexts(answersTexts)
  const tCommon = useTexts(commonTexts)
  const client = useQueryClient()
  const params = { id: appointment.id }
  const questionOf = (id: string) => opened.base.questions.find((question) => question.id === id)
  const edit = useEdit<Answers, AnswersDraft, string>({
    stored: opened.base,
    start: opened,
    fields,
    draftOf: draftOfAnswers,
    versionOf: ({ version }) => version,
    send: (base, draft) =>
      call(saveAnswers, { params, body: { version: base.version, answers: changedIn(base, draft) } }),
    theirsOf: (error) => currentOf(error, 'ANSWERS_CHANGED', Answers),
    keep: (answers) => client.setQueryData(agendaKeys.answers(appointment.id), answers),
    nameOf: (id) => questionOf(id)?.label ?? '',
    onSaved(_, { isWhole }) {
      notifyAgenda.success(textsNow(questionsTexts)('answersSaved'))
      if (isWhole) onClose()
    },
    onFailure(error, draft) {
      logFailure('answers were not saved', error)
      const words = textsNow(answersTexts)
      const now = currentOf(error, 'QUESTIONS_CHANGED', Answers)
      if (!now) return notifyAgenda.error(errorText(error, currentLanguage(), words('saveFailed')))
      notifyAgenda.error(words('changed'))
      onReopen({ base: now, draft: carriedOver(opened.base, draft, now), round: opened.round + 1 })
    },
  })
  const draft = edit.draft!
  const linesOf = (id: string, said: AnswersDraft): string[] => {
    const [kind, answer] = [questionOf(id)?.kind ?? 'text', typedFor(said, id)]
    return answer === '' ? [] : [answerWords(tAnswers, { kind, answer })]
  }
  if (edit.conflict) {
    return (
      <ConflictDialog
        conflict={edit.conflict}
        t={(key) => tAgenda(clashWords[key])}
        nameOf={(id) => questionOf(id)?.label ?? ''}
        linesOf={linesOf}
      />
    )
  }
  return (
    <FormDialog
      title={t('answersOf', { client: appointment.client })}
      words={{ cancel: tCommon('cancel'), save: t('answersSave') }}
      busy={edit.busy}
      onSave={() => void edit.save()}
      onClose={onClose}
    >
      <QuestionFields
        questions={(edit.base ?? opened.base).questions.filter(({ asked }) => asked)}
        draft={draft}
        errors={{}}
        onChange={(next) => edit.change(() => next)}
      />
    </FormDialog>
  )
}
