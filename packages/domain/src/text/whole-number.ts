/** What of a typed text a field of whole numbers keeps: its digits and, until it is read, the first decimal sign. */
export function typedWhole(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.,]/g, '').split(/(?=[.,])/)
  const [decimals] = rest
  return decimals === undefined ? whole : `${whole}${decimals}`
}

/** A typed whole number, '12,7' rounded to 13; '1.200' is 1200. Null without a digit. */
export function readWhole(text: string): number | null {
  const bare = /^\d{1,3}(\.\d{3})+$/.test(text.trim()) ? text.replaceAll('.', '') : typedWhole(text)
  if (!/\d/.test(bare)) return null
  return Math.round(Number(bare.replace(',', '.')))
}
