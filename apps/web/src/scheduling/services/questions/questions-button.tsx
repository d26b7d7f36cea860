import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { LinkButton } from '../../../ui/buttons/link-button'
import { QuestionsDialog } from './questions-dialog'
import { useQuestions } from './questions.queries'
import { questionsTexts } from './texts'

/** What a service asks its customers, to be opened; nothing for who may not change it. */
export function QuestionsButton({ service: { id, name } }: { service: { id: string; name: string } }) {
  const t = useTexts(questionsTexts)
  const may = useMay('scheduling.saveQuestions')
  const { data } = useQuestions(may)
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return null
  const stored = data.find((one) => one.service_id === id) ?? { service_id: id, questions: [], version: 0 }
  const count = stored.questions.length
  return (
    <>
      <LinkButton
        aria-label={t('openOf', { service: name })}
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        <MessageCircleQuestion size={18} aria-hidden="true" />
        {count === 0 ? t('openNone') : t('open', { count })}
      </LinkButton>
      {isOpen && <QuestionsDialog service={name} stored={stored} onClose={() => setIsOpen(false)} />}
    </>
  )
}
