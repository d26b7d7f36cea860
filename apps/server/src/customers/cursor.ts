import { Problem } from '../platform/http/problems'

/** Where a page ended: a number (of microseconds, orders or cents) and what tells equals apart. */
interface Cursor {
  value: number
  key: string
}

export const cursorText = ({ value, key }: Cursor) => `${value}~${key}`

/** @throws Problem INVALID_INPUT for what no page ended with */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const [, value, key] = /^(\d{1,16})~([0-9a-f-]{1,36})$/.exec(text) ?? []
  if (value === undefined || key === undefined)
    throw new Problem('INVALID_INPUT', { fields: [{ path: 'cursor', mensagem: 'Página desconhecida' }] })
  return { value: Number(value), key }
}
