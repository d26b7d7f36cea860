import { sampleMenu } from '@balcao/domain/catalogue'
import type { Dice } from '../dice'

/** A line as it is stored. */
export interface Line {
  name: string
  product_id: string
  quantity: number
  unit_price_cents: number
  options: { name: string; price_cents: number }[]
  notes: string | null
}

export interface Basket {
  lines: Line[]
  discountCents: number
}

/**
 * As many baskets of the sample menu as wanted, which less their discounts come to `totalCents` exactly. One of them
 * has a discount of less than the cheapest thing, unless nothing is to be sold at all.
 */
export function fillBaskets(dice: Dice, count: number, totalCents: number): Basket[] {
  let left = totalCents
  const baskets: Basket[] = []
  for (let n = count; n > 0; n--) {
    const wanted = n === 1 ? left : Math.round((left / n) * (0.45 + 1.1 * dice.roll()))
    const lines = linesFor(dice, wanted)
    let sum = centsOf(lines)
    if (n === 1 && sum < left) {
      // What is missing is less than a snack: it becomes one, at a discount.
      addOne(lines, dice.pick(menu.filter(([{ cents }]) => cents >= left - sum).slice(0, 3))[0], dice)
      sum = centsOf(lines)
    }
    const discountCents = n === 1 ? Math.max(0, sum - left) : 0
    baskets.push({ lines, discountCents })
    left -= sum - discountCents
  }
  return dice.shuffle(baskets)
}

interface Dish {
  id: string
  name: string
  cents: number
  /** One of each must be chosen, none of them at a price. */
  choices: string[][]
}

/** Cheapest first, with how much they are liked. */
const menu: readonly (readonly [Dish, number])[] = dishes().toSorted(
  ([one], [other]) => one.cents - other.cents,
)

const SNACK_CENTS = 1000

function linesFor(dice: Dice, wantedCents: number): Line[] {
  const lines: Line[] = []
  let left = wantedCents
  while (left >= SNACK_CENTS || lines.length === 0) {
    const affordable = menu.filter(([{ cents }]) => cents <= left)
    const dish = affordable.length > 0 ? dice.weigh(affordable) : menu[0]![0]
    addOne(lines, dish, dice)
    left -= dish.cents
  }
  return lines
}

function addOne(lines: Line[], dish: Dish, dice: Dice): void {
  const same = lines.find(({ product_id, name }) => product_id === dish.id && name === dish.name)
  if (same) {
    same.quantity += 1
    return
  }
  lines.push({
    name: dish.name,
    product_id: dish.id,
    quantity: 1,
    unit_price_cents: dish.cents,
    options: dish.choices.map((names) => ({ name: dice.pick(names), price_cents: 0 })),
    notes:
      dish.id.startsWith('x-') && dice.roll() < 0.15
        ? dice.pick(['Sem cebola', 'Bem passado', 'Sem tomate'])
        : null,
  })
}

const centsOf = (lines: readonly Line[]) =>
  lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0)

/** What the sample menu sells, price by price. */
function dishes(): (readonly [Dish, number])[] {
  const liked: Record<string, number> = {
    'x-burguer': 7,
    'x-bacon': 10,
    'x-tudo': 9,
    'pizza-dois-sabores': 8,
    'refrigerante-lata': 9,
    'guarana-2l': 6,
    coxinha: 6,
  }
  const { categories, items } = sampleMenu()
  return categories
    .filter(({ section }) => section === 'cardapio')
    .flatMap(({ id: categoryId, tipos_preco }) =>
      items
        .filter(({ category_id }) => category_id === categoryId)
        .flatMap((item) =>
          tipos_preco.map((type) => {
            const dish: Dish = {
              id: item.id,
              name: tipos_preco.length > 1 ? `${item.nome} (${type})` : item.nome,
              cents: item.centavos[type]!,
              choices: item.opcoes
                .filter(({ min }) => min > 0)
                .map(({ opcoes }) => opcoes.filter(({ centavos }) => centavos === 0).map(({ nome }) => nome)),
            }
            return [dish, liked[item.id] ?? 3] as const
          }),
        ),
    )
}
