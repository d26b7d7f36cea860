/**
 * Reais of an amount written as text, by programs ('59.90') or people ('R$ 1.234,56'). Null where it is none, or could be
 * two: '1.234'.
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(/R\$|\s/g, '')
  if (/^\d+(\.\d{1,2})?$/.test(bare)) return Number(bare)
  if (/^\d+,\d{1,2}$/.test(bare) || /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'))
  return /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(bare) ? Number(bare.replaceAll(',', '')) : null
}
