import type { QuickReply } from '@balcao/contract/conversations'
import { useId, useState, type KeyboardEvent } from 'react'
import { useQuickReplies } from '../../data'
import { findQuickReplies, quickQueryOf } from './quick-replies'

/** The list that a '/' at the beginning of the text opens: arrows move, Enter and Tab take one, Escape closes it. */
export function useQuickList(text: string, onPick: (reply: QuickReply) => void) {
  const id = useId()
  const { data: replies, error } = useQuickReplies()
  const query = quickQueryOf(text)
  const [place, setPlace] = useState({ query, active: 0, isClosed: false })
  const now = place.query === query ? place : { query, active: 0, isClosed: query !== null && place.isClosed }
  const found = query === null || !replies ? [] : findQuickReplies(replies, query)
  const isOpen = query !== null && !now.isClosed && (replies !== undefined || error !== null)
  const active = Math.min(now.active, Math.max(0, found.length - 1))
  const pick = (reply: QuickReply) => onPick(reply)

  /** Takes a key; true when it was for the list. */
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = found[active]
    if (step !== 0 && found.length > 0) {
      setPlace({ ...now, active: (active + step + found.length) % found.length })
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen && !event.shiftKey) {
      pick(chosen)
    } else if (event.key === 'Escape') {
      setPlace({ ...now, isClosed: true })
    } else return false
    event.preventDefault()
    return true
  }
  const empty = !replies ? 'quickFailed' : replies.length === 0 ? 'quickNone' : 'quickNothing'
  return { id, isOpen, found, active, empty, press, pick } as const
}
