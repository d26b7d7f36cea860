import type { Chat } from '@balcao/contract/conversations'
import { belongs, compareChats, newerOf, stillBelongs, type ChatFilter } from './chat-filter'

interface Placing {
  filter: ChatFilter
  /** There are conversations after the last page that have not been fetched. */
  more: boolean
  /** A conversation that stays where it is though it no longer belongs: the one that is open. */
  keep?: string | null
}

/**
 * Puts a conversation where it belongs in the fetched pages (CONV-23), replacing the one with its id; an older state
 * changes nothing. One that would come after everything fetched is left for the page it is on. Pages that do not
 * change are the same objects.
 */
export function placeChat(pages: Chat[][], chat: Chat, { filter, more, keep = null }: Placing): Chat[][] {
  const known = pages.flat().find((other) => other.id === chat.id)
  const latest = known ? newerOf(known, chat) : chat
  if (latest === known) return pages
  const stays = known ? keep === latest.id || stillBelongs(latest, filter) : belongs(latest, filter)
  if (stays && known && compareChats(known, latest) === 0) return withReplaced(pages, latest)
  const without = dropChat(pages, chat.id)
  if (!stays) return without
  for (const [index, page] of without.entries()) {
    const place = page.findIndex((other) => compareChats(latest, other) < 0)
    if (place >= 0) return without.with(index, page.toSpliced(place, 0, latest))
  }
  const last = without.length - 1
  if (last < 0 || more) return without
  return without.with(last, [...without[last]!, latest])
}

/** Takes a conversation out. */
export function dropChat(pages: Chat[][], id: string): Chat[][] {
  return pages.map((page) =>
    page.some((chat) => chat.id === id) ? page.filter((chat) => chat.id !== id) : page,
  )
}

/** The conversations of all pages, each once: while pages are fetched, one may slip from one to the next. */
export function flatChats(pages: readonly Chat[][]): Chat[] {
  return [...new Map(pages.flat().map((chat) => [chat.id, chat])).values()]
}

function withReplaced(pages: Chat[][], chat: Chat): Chat[][] {
  return pages.map((page) =>
    page.some(({ id }) => id === chat.id) ? page.map((other) => (other.id === chat.id ? chat : other)) : page,
  )
}
