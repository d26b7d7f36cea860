/** What a key asks for on the conversations screen. */
export type KeyCommand = 'next' | 'previous' | 'search' | 'reply' | 'note' | 'bot' | 'side' | 'back' | 'help'

/** By `KeyboardEvent.code`: with Alt, some keyboards type another character. */
const withAlt: Readonly<Record<string, KeyCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyL: 'reply',
  KeyP: 'note',
  KeyB: 'bot',
  KeyI: 'side',
}

const alone: Readonly<Record<string, KeyCommand>> = { '/': 'search', '?': 'help', Escape: 'back' }

/** The keys of each command, as the help shows them, with those that other pieces of the screen handle. */
export const shownKeys = [
  ['next', ['Alt', 'J']],
  ['previous', ['Alt', 'K']],
  ['move', ['↓', '↑']],
  ['open', ['Enter']],
  ['search', ['/']],
  ['reply', ['Alt', 'L']],
  ['note', ['Alt', 'P']],
  ['bot', ['Alt', 'B']],
  ['side', ['Alt', 'I']],
  ['send', ['Enter']],
  ['line', ['Shift', 'Enter']],
  ['back', ['Esc']],
  ['help', ['?']],
] as const

interface PressedKey {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The command of a key press. In a field only those with Alt are commands: the others type, or belong to the field. */
export function commandOf(pressed: PressedKey, inField: boolean): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey) return null
  if (pressed.altKey) return withAlt[pressed.code] ?? null
  return inField ? null : (alone[pressed.key] ?? null)
}
