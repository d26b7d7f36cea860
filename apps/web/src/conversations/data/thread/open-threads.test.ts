import { expect, it } from 'vitest'
import { LimitedCache } from '../../../lib/caches/limited-cache'
import { buildMessage } from '../../testing/build-chat'
import { chatCaches, conversationsDataOf } from '../conversations-data'
import { OpenThreads } from './open-threads'
import type { Thread } from './thread'

const first = buildMessage({ id: 'm1', seq: 1 })
const second = buildMessage({ id: 'm2', seq: 2 })

function createThreads() {
  const kept = new LimitedCache<Thread>({ entries: 2, lifetimeMs: 1000, now: () => 0 })
  return { kept, threads: new OpenThreads({ kept, read: () => () => Promise.resolve([first]) }) }
}

const messagesOf = (threads: OpenThreads, id: string) =>
  threads
    .of(id)
    .view()
    .thread?.messages.map((message) => message.id)

it('CACHE-06 CACHE-07 keeps 50 lists for 60 s and 100 conversations for 5 min', () => {
  expect(chatCaches).toEqual({
    conversations: { entries: 50, lifetimeMs: 60_000 },
    messages: { entries: 100, lifetimeMs: 300_000 },
  })
})

it('CACHE-07 a conversation that is opened again shows at once what was read before', async () => {
  const { threads } = createThreads()
  const close = threads.open('a', threads.of('a'))
  await threads.of('a').refresh()
  close()
  expect(messagesOf(threads, 'a')).toEqual(['m1'])
})

it('CONV-21 an event reaches its conversation only while that is open', async () => {
  const { threads } = createThreads()
  const close = threads.open('a', threads.of('a'))
  await threads.of('a').refresh()
  threads.receive('a', { kind: 'upsert', message: second })
  threads.receive('b', { kind: 'upsert', message: second })
  expect(messagesOf(threads, 'a')).toEqual(['m1', 'm2'])
  close()
  threads.receive('a', { kind: 'removed', id: 'm1' })
  expect([messagesOf(threads, 'a'), messagesOf(threads, 'b')]).toEqual([['m1', 'm2'], undefined])
})

it('what an act of ours was answered counts also after the conversation was closed', async () => {
  const { threads } = createThreads()
  const close = threads.open('a', threads.of('a'))
  await threads.of('a').refresh()
  close()
  threads.take('a', { kind: 'upsert', message: second })
  expect(messagesOf(threads, 'a')).toEqual(['m1', 'm2'])
})

it('is open as long as any piece shows it, and comes back as it was in the same thread', async () => {
  const { threads } = createThreads()
  const thread = threads.of('a')
  const closeOne = threads.open('a', thread)
  const closeOther = threads.open('a', thread)
  closeOne()
  expect(threads.of('a')).toBe(thread)
  closeOther()
  threads.open('a', thread)
  expect(threads.of('a')).toBe(thread)
})

it('one company never meets what another one read', () => {
  const mine = conversationsDataOf('one')
  expect(conversationsDataOf('one')).toBe(mine)
  expect(conversationsDataOf('two')).not.toBe(mine)
})
