/** A date 'YYYY-MM-DD' as people in Brazil write it, dd/mm/yyyy. */
export function dayWords(date: string): string {
  return date.split('-').reverse().join('/')
}
