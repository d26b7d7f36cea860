import {
  halvesName,
  offeredTypes,
  priceCents,
  priceParts,
  STANDARD_PRICE,
  type Category,
  type Item,
  type OptionCharge,
} from '@balcao/domain/catalogue'

interface HalvesExample {
  /** With the size that it is of. */
  name: string
  first: { name: string; cents: number }
  second: { name: string; cents: number }
  cents: number
}

/**
 * What two products of a category would cost together: the first two that cost something different in its last size,
 * else made-up ones of the given names. `nome` is the category's as it is typed.
 */
export function halvesExample(
  cobranca: OptionCharge,
  { nome, category, items }: { nome: string; category: Category | null; items: readonly Item[] },
  names: readonly [string, string],
): HalvesExample {
  const type = category?.tipos_preco.at(-1) ?? STANDARD_PRICE
  const sold = items
    .filter((item) => category && item.category_id === category.id && item.ativo)
    .filter((item) => category && offeredTypes(item, category).includes(type))
    .map((item) => ({ name: item.nome, cents: priceCents(item, type) }))
  const other = sold.find(({ cents }) => cents !== sold[0]?.cents)
  const isOwn = sold[0] !== undefined && other !== undefined
  const [first, second] = isOwn
    ? [sold[0]!, other]
    : [
        { name: names[0], cents: 6000 },
        { name: names[1], cents: 7000 },
      ]
  const parts = [first, second].map(({ cents }) => ({ centavos: cents, count: 1 }))
  const called = halvesName(nome.trim()).trim()
  return {
    name: isOwn && type !== STANDARD_PRICE ? `${called} (${type})` : called,
    first: { ...first, name: `½ ${first.name}` },
    second: { ...second, name: `½ ${second.name}` },
    cents: priceParts(cobranca, parts),
  }
}
