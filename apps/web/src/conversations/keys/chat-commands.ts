import { useEffect, useRef } from 'react'

/**
 * What a key asks of a piece that the screen does not hold in its hands: the send box ('reply', Alt+L), the private
 * notes ('note', Alt+P) and the search inside the conversation ('search-messages').
 */
type ChatCommand = 'reply' | 'note' | 'search-messages'

type Listener = () => void
const listeners = new Map<ChatCommand, Set<Listener>>()

/** Hands a command to whoever listens. Answers whether anybody does. */
export function sendChatCommand(command: ChatCommand): boolean {
  const all = listeners.get(command) ?? new Set()
  for (const listener of all) listener()
  return all.size > 0
}

/** Calls back on a command while the component is there. */
export function useChatCommand(command: ChatCommand, onCommand: Listener) {
  const latest = useRef(onCommand)
  useEffect(() => {
    latest.current = onCommand
  })
  useEffect(() => {
    const listener = () => latest.current()
    const set = listeners.get(command) ?? new Set()
    listeners.set(command, set.add(listener))
    return () => void set.delete(listener)
  }, [command])
}
