import type { Appointment } from '@balcao/contract/scheduling'
import { MessageCircleQuestion } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Badge } from '../../../ui/values/badge'
import { questionsTexts } from './texts'

interface MissingBadgeProps {
  appointment: Appointment
  /** Epoch milliseconds. */
  now: number
}

/** That an answer is missing that the shop needs; nothing for an appointment that is over or has all. */
export function MissingBadge({ appointment: { questions, status, ends_at: end }, now }: MissingBadgeProps) {
  const t = useTexts(questionsTexts)
  const isAwaited = (status === 'pending' || status === 'confirmed') && now < Date.parse(end)
  if (questions !== 'missing' || !isAwaited) return null
  return (
    <Badge tone="analysis" icon={<MessageCircleQuestion size={16} aria-hidden="true" />}>
      {t('missing')}
    </Badge>
  )
}
