import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLiveEvent } from '../../lib/live/live-provider'
import { useNow } from '../../lib/hooks/use-now'
import { googleStatusKey, useGoogle } from '../connection/google.queries'
import { consent } from '../consent/consent'
import { GoogleNotice } from './google-notice'
import { noticeOf } from './notice-of'
import { useAutoCheck } from './use-auto-check'
import { whenUserChanges } from './when-user-changes'

interface GoogleWatchProps {
  /** The name in browser storage under which the signed-in user is kept. */
  storedUserKey: string
  /** Where the connection is looked after. */
  detailsHref: string
}

/**
 * Keeps the state of Google Calendar current behind every screen and shows the notice. Mount it once, for a company with
 * mod_agendamento (GOOG-01).
 */
export function GoogleWatch({ storedUserKey, detailsHref }: GoogleWatchProps) {
  const client = useQueryClient()
  const google = useGoogle()
  const now = useNow()
  const [occasionAt, setOccasionAt] = useState(Date.now)

  useLiveEvent('GOOGLE_CHANGED', ({ status }) => {
    void client.cancelQueries({ queryKey: googleStatusKey })
    client.setQueryData(googleStatusKey, status)
  })
  useEffect(
    () =>
      consent.onEnd((isConnected) => {
        if (isConnected) setOccasionAt(Date.now())
        void client.invalidateQueries({ queryKey: googleStatusKey })
      }),
    [client],
  )
  useAutoCheck(google)
  useEffect(
    () =>
      whenUserChanges(window, storedUserKey, () => {
        void client.invalidateQueries({ queryKey: googleStatusKey })
      }),
    [client, storedUserKey],
  )

  const notice = noticeOf({ ...google, occasionAt, now })
  return <GoogleNotice notice={notice} problem={google.connection.problem} detailsHref={detailsHref} />
}
