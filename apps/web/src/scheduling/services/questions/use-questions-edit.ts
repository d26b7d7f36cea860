import { saveQuestions, ServiceQuestions } from '@balcao/contract/scheduling'
import { tidyQuestion } from '@balcao/domain/scheduling/questions'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../i18n/error-text'
import { currentLanguage, textsNow } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { logFailure } from '../../../lib/log'
import { currentOf } from '../../../shared/edit/rules/current-of'
import { useEdit, type EditState } from '../../../shared/edit/use-edit'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { agendaKeys } from '../../data/agenda.queries'
import { questionFields, type QuestionField, type QuestionsDraft } from './questions-draft'
import { questionsTexts } from './texts'

interface QuestionsEditOptions {
  /** As they stood when the form opened. */
  stored: ServiceQuestions
  service: string
  nameOf: (field: QuestionField) => string
  onSaved: () => void
}

/** The edit of what a service asks. */
export function useQuestionsEdit({
  stored,
  service,
  nameOf,
  onSaved,
}: QuestionsEditOptions): EditState<ServiceQuestions, QuestionsDraft, QuestionField> {
  const client = useQueryClient()
  return useEdit<ServiceQuestions, QuestionsDraft, QuestionField>({
    stored,
    start: { base: stored, draft: stored.questions },
    fields: questionFields,
    draftOf: ({ questions }) => questions,
    versionOf: ({ version }) => version,
    send: ({ service_id: serviceId, version }, draft) =>
      call(saveQuestions, {
        params: { serviceId },
        body: { version, questions: draft.map(tidyQuestion) },
      }),
    theirsOf: (error) => currentOf(error, 'SETTINGS_CHANGED', ServiceQuestions),
    nameOf,
    onSaved(_, { isWhole }) {
      void client.invalidateQueries({ queryKey: agendaKeys.questions })
      notifyAgenda.success(textsNow(questionsTexts)('saved', { service }))
      if (isWhole) onSaved()
    },
    onFailure(error) {
      logFailure('questions of a service were not saved', error)
      notifyAgenda.error(errorText(error, currentLanguage(), textsNow(questionsTexts)('saveFailed')))
    },
  })
}
