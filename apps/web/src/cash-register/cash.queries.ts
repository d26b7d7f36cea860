import {
  closeCashRegister,
  listCashRegisters,
  moveCash,
  openCashRegister,
  printClosing,
  readCashRegister,
  voidCashMovement,
  type CashRegister,
} from '@balcao/contract/cash-register'
import { listStations } from '@balcao/contract/printing'
import type { ByMethod } from '@balcao/domain/cash-register'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

const keys = { all: ['cash'], open: ['cash', 'open'], closed: ['cash', 'closed'] } as const

/** The register that is open, or null; it follows what others do, and what is paid. */
export function useCashRegister() {
  const client = useQueryClient()
  useLiveEvent('CASH_CHANGED', () => void client.invalidateQueries({ queryKey: keys.all }))
  useLiveEvent('ORDER_UPSERT', () => void client.invalidateQueries({ queryKey: keys.open }))
  return useQuery({
    queryKey: keys.open,
    queryFn: async ({ signal }) => (await call(readCashRegister, { signal })).register,
    refetchOnMount: 'always',
  })
}

/** Those that were closed, the last one first, in pages. */
export function useClosedRegisters() {
  return useInfiniteQuery({
    queryKey: keys.closed,
    queryFn: ({ pageParam, signal }) =>
      call(listCashRegisters, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ registers, more }) => (more ? (registers.at(-1)?.closed_at ?? null) : null),
    select: ({ pages }) => pages.flatMap(({ registers }) => registers),
    refetchOnMount: 'always',
  })
}

/** The shop's printers. */
export function useStations() {
  return useQuery({
    queryKey: ['cash', 'stations'],
    queryFn: ({ signal }) => call(listStations, { signal }),
    refetchOnMount: 'always',
  })
}

/** Has one of them print how a register was closed, under an id of the caller's. Rejects with ApiError. */
export function usePrintClosing() {
  return useMutation({
    mutationFn: ({ registerId, ...body }: { registerId: string; id: string; station_id: string }) =>
      call(printClosing, { params: { registerId }, body }),
  })
}

/** What is done with a register; each answers it as it stands then. They reject with ApiError. */
export function useCashActs() {
  const client = useQueryClient()
  const onSuccess = (register: CashRegister) => {
    client.setQueryData(keys.open, register.closed_at === null ? register : null)
    if (register.closed_at !== null) void client.invalidateQueries({ queryKey: keys.closed })
  }
  // Refused because it stands otherwise by now: it is read again.
  const onError = () => void client.invalidateQueries({ queryKey: keys.open })
  return {
    open: useMutation({
      mutationFn: (body: { id: string; opening_cents: number }) => call(openCashRegister, { body }),
      onSuccess,
      onError,
    }),
    move: useMutation({
      mutationFn: ({ registerId, ...body }: MovementToSend) =>
        call(moveCash, { params: { registerId }, body }),
      onSuccess,
      onError,
    }),
    takeBack: useMutation({
      mutationFn: (params: { registerId: string; movementId: string }) => call(voidCashMovement, { params }),
      onSuccess,
      onError,
    }),
    close: useMutation({
      mutationFn: ({ registerId, ...body }: { registerId: string; counted: ByMethod; note: string | null }) =>
        call(closeCashRegister, { params: { registerId }, body }),
      onSuccess,
      onError,
    }),
  }
}

interface MovementToSend {
  registerId: string
  id: string
  kind: 'in' | 'out'
  cents: number
  reason: string
}
