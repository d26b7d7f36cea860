import { liveEvents, type LiveEventData, type LiveEventName } from '@balcao/contract/live'

/** A live event as the stream carries it; `id` grows by one within a company. */
export type LiveEvent = {
  [N in LiveEventName]: { id: number; name: N; data: LiveEventData<N> }
}[LiveEventName]

export const liveEventNames = Object.keys(liveEvents) as LiveEventName[]

/** Reads one server-sent event. Null for an id or data that make no sense; the reader then counts it as a gap. */
export function readLiveEvent(name: LiveEventName, id: string, text: string): LiveEvent | null {
  if (!/^\d{1,15}$/.test(id)) return null
  try {
    const result = liveEvents[name].safeParse(JSON.parse(text))
    return result.success ? ({ id: Number(id), name, data: result.data } as LiveEvent) : null
  } catch {
    return null
  }
}
