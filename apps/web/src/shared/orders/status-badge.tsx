import type { OrderStatus } from '@balcao/domain/orders'
import {
  Ban,
  Bike,
  CheckCheck,
  ChefHat,
  CircleHelp,
  Clock,
  PackageCheck,
  type LucideIcon,
} from 'lucide-react'
import { Badge, type Tone } from '../../ui/values/badge'

const looks: Partial<Record<OrderStatus, readonly [Tone, LucideIcon]>> = {
  analysis: ['analysis', Clock],
  production: ['production', ChefHat],
  ready: ['ready', PackageCheck],
  dispatched: ['accent', Bike],
  delivered: ['neutral', CheckCheck],
  cancelled: ['danger', Ban],
  refused: ['danger', Ban],
}

/** An order's status in a word, a colour and a sign. */
export function StatusBadge({ status, word }: { status: OrderStatus; word: string }) {
  // A newer server may know more statuses than this screen.
  const [tone, Icon] = looks[status] ?? (['neutral', CircleHelp] as const)
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {word}
    </Badge>
  )
}
