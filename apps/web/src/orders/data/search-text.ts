import type { OrderRow } from '@balcao/contract/orders'

/** As `app.search_text` of the database: lower case, without accents. */
function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const orderNumber = /^#\s?0*(\d+)$/

/**
 * What a person typed, as the search column holds it: plain, one space between words; a phone as bare digits
 * (decision 0026, A31). '#12' stays, for the order of that number alone. Empty when there is nothing to search for.
 */
export function searchTerm(typed: string): string {
  const plain = plainText(typed).trim().replace(/\s+/g, ' ')
  const number = orderNumber.exec(plain)?.[1]
  if (number) return `#${number}`
  return /^[\d\s()+#-]*\d[\d\s()+#-]*$/.test(plain) ? plain.replace(/\D/g, '') : plain
}

/**
 * A term as a PostgREST `ilike` operand that finds it anywhere, or the number where the column begins with it; what
 * would be a wildcard is taken literally.
 */
export function searchPattern(term: string): string {
  const number = orderNumber.exec(term)?.[1]
  if (number) return `${number} *`
  return `*${term.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}*`
}

/** Whether the server's search would find this order. `term` comes from `searchTerm`. */
export function isFound(order: OrderRow, term: string): boolean {
  if (term === '' || term === `#${order.number}`) return true
  if (orderNumber.test(term)) return false
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
