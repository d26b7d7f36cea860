import { useEffect, useRef, useState } from 'react'
import { hasCode } from '../../../lib/http/api-error'
import type { BookingCalls, HoldRequest } from '../../booking-calls'
import { holdMinutes } from './hold-minutes'
import { freshStarts, refusesTime } from '../send-booking'

/** `none`: the server could not keep it; the booking itself decides then. */
export type Hold =
  | { status: 'asking' }
  /** `until` is null where this device's clock cannot be right. */
  | { status: 'kept'; until: string | null; held: Held }
  | { status: 'none' }

/** With whom the time is kept, how long it takes, and what it costs. */
type Held = Pick<
  Awaited<ReturnType<BookingCalls['hold']>>,
  'professional' | 'duration' | 'price_cents' | 'services'
>

/** Of the page, not of one step: what is kept anew must not find its own former time taken. */
let queue: Promise<unknown> = Promise.resolve()

interface HoldEvents {
  onTaken: (starts: string[]) => void
  onTimeGone: () => void
  onServiceGone: () => void
  onNotOffered: () => void
  /** The time is everybody's again. */
  onReleased: () => void
  /** There are no seats for as many; the time is still kept for `kept` people. */
  onNoSeats: (kept: number) => void
}

/**
 * Keeps the chosen time while this piece is on the screen, and gives it back when it leaves, unless `finish` was called:
 * the booking has taken it over, or there is nothing to give back. One thing after the other, so that a quick way back
 * and forth ends as it looks. Of the same time for another number of people nothing is given back between. `request` keeps its identity while it is the same choice.
 */
export function useHold(
  calls: Pick<BookingCalls, 'hold' | 'release'>,
  request: HoldRequest,
  events: HoldEvents,
) {
  const [hold, setHold] = useState<Hold>({ status: 'asking' })
  const finished = useRef(false)
  const wanted = useRef<string | null>(null)
  const kept = useRef<{ id: string; people: number } | null>(null)
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })

  useEffect(() => {
    let isGone = false
    wanted.current = request.id
    const keep = async () => {
      if (isGone) return
      const people = request.people ?? 1
      const before = kept.current?.id === request.id ? kept.current : null
      if (before) setHold({ status: 'asking' })
      try {
        const { until, ...held } = await calls.hold(request)
        kept.current = { id: request.id, people }
        // A time that was just kept and is over already was measured by a wrong clock.
        if (!isGone) setHold({ status: 'kept', until: holdMinutes(until, Date.now()) ? until : null, held })
      } catch (error) {
        if (isGone) return
        if (before && before.people < people && hasCode(error, 'SLOT_TAKEN'))
          return latest.current.onNoSeats(before.people)
        setHold({ status: 'none' })
        if (hasCode(error, 'SLOT_TAKEN')) latest.current.onTaken(freshStarts(error.current))
        if (refusesTime(error)) latest.current.onTimeGone()
        if (hasCode(error, 'SERVICE_NOT_FOUND')) latest.current.onServiceGone()
        if (hasCode(error, 'SERVICE_NOT_OFFERED', 'AGENDA_NOT_FOUND')) latest.current.onNotOffered()
      }
    }
    const release = async () => {
      if (kept.current?.id !== request.id || finished.current || wanted.current === request.id) return
      kept.current = null
      await calls.release(request.id).catch(() => undefined)
      latest.current.onReleased()
    }
    queue = queue.then(keep)
    return () => {
      isGone = true
      wanted.current = null
      queue = queue.then(release)
    }
  }, [calls, request])

  return {
    hold,
    finish: () => {
      finished.current = true
    },
  }
}
