import type { LeadState } from '@balcao/contract/operator'
import { useTexts } from '../../i18n/language'
import { Badge, type Tone } from '../../ui/values/badge'
import { operatorTexts } from '../texts'

const tones: Record<LeadState, Tone> = {
  new: 'analysis',
  approved: 'accent',
  onboarded: 'production',
  active: 'ready',
  discarded: 'neutral',
}

export function LeadStateBadge({ state }: { state: LeadState }) {
  const t = useTexts(operatorTexts)
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
}
