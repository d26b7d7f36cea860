import {
  getPrintSettings,
  listStations,
  type PrintSettings,
  type PrintStation,
} from '@balcao/contract/printing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

export const printingKeys = {
  stations: ['printing', 'stations'] as const,
  settings: ['printing', 'settings'] as const,
}

/** The company's stations, read again when one appears, goes or changes. */
export function useStations() {
  const client = useQueryClient()
  useLiveEvent('STATIONS_CHANGED', () => void client.invalidateQueries({ queryKey: printingKeys.stations }))
  return useQuery({
    queryKey: printingKeys.stations,
    queryFn: ({ signal }): Promise<PrintStation[]> => call(listStations, { signal }),
    refetchInterval: 30_000,
  })
}

/** Whether orders print by themselves, and which copies. */
export function usePrintSettings() {
  const client = useQueryClient()
  useLiveEvent('COMPANY_CHANGED', () => void client.invalidateQueries({ queryKey: printingKeys.settings }))
  return useQuery({
    queryKey: printingKeys.settings,
    queryFn: ({ signal }): Promise<PrintSettings> => call(getPrintSettings, { signal }),
  })
}
