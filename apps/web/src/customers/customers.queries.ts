import {
  eraseCustomer,
  exportCustomer,
  getCustomerRecord,
  getRetention,
  listCustomers,
  noteCustomer,
  saveRetention,
  type CustomerRecord,
  type CustomerSort,
  type Retention,
} from '@balcao/contract/customers'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePages } from '../lib/hooks/use-pages'
import { call } from '../lib/http/api'
import { callLoosely } from '../lib/http/send'

const keys = {
  all: ['customers'] as const,
  list: (search: string, sort: CustomerSort) => ['customers', 'list', search, sort] as const,
  record: (key: string) => ['customers', 'record', key] as const,
  retention: ['customers', 'retention'] as const,
}

/** The list, page by page; what happened meanwhile is read when the screen is entered. */
export function useCustomers(search: string, sort: CustomerSort) {
  return usePages(keys.list(search, sort), (cursor, signal) =>
    call(listCustomers, {
      query: { sort, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
      signal,
    }),
  )
}

/** One customer; orders come page by page. */
export function useCustomer(key: string) {
  return useInfiniteQuery({
    queryKey: keys.record(key),
    queryFn: ({ pageParam, signal }) =>
      call(getCustomerRecord, { params: { key }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ orders_next }) => orders_next,
    refetchOnMount: 'always',
  })
}

/** Saves what the shop wrote; list and record are read again. */
export function useNoteCustomer(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<CustomerRecord, 'version' | 'given_name' | 'email' | 'notes'>) =>
      call(noteCustomer, { params: { key }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  })
}

/** The file's text: everything that is known of the person. */
export function useExportCustomer(key: string) {
  return useMutation({
    mutationFn: () => callLoosely(exportCustomer, { params: { key }, timeoutMs: 300_000 }),
  })
}

export function useEraseCustomer(key: string) {
  return useMutation({
    mutationFn: (confirm: string) =>
      call(eraseCustomer, { params: { key }, body: { confirm }, timeoutMs: 60_000 }),
  })
}

/** Forgets everything that screens hold of a customer who was erased. */
export function useForgetCustomers() {
  const client = useQueryClient()
  return () => client.resetQueries()
}

export function useRetention() {
  return useQuery({ queryKey: keys.retention, queryFn: ({ signal }) => call(getRetention, { signal }) })
}

export function useSaveRetention() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Retention) => call(saveRetention, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.retention }),
  })
}
