import { cut } from './prompt-limits'

const MAX = 30

const titles =
  /^(seu|dona?|sr|sra|srta|senhora?|dr|dra|doutora?|prof|profa|professora?|pastora?|padre|tia|tio)\.?$/i

/** How a customer is addressed: the first name, with the title before it; empty when no name is known. */
export function firstName(name: string | null): string {
  const [one = '', two] = (name ?? '').trim().split(/\s+/)
  const first = two !== undefined && titles.test(one) ? `${one} ${two}` : one
  return /\p{L}/u.test(first) ? cut(first, MAX) : ''
}
