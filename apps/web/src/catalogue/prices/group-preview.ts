import type { PricePreview } from '@balcao/domain/catalogue'

/** The prices of one item, before and after. */
export interface PreviewItem {
  id: string
  nome: string
  prices: PricePreview[]
}

/** A preview by item, in its order. */
export function groupPreview(preview: readonly PricePreview[]): PreviewItem[] {
  const items = new Map<string, PreviewItem>()
  for (const price of preview) {
    const item = items.get(price.id)
    if (item) item.prices.push(price)
    else items.set(price.id, { id: price.id, nome: price.nome, prices: [price] })
  }
  return [...items.values()]
}
