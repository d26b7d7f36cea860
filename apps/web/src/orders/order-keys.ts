/** What a key asks for on the orders screen. */
export type KeyCommand = 'search' | 'next' | 'previous' | 'open' | 'advance' | 'new' | 'help'

const keys: Readonly<Record<string, KeyCommand>> = {
  '/': 'search',
  j: 'next',
  ArrowRight: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  a: 'advance',
  n: 'new',
  '?': 'help',
}

/** The keys of each command, as the help shows them. */
export const shownKeys: Readonly<Record<KeyCommand, readonly string[]>> = {
  search: ['/'],
  next: ['J', '→', '↓'],
  previous: ['K', '←', '↑'],
  open: ['Enter'],
  advance: ['A'],
  new: ['N'],
  help: ['?'],
}

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * The command of a key press. `place` says where the focus is: in a field nothing is a command; arrows and Enter are
 * only on a card, because elsewhere they scroll and press.
 */
export function commandOf(pressed: PressedKey, place: 'field' | 'card' | 'elsewhere'): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || place === 'field') return null
  const command = keys[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key] ?? null
  const plain = pressed.key.startsWith('Arrow') || command === 'open' || command === 'advance'
  return plain && place !== 'card' ? null : command
}
