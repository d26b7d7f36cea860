import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../lib/live/live-provider'
import { managerKey } from './manager.queries'

/** A rush of orders is read once. */
const restMs = 1_500

/** Reads the figures again, with what is shown left in its place, when orders or appointments changed. */
export function useLiveFigures() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void client.invalidateQueries({ queryKey: managerKey })
    }, restMs)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  useLiveEvent('ORDER_UPSERT', readSoon)
  useLiveEvent('ORDER_REMOVED', readSoon)
  useLiveEvent('APPOINTMENT_UPSERT', readSoon)
  useLiveEvent('APPOINTMENT_REMOVED', readSoon)
}
