/** A month `YYYY-MM` in words of a locale such as 'pt-BR': 'março de 2026'. */
export function monthWords(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
