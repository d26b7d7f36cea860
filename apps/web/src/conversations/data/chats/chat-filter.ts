import type { Chat } from '@balcao/contract/conversations'
import { conversationMatches } from '@balcao/domain/messaging'

export const chatShows = ['all', 'unread', 'waiting'] as const
type ChatShow = (typeof chatShows)[number]

/** What the list shows. `query` as typed, `label` by its id; all of it is asked of the server. */
export interface ChatFilter {
  query: string
  show: ChatShow
  label: string | null
}

export const noChatFilter: ChatFilter = { query: '', show: 'all', label: null }

/** Whether something is hidden by it. */
export function isNarrowed({ query, show, label }: ChatFilter): boolean {
  return query.trim() !== '' || show !== 'all' || label !== null
}

/** Whether a conversation belongs into a list, by the rule that the server finds it by (CONV-04). */
export function belongs(chat: Chat, filter: ChatFilter): boolean {
  if (!stillBelongs(chat, filter)) return false
  const addresses = [chat.jid, ...(chat.phone === null ? [] : [chat.phone])]
  return conversationMatches(filter.query, {
    title: chat.title,
    addresses,
    lastText: chat.lastMessage?.text ?? null,
  })
}

/** Whether one that the server found goes on belonging. It also knows addresses that are not shown here. */
export function stillBelongs(chat: Chat, { show, label }: ChatFilter): boolean {
  if (show === 'unread' && chat.unreadCount === 0) return false
  if (show === 'waiting' && chat.waiting_since === null) return false
  return label === null || chat.labels.includes(label)
}

/** Order of the list: the newest message first, those without any last; then by id, downwards. */
export function compareChats(a: Chat, b: Chat): number {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Of two states of one conversation the later; of the same version the one that was received. */
export function newerOf(known: Chat, received: Chat): Chat {
  return received.version >= known.version ? received : known
}

const timeOf = ({ lastMessage }: Chat) => (lastMessage ? Date.parse(lastMessage.timestamp) : -Infinity)

const names = { query: 'q', show: 'show', label: 'label' } as const

/** The filter of an address; what makes no sense there counts as not given. */
export function readChatFilter(address: URLSearchParams): ChatFilter {
  return {
    query: address.get(names.query) ?? '',
    show: chatShows.find((show) => show === address.get(names.show)) ?? 'all',
    label: address.get(names.label) || null,
  }
}

/** An address with this filter; defaults are left out, other parameters stay. */
export function writeChatFilter(address: URLSearchParams, filter: ChatFilter): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [key, name] of Object.entries(names) as [keyof ChatFilter, string][]) {
    const value = filter[key]
    if (value === null || value === noChatFilter[key]) next.delete(name)
    else next.set(name, value)
  }
  return next
}
