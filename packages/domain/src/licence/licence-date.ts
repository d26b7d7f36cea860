const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * A date of the licence as the page shows it: dd/mm/yyyy (LIC-07), `missing` where there is none (LIC-08: Não
 * informado), `invalid` for what is no date (LIC-09: Data inválida). Takes 'YYYY-MM-DD' and ISO instants, whose date
 * is read as it is written.
 */
export function readLicenceDate(value: unknown): { text: string } | 'missing' | 'invalid' {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) {
    return 'missing'
  }
  const [, year, month, day] = (typeof value === 'string' && isoDate.exec(value.trim())) || []
  if (!year || !month || !day || !exists(Number(year), Number(month), Number(day))) return 'invalid'
  return { text: `${day}/${month}/${year}` }
}

function exists(year: number, month: number, day: number): boolean {
  if (day < 1 || day > (lengths[month - 1] ?? 0)) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month !== 2 || day < 29 || isLeap
}
