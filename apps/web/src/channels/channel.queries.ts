import {
  connectChannel,
  disconnectChannel,
  getChannel,
  saveChannel,
  type Channel,
} from '@balcao/contract/channels'
import type { BodyInputOf } from '@balcao/contract/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'
import { useLiveEvent } from '../lib/live/live-provider'

const channelKey = ['channels', 'channel'] as const

/** While a phone is being paired, in case a live event got lost. */
const watchMs = 5_000
/** The gateway takes some seconds to make a QR code. */
const connectTimeoutMs = 45_000

/** The company's connection, kept current by live events. */
export function useChannel() {
  const client = useQueryClient()
  useLiveEvent('CHANNEL_CHANGED', ({ channel }) => {
    void client.cancelQueries({ queryKey: channelKey })
    client.setQueryData(channelKey, channel)
  })
  return useQuery({
    queryKey: channelKey,
    queryFn: ({ signal }): Promise<Channel> => call(getChannel, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'pairing' || data?.state === 'connecting' ? watchMs : false,
  })
}

/** What can be done with the connection; each answer is shown at once. */
export function useChannelActs() {
  const client = useQueryClient()
  const onSuccess = (channel: Channel) => client.setQueryData(channelKey, channel)
  return {
    save: useMutation({
      mutationFn: (body: BodyInputOf<typeof saveChannel>) => call(saveChannel, { body }),
      onSuccess,
    }),
    connect: useMutation({
      mutationFn: () => call(connectChannel, { timeoutMs: connectTimeoutMs }),
      onSuccess,
    }),
    disconnect: useMutation({ mutationFn: () => call(disconnectChannel, {}), onSuccess }),
  }
}

export type ChannelActs = ReturnType<typeof useChannelActs>
