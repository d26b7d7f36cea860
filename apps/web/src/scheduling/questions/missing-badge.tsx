import type { Appointment } from '@balcao/contract/scheduling'
import { MessageCircleQuestion } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { questionsTexts } from './texts'

/** That an answer is missing that the shop needs; nothing for an appointment that is over or has all. */
export function MissingBadge({ appointment: { questions, status } }: { appointment: Appointment }) {
  const t = useTexts(questionsTexts)
  if (questions !== 'missing' || (status !== 'pending' && status !== 'confirmed')) return null
  return (
    <Badge tone="analysis" icon={<MessageCircleQuestion size={16} aria-hidden="true" />}>
      {t('missing')}
    </Badge>
  )
}
