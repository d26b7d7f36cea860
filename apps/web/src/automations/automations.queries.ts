import {
  addEndpoint,
  createApiKey,
  editEndpoint,
  getDelivery,
  listApiKeys,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  resendDelivery,
  revokeApiKey,
  rotateSecret,
  testEndpoint,
  type Delivery,
  type Endpoint,
} from '@balcao/contract/automations'
import type { BodyInputOf } from '@balcao/contract/call'
import type { CompanyEvent } from '@balcao/contract/webhook-names'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'

const keysKey = ['automations', 'keys'] as const
const endpointsKey = ['automations', 'endpoints'] as const
const deliveriesKey = (endpointId: string) => ['automations', 'deliveries', endpointId] as const

/** While something is on its way, so that what came of it appears by itself. */
const watchMs = 2_000

export function useApiKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).keys,
    refetchOnMount: 'always',
  })
}

export function useKeyActs() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: keysKey })
  return {
    create: useMutation({
      mutationFn: (body: BodyInputOf<typeof createApiKey>) => call(createApiKey, { body }),
      onSuccess,
    }),
    revoke: useMutation({
      mutationFn: (keyId: string) => call(revokeApiKey, { params: { keyId } }),
      onSuccess,
    }),
  }
}

export function useEndpoints() {
  return useQuery({
    queryKey: endpointsKey,
    queryFn: async ({ signal }) => (await call(listEndpoints, { signal })).endpoints,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.some(({ pending }) => pending > 0) ? watchMs : false),
  })
}

/** What can be done with endpoints; whatever came of it, the list is read again. */
export function useEndpointActs() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: endpointsKey })
  return {
    add: useMutation({
      mutationFn: (body: BodyInputOf<typeof addEndpoint>) => call(addEndpoint, { body }),
      onSettled,
    }),
    edit: useMutation({
      mutationFn: ({ id, name, url, events, active, version }: Endpoint) =>
        call(editEndpoint, { params: { endpointId: id }, body: { name, url, events, active, version } }),
      onSettled,
    }),
    rotate: useMutation({
      mutationFn: (endpointId: string) => call(rotateSecret, { params: { endpointId } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (endpointId: string) => call(removeEndpoint, { params: { endpointId } }),
      onSettled,
    }),
  }
}

/** Sends a test or an old delivery again; the endpoint's list shows it at once. */
export function useSendActs(endpointId: string) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: endpointsKey }),
      client.invalidateQueries({ queryKey: deliveriesKey(endpointId) }),
    ])
  return {
    test: useMutation({
      mutationFn: (event: CompanyEvent) => call(testEndpoint, { params: { endpointId }, body: { event } }),
      onSettled,
    }),
    resend: useMutation({
      mutationFn: (deliveryId: string) => call(resendDelivery, { params: { deliveryId } }),
      onSettled,
    }),
  }
}

/** Deliveries of an endpoint, newest first, page by page. */
export function useDeliveries(endpointId: string, state: Delivery['state'] | undefined) {
  return useInfiniteQuery({
    queryKey: [...deliveriesKey(endpointId), state ?? 'all'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam }) =>
      call(listDeliveries, {
        signal,
        params: { endpointId },
        query: { ...(pageParam === undefined ? {} : { cursor: pageParam }), ...(state ? { state } : {}) },
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some((one) => one.state === 'pending'))
        ? watchMs
        : false,
  })
}

export function useDelivery(deliveryId: string) {
  return useQuery({
    queryKey: ['automations', 'delivery', deliveryId],
    queryFn: ({ signal }) => call(getDelivery, { signal, params: { deliveryId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'pending' ? watchMs : false),
  })
}
