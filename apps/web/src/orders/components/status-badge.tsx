import type { OrderStatus } from '@balcao/domain/orders'
import { Ban, CheckCheck, ChefHat, Clock, PackageCheck, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Badge, type Tone } from '../../ui/badge'
import { ordersTexts } from '../texts'

const looks: Record<OrderStatus, readonly [Tone, LucideIcon]> = {
  analysis: ['analysis', Clock],
  production: ['production', ChefHat],
  ready: ['ready', PackageCheck],
  delivered: ['neutral', CheckCheck],
  cancelled: ['danger', Ban],
  refused: ['danger', Ban],
}

/** A status in a word, a colour and a sign. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTexts(ordersTexts)
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {t(`status_${status}`)}
    </Badge>
  )
}
