import type { Chat } from '@balcao/contract/conversations'

/** Messages older than this come from a backlog; nobody is to be startled by them. */
const freshMs = 3 * 60_000

/** Why a person is called, and what tells this call from the next one. */
interface CallForPerson {
  reason: 'waiting' | 'message'
  key: string
}

interface CallSetting {
  /** The company's bot is on. */
  botOn: boolean
  /** Epoch milliseconds. */
  now: number
}

/**
 * Whether a conversation that changed calls for a person: a customer began to wait for one, or wrote where no bot
 * answers (switched off for the company or here, or a person has taken over). Groups never do. Null when it does not.
 */
export function callForPerson(chat: Chat, { botOn, now }: CallSetting): CallForPerson | null {
  if (chat.kind === 'group') return null
  const { waiting_since: since, lastMessage: last } = chat
  const isNews = last !== null && !last.isFromMe && chat.unreadCount > 0 && isFresh(last.timestamp, now)
  if (isNews && (since !== null || !botAnswers(chat, { botOn, now }))) {
    return { reason: since === null ? 'message' : 'waiting', key: `${chat.id} ${last.waMessageId}` }
  }
  if (since !== null && isFresh(since, now)) return { reason: 'waiting', key: `${chat.id} ${since}` }
  return null
}

function botAnswers({ bot: { mode, until } }: Chat, { botOn, now }: CallSetting): boolean {
  const isBack = mode === 'human' && until !== null && Date.parse(until) <= now
  return botOn && (mode === 'bot' || isBack)
}

const isFresh = (timestamp: string, now: number) => now - Date.parse(timestamp) < freshMs
