/** What a key asks for on the orders screen. */
export type KeyCommand =
  | 'search'
  | 'next'
  | 'previous'
  | 'left'
  | 'right'
  | 'open'
  | 'advance'
  | 'new'
  | 'help'

/** Where the cards stand: beside each other in one list, or in columns between which left and right go. */
export type KeyLayout = 'list' | 'board'

const common: Readonly<Record<string, KeyCommand>> = {
  '/': 'search',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Enter: 'open',
  a: 'advance',
  n: 'new',
  '?': 'help',
}

const keys: Readonly<Record<KeyLayout, Readonly<Record<string, KeyCommand>>>> = {
  list: { ...common, ArrowRight: 'next', ArrowLeft: 'previous' },
  board: { ...common, ArrowRight: 'right', l: 'right', ArrowLeft: 'left', h: 'left' },
}

const commonShown = { search: ['/'], open: ['Enter'], advance: ['A'], new: ['N'], help: ['?'] } as const

/** The keys of each command of a layout, as the help shows them. */
export const shownKeys: Readonly<
  Record<KeyLayout, Readonly<Partial<Record<KeyCommand, readonly string[]>>>>
> = {
  list: { ...commonShown, next: ['J', '→', '↓'], previous: ['K', '←', '↑'] },
  board: {
    ...commonShown,
    next: ['J', '↓'],
    previous: ['K', '↑'],
    right: ['L', '→'],
    left: ['H', '←'],
  },
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
export function commandOf(
  pressed: PressedKey,
  { place, layout }: { place: 'field' | 'card' | 'elsewhere'; layout: KeyLayout },
): KeyCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || place === 'field') return null
  const command = keys[layout][pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key] ?? null
  const plain = pressed.key.startsWith('Arrow') || command === 'open' || command === 'advance'
  return plain && place !== 'card' ? null : command
}
