import { cut } from './prompt-limits'

const MAX = 30

/** How a customer is addressed; empty when no name is known. */
export function firstName(name: string | null): string {
  const [first = ''] = (name ?? '').trim().split(/\s+/)
  return /\p{L}/u.test(first) ? cut(first, MAX) : ''
}
