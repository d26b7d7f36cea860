import type { BookableService } from '@balcao/contract/booking'
import type { Way } from '@balcao/domain/scheduling/light'

/** One of the ways in which a service is done: how long, and for how much. */
export interface ServiceWay extends Way {
  prices: BookableService['prices']
}

/** In which ways a service is done; none where nobody does it now. */
export function waysOf({ ways, duration, prices }: BookableService): readonly ServiceWay[] {
  return ways?.map((way) => ({ ...way, minutes: way.duration })) ?? [{ minutes: duration, prices }]
}
