import type { QuickReply } from '@balcao/contract/conversations'
import { plainName } from '@balcao/domain/text'

/** As the contract takes them. */
export const MAX_REPLIES = 100
export const MAX_SHORTCUT = 40
export const MAX_REPLY_TEXT = 2000

export type ReplyProblem = 'shortcutMissing' | 'shortcutSpaces' | 'shortcutTaken' | 'textMissing'

/** A list with an empty reply at its end; the same list when it is full. */
export function addReply(replies: readonly QuickReply[], id: string): readonly QuickReply[] {
  return replies.length >= MAX_REPLIES ? replies : [...replies, { id, shortcut: '', text: '' }]
}

/** A list with one reply changed. A '/' in front of a shortcut is how it is called, not its name. */
export function changeReply(
  replies: readonly QuickReply[],
  id: string,
  change: Partial<Omit<QuickReply, 'id'>>,
): readonly QuickReply[] {
  const tidy = change.shortcut === undefined ? {} : { shortcut: change.shortcut.replace(/^\/+/, '') }
  return replies.map((reply) => (reply.id === id ? { ...reply, ...change, ...tidy } : reply))
}

/** A list with one reply a place up (-1) or down (1); the same list at its ends. */
export function moveReply(replies: readonly QuickReply[], id: string, by: -1 | 1): readonly QuickReply[] {
  const from = replies.findIndex((reply) => reply.id === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= replies.length) return replies
  const moved = [...replies]
  ;[moved[from], moved[to]] = [moved[to]!, moved[from]!]
  return moved
}

/** A list without one reply. */
export function removeReply(replies: readonly QuickReply[], id: string): readonly QuickReply[] {
  return replies.filter((reply) => reply.id !== id)
}

/** A list with a removed reply back at its place, or at the end when the list became shorter. */
export function putReplyBack(
  replies: readonly QuickReply[],
  reply: QuickReply,
  place: number,
): readonly QuickReply[] {
  if (replies.some(({ id }) => id === reply.id)) return replies
  return [...replies.slice(0, place), reply, ...replies.slice(place)]
}

/** What is wrong with each reply, by id: a shortcut is one word, and its own whatever accents and case. */
export function replyProblems(replies: readonly QuickReply[]): ReadonlyMap<string, ReplyProblem[]> {
  const taken = new Set<string>()
  const problems = new Map<string, ReplyProblem[]>()
  for (const { id, shortcut, text } of replies) {
    const name = plainName(shortcut)
    const found: ReplyProblem[] = []
    if (name === '') found.push('shortcutMissing')
    else if (/\s/.test(shortcut.trim())) found.push('shortcutSpaces')
    else if (taken.has(name)) found.push('shortcutTaken')
    if (text.trim() === '') found.push('textMissing')
    taken.add(name)
    if (found.length > 0) problems.set(id, found)
  }
  return problems
}

/** What a save sends. */
export function tidyReplies(replies: readonly QuickReply[]): QuickReply[] {
  return replies.map(({ id, shortcut, text }) => ({ id, shortcut: shortcut.trim(), text: text.trim() }))
}
