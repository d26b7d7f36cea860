import type { Fulfilment } from '@balcao/domain/orders'
import { Bike, Store, type LucideIcon } from 'lucide-react'

/** The sign of an order that is brought, and of one that is fetched. */
export const fulfilmentIcons: Readonly<Record<Fulfilment, LucideIcon>> = { delivery: Bike, pickup: Store }
