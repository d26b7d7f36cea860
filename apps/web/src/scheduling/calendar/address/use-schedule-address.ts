import { useCallback, useMemo } from 'react'
import { useAddress } from '../../../lib/hooks/use-address'
import { spans, type Span } from '../dates/calendar-dates'
import { readSchedule, writeSchedule, type ScheduleAddress } from './schedule-address'

/** What the screen shows lives in the address: a reload and a shared link show the same. */
export function useScheduleAddress(today: string) {
  const [address, setAddress] = useAddress()
  const shown = useMemo(() => readSchedule(address, today), [address, today])
  const show = useCallback(
    (change: Partial<ScheduleAddress>) =>
      setAddress((now) => writeSchedule(now, change), {
        replace: !change.panel,
        preventScrollReset: true,
      }),
    [setAddress],
  )
  return { shown, show }
}

/** The span that suits the width of the window where the address names none. */
export function usualSpan(): Span {
  return window.matchMedia('(min-width: 64rem)').matches ? spans[1] : spans[0]
}
