import type { OrderStatus } from '@balcao/domain/orders'
import { Ban, CheckCheck, ChefHat, Clock, PackageCheck, type LucideIcon } from 'lucide-react'
import { Badge, type Tone } from '../../ui/badge'

const looks: Record<OrderStatus, readonly [Tone, LucideIcon]> = {
  analysis: ['analysis', Clock],
  production: ['production', ChefHat],
  ready: ['ready', PackageCheck],
  delivered: ['neutral', CheckCheck],
  cancelled: ['danger', Ban],
  refused: ['danger', Ban],
}

/** An order's status in a word, a colour and a sign. */
export function StatusBadge({ status, word }: { status: OrderStatus; word: string }) {
  const [tone, Icon] = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
