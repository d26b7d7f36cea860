import type { Delivery } from '@balcao/contract/automations'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge, type Tone } from '../../ui/values/badge'
import { automationTexts } from '../texts'

const looks = {
  delivered: ['ready', CircleCheck],
  pending: ['analysis', Clock],
  failed: ['danger', CircleX],
} as const satisfies Record<Delivery['state'], readonly [Tone, unknown]>

/** How a delivery stands, in a word. */
export function DeliveryBadge({ delivery: { state, attempts } }: { delivery: Delivery }) {
  const t = useTexts(automationTexts)
  const [tone, Icon] = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {state === 'pending' && attempts > 0 ? t('state_retrying') : t(`state_${state}`)}
    </Badge>
  )
}
