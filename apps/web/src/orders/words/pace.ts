import { DEFAULT_ZONE } from '@balcao/domain/time'
import { createContext, use } from 'react'
import { averageAt, type Pace } from './age'

const PaceContext = createContext<Pace | undefined>(undefined)

/** Tells the cards below how long the company says that an order takes. */
export const PaceScope = PaceContext.Provider

/** The zone of the shop whose orders these are. */
export function useShopZone(): string {
  return use(PaceContext)?.time_zone ?? DEFAULT_ZONE
}

/** Minutes from order to customer at `now`, epoch milliseconds. */
export function useAverageTime(now: number): number {
  return averageAt(use(PaceContext), now)
}
