import type { CloudMessage } from './account'

/** Something the shop lets the customer press; `how` is the answer's name on the wire. */
export interface CloudChoice {
  id: string
  title: string
  description?: string
  how: 'button_reply' | 'list_reply'
}

interface Action {
  buttons?: { reply: { id: string; title: string } }[]
  sections?: {
    rows?: { id: string; title: string; description?: string }[]
    product_items?: { product_retailer_id: string }[]
  }[]
}

/** What a message offers to press, in the order it shows. */
export function choicesIn({
  type,
  via,
  content,
}: Pick<CloudMessage, 'type' | 'via' | 'content'>): CloudChoice[] {
  if (type !== 'interactive' || via === 'customer') return []
  const { buttons = [], sections = [] } = (content.action ?? {}) as Action
  return [
    ...buttons.map(({ reply: { id, title } }) => ({ id, title, how: 'button_reply' as const })),
    ...sections.flatMap(({ rows = [] }) =>
      rows.map(({ id, title, description }) => ({
        id,
        title,
        ...(description === undefined ? {} : { description }),
        how: 'list_reply' as const,
      })),
    ),
  ]
}

/** Retailer ids of the products that a message shows, in their order. */
export function productsIn({ type, content }: Pick<CloudMessage, 'type' | 'content'>): string[] {
  if (type !== 'interactive') return []
  const { sections = [] } = (content.action ?? {}) as Action
  return sections.flatMap(({ product_items = [] }) => product_items.map(({ product_retailer_id: id }) => id))
}

/** What a person would read in it: its text, caption, body, pressed title, emoji or template's name. */
export function textOf({ content }: Pick<CloudMessage, 'content'>): string {
  const { body, caption, emoji, button_reply: button, list_reply: row, name } = content
  const inner = (part: unknown, key: string) => (part as Record<string, unknown> | undefined)?.[key]
  const candidates = [
    body,
    inner(body, 'text'),
    caption,
    emoji,
    inner(button, 'title'),
    inner(row, 'title'),
    name,
  ]
  return candidates.find((found) => typeof found === 'string') ?? ''
}
