import type { OwnBooking } from '@balcao/contract/booking'
import { useCallback, useEffect, useState } from 'react'
import { hasCode } from '../../lib/http/api-error'
import { fetchOwnBooking } from '../booking-calls'

type OwnState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; booking: OwnBooking }

/** The appointment behind a private link, read again when somebody comes back to the page; a failed reread keeps it. */
export function useOwnBooking(company: string, link: string) {
  const [state, setState] = useState<OwnState>({ status: 'loading' })

  const reread = useCallback(async () => {
    const next = await readState(company, link)
    setState((before) => (next.status === 'failed' && before.status === 'ready' ? before : next))
  }, [company, link])

  useEffect(() => {
    const again = () => {
      if (!document.hidden) void reread()
    }
    again()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [reread])

  const show = useCallback((booking: OwnBooking) => setState({ status: 'ready', booking }), [])
  const retry = () => {
    setState({ status: 'loading' })
    void reread()
  }
  return { state, show, reread, retry }
}

async function readState(company: string, link: string): Promise<OwnState> {
  try {
    return { status: 'ready', booking: await fetchOwnBooking(company, link) }
  } catch (error) {
    return {
      status: hasCode(error, 'APPOINTMENT_NOT_FOUND', 'NOT_FOUND', 'INVALID_INPUT') ? 'missing' : 'failed',
    }
  }
}
