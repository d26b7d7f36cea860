import type { Message } from '@balcao/contract/conversations'
import { createContext, use } from 'react'

/** What the pieces of an open conversation share. All of it stays the same while the conversation does. */
export interface Pane {
  /** IANA zone of the company. */
  zone: string
  isGroup: boolean
  reply: (message: Message) => void
  /** Shows a message, reading those around it when needed, and marks it for a moment. */
  jumpTo: (waMessageId: string) => void
  openPicture: (message: Message) => void
  retry: (message: Message) => void
  discard: (message: Message) => void
}

const PaneContext = createContext<Pane | null>(null)

export const PaneProvider = PaneContext.Provider

/** What the pane around this piece offers. Throws outside of a pane. */
export function usePane(): Pane {
  const pane = use(PaneContext)
  if (!pane) throw new Error('There is no chat pane around this piece.')
  return pane
}

/** The folded words of the search inside the conversation; they are marked in the messages. */
export const SearchedWords = createContext<readonly string[]>([])
