/** A typed percentage, '7,5' or '7.5', as a number; null when it is none, or more than 999. */
export function percentOf(text: string): number | null {
  const figure = text.trim().replace(',', '.')
  if (!/^\d+(\.\d*)?$/.test(figure)) return null
  const percent = Number(figure)
  return percent <= 999 ? percent : null
}
