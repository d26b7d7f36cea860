import type { KeyCommand } from './order-keys'

const steps = ['next', 'previous', 'left', 'right'] as const
export type Step = (typeof steps)[number]

/** Whether a command only moves the focus. */
export function isStep(command: KeyCommand): command is Step {
  return steps.includes(command as Step)
}

/**
 * Moves the focus from a card to the next one: up and down within its column, left and right to the nearest column that
 * has cards. A list is one column. Without a card it begins at the first one, or for `previous` at the last.
 */
export function stepTo(step: Step, from: HTMLElement | null) {
  const columns = cardsByColumn()
  const column = columns.findIndex((cards) => from !== null && cards.includes(from))
  const cards = columns[column]
  if (!from || !cards) return focus(step === 'previous' ? columns.at(-1)?.at(-1) : columns[0]?.[0])
  const place = cards.indexOf(from)
  if (step === 'next' || step === 'previous') return focus(cards[place + (step === 'next' ? 1 : -1)])
  const beside = columns[column + (step === 'right' ? 1 : -1)]
  focus(beside?.[Math.min(place, beside.length - 1)])
}

/**
 * A card is about to leave its column: where the focus is in it, it goes to the neighbour, which takes its place, or to
 * the head of the column. Answers nothing where the focus is elsewhere.
 */
export function leaveCard(orderId: string) {
  const card = document.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`)
  const column = card?.closest<HTMLElement>('[data-column]')
  if (!card || !column?.contains(document.activeElement) || !card.contains(document.activeElement)) return
  const cards = cardsIn(column)
  const place = cards.indexOf(card)
  focus(cards[place + 1] ?? cards[place - 1] ?? column)
}

function cardsByColumn(): HTMLElement[][] {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')]
  const groups = columns.length > 0 ? columns.map(cardsIn) : [cardsIn(document)]
  return groups.filter((cards) => cards.length > 0)
}

const cardsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[data-order]')]

function focus(element: HTMLElement | undefined) {
  element?.focus()
}
