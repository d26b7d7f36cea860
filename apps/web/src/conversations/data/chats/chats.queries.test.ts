import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { buildChat } from '../../testing/build-chat'
import { noChatFilter } from './chat-filter'
import { chatListOptions } from './chats.queries'
import { conversationsDataOf } from '../conversations-data'

it('CACHE-06 a list that was read before is shown at once, and only that one', () => {
  const data = conversationsDataOf('company')
  const page = { chats: [buildChat()], more: true }
  data.lists.set(JSON.stringify(noChatFilter), page)
  expect(chatListOptions(data, noChatFilter).initialData).toEqual({ pages: [page], pageParams: [null] })
  expect(chatListOptions(data, { ...noChatFilter, query: 'ana' }).initialData).toBeUndefined()
})

it('while a list is awaited, the one before is handed on as the same object at every render', () => {
  const data = conversationsDataOf('another company')
  const client = new QueryClient()
  const options = (query: string) => ({
    ...chatListOptions(data, { ...noChatFilter, query }),
    queryFn: () => new Promise<never>(() => {}),
  })
  client.setQueryData(options('').queryKey, {
    pages: [{ chats: [buildChat()], more: false }],
    pageParams: [null],
  })
  const observer = new InfiniteQueryObserver(client, options(''))
  const stop = observer.subscribe(() => {})
  observer.setOptions(options('ana'))
  const first = observer.getCurrentResult()
  expect([first.isPlaceholderData, first.data?.length]).toEqual([true, 1])
  observer.setOptions(options('ana'))
  expect(observer.getCurrentResult().data).toBe(first.data)
  stop()
})
