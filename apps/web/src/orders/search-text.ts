import type { OrderRow } from '@balcao/contract/orders'

/** As `app.search_text` of the database: lower case, without accents. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * What a person typed, as the search column holds it: plain, one space between words; a phone or '#12' as bare
 * digits (spec-notes A31). Empty when there is nothing to search for.
 */
export function searchTerm(typed: string): string {
  const plain = plainText(typed).trim().replace(/\s+/g, ' ')
  return /^[\d\s()+#-]*\d[\d\s()+#-]*$/.test(plain) ? plain.replace(/\D/g, '') : plain
}

/** A term as a PostgREST `ilike` operand that finds it anywhere; what would be a wildcard is taken literally. */
export function searchPattern(term: string): string {
  return `*${term.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}*`
}

/** Whether the server's search would find this order. `term` comes from `searchTerm`. */
export function isFound(order: OrderRow, term: string): boolean {
  if (term === '') return true
  const { number, customer_name, customer_phone, customer_address, neighbourhood, id } = order
  const fields = [
    String(number),
    customer_name,
    customer_phone ?? '',
    customer_address ?? '',
    neighbourhood ?? '',
    id,
  ]
  return plainText(fields.join(' ')).includes(term)
}
