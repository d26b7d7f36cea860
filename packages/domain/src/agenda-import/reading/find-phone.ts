import { isValidPhone, normalizePhone } from '../../company'

const written = /(?<![\d\p{L}])(?:\+?55[\s.-]*)?\(?0?[1-9]\d\)?[\s.-]*(?:9[\s.-]*)?\d{4}[\s.-]?\d{4}(?!\d)/gu

/** The first Brazilian phone in words, its bare digits, and the words without it; an empty phone where there is none. */
export function findPhone(text: string): { phone: string; rest: string } {
  for (const [found] of text.matchAll(written)) {
    if (isValidPhone(found)) return { phone: normalizePhone(found), rest: text.replace(found, ' ') }
  }
  return { phone: '', rest: text }
}

/** The digits of a cell for phones: what is no phone of ours is kept as its digits, at most twenty. */
export function phoneOfCell(text: string): string {
  const digits = text.replace(/\D/g, '')
  return isValidPhone(digits) ? normalizePhone(digits) : digits.slice(0, 20)
}
