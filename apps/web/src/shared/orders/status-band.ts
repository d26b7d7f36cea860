import type { OrderStatus } from '@balcao/domain/orders'
import { toneColours, type Tone } from '../../ui/values/badge'

const tones: Partial<Record<OrderStatus, Tone>> = {
  analysis: 'analysis',
  production: 'production',
  ready: 'ready',
  dispatched: 'accent',
  delivered: 'neutral',
  cancelled: 'neutral',
  refused: 'neutral',
}

/** The colours of a band that carries an order's status among other words: what is over steps back. */
export function statusBand(status: OrderStatus): string {
  return toneColours[tones[status] ?? 'neutral']
}
