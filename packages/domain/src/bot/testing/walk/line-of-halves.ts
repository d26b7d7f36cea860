import type { Category, Item } from '../../../catalogue'
import type { BotOrder } from '../../model/model'
import type { SummaryLine } from './summary'

type Line = Pick<BotOrder['lines'][number], 'price_type' | 'quantity' | 'options' | 'notes'>

const shares: Record<string, string> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '2/2': '' }

/** A line of up to three flavours at the dearest one's price, with their common border, reckoned by hand. */
export function lineOfHalves(
  { price_type, quantity, options, notes }: Line,
  category: Category,
  items: readonly Item[],
  faults: string[],
): SummaryLine {
  const parts = items.flatMap((item) => {
    const chosen = options.find((one) => one.group_id === 'meio:sabores' && one.option_id === item.id)
    return chosen ? [{ item, count: chosen.count }] : []
  })
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  if (whole < 2 || whole > 3) faults.push(`${whole} parts`)
  const prices = parts.map(({ item }) => item.centavos[price_type] ?? 0)
  for (const { item } of parts)
    if (!item.disponivel || !item.ativo || item.category_id !== category.id || !item.centavos[price_type])
      faults.push(`not sold by halves: ${item.nome} ${price_type}`)
  if (!category.meio_a_meio) faults.push(`${category.nome} is not sold by halves`)
  const others = options.filter(({ group_id }) => group_id !== 'meio:sabores')
  const borders = others.map(({ option_id }) => bordersOf(parts, option_id))
  if (others.length > 1) faults.push(`${others.length} borders`)
  for (const found of borders)
    if (found.length < parts.length) faults.push('a border that not all parts have')
  const dearest = borders.map((found) => Math.max(...found.map(({ centavos }) => centavos)))
  const names = parts.map(({ item, count }) =>
    `${shares[`${count}/${whole}`] ?? `${count}/${whole}`} ${item.nome}`.trim(),
  )
  return {
    quantity,
    name: `Pizza meio a meio (${price_type}): ${names.join(', ')}`,
    cents: (Math.max(...prices) + dearest.reduce((sum, cents) => sum + cents, 0)) * quantity,
    options: borders.flatMap(([first]) => first?.nome ?? []),
    notes: notes || null,
  }
}

/** The border of that name in each part that has it now. */
function bordersOf(parts: readonly { item: Item }[], name: string) {
  return parts.flatMap(({ item }) =>
    item.opcoes.flatMap(({ opcoes }) =>
      opcoes.filter(({ nome, ativo }) => ativo && nome.toLowerCase() === name),
    ),
  )
}
