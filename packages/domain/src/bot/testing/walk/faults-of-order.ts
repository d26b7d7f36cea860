import type { Category, Item } from '../../../catalogue'
import type { BotOrder, BotWorld } from '../../model/model'
import { lineOfHalves } from './line-of-halves'
import type { Summary, SummaryLine } from './summary'

const payments: Record<string, string> = {
  PIX: 'pix',
  dinheiro: 'cash',
  'cartão de crédito': 'credit_card',
  'cartão de débito': 'debit_card',
  'vale-refeição': 'voucher',
}

/**
 * What is wrong with an order that is about to be placed: any difference to the summary that its customer said yes to,
 * or to what the shop sells now. Prices are reckoned here by hand, from the catalogue alone.
 */
export function faultsOf(order: BotOrder, summary: Summary, world: BotWorld): string[] {
  const faults: string[] = []
  const same = (what: string, placed: unknown, shown: unknown) => {
    if (JSON.stringify(placed) !== JSON.stringify(shown))
      faults.push(`${what}: placed ${JSON.stringify(placed)}, shown ${JSON.stringify(shown)}`)
  }
  const lines = order.lines.map((line) => lineOf(line, world, faults))
  same('lines', lines, summary.lines)
  same(
    'unit prices',
    order.lines.map(({ unit_cents, quantity }) => unit_cents * quantity),
    lines.map(({ cents }) => cents),
  )
  same('fulfilment', order.fulfilment, summary.delivery ? 'delivery' : 'pickup')
  same('fee', order.feeCents, summary.feeCents)
  same('fee of the shop', order.feeCents, feeOf(order, world))
  same('place', [order.address, order.neighbourhood].filter(Boolean).join(', '), summary.place ?? '')
  same('payment', order.paymentMethod, payments[summary.payment])
  same('change', order.changeForCents, summary.changeForCents)
  if (summary.changeForCents !== null)
    same('change back', summary.changeForCents - order.totalCents, summary.backCents)
  same('name', order.customerName, summary.name)
  same('notes', order.notes, summary.notes)
  same('total', order.totalCents, summary.totalCents)
  same('sum', order.totalCents, lines.reduce((sum, { cents }) => sum + cents, 0) + summary.feeCents)
  if (lines.length === 0) faults.push('nothing is ordered')
  if (!world.shop.open) faults.push('the shop is closed')
  if (order.paymentMethod === 'pix' && !world.shop.pix) faults.push('the shop takes no PIX')
  return faults
}

function lineOf(
  { item_id, price_type, quantity, options, notes }: BotOrder['lines'][number],
  { menu }: BotWorld,
  faults: string[],
): SummaryLine {
  const halved = menu.categories.find(({ id }) => item_id === `meio:${id}`)
  if (halved) return lineOfHalves({ price_type, quantity, options, notes }, halved, menu.items, faults)
  const item = menu.items.find(({ id }) => id === item_id)
  const category = menu.categories.find(({ id }) => id === item?.category_id)
  if (!item || !category) {
    faults.push(`not on the menu: ${item_id}`)
    return { quantity, name: '', cents: 0, options: [], notes: null }
  }
  const isSold = item.ativo && item.disponivel && category.ativo && category.tipos_preco.includes(price_type)
  if (!isSold) faults.push(`not sold: ${item.nome} ${price_type}`)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 99) faults.push(`quantity ${quantity}`)
  const groups = item.opcoes.map((group) => ({
    group,
    picks: group.opcoes.flatMap((option) => {
      const chosen = options.find((one) => one.group_id === group.id && one.option_id === option.id)
      return chosen ? [{ option, count: chosen.count }] : []
    }),
  }))
  const picks = groups.flatMap((one) => one.picks)
  if (picks.length !== options.length) faults.push(`an option that is not of ${item.nome}`)
  if (picks.some(({ option }) => !option.ativo)) faults.push(`an option that is out, of ${item.nome}`)
  for (const { group, picks } of groups) {
    const count = picks.reduce((sum, pick) => sum + pick.count, 0)
    if (count < group.min || count > group.max) faults.push(`${count} of ${group.nome}`)
  }
  const charged = groups.reduce((sum, one) => sum + chargeOf(one), 0)
  return {
    quantity,
    name: nameOf(item, category, price_type),
    cents: ((item.centavos[price_type] ?? 0) + charged) * quantity,
    options: picks.map(({ option, count }) => (count > 1 ? `${count}x ${option.nome}` : option.nome)),
    notes: notes || null,
  }
}

function chargeOf({
  group,
  picks,
}: {
  group: Item['opcoes'][number]
  picks: readonly { option: { centavos: number }; count: number }[]
}): number {
  const prices = picks.flatMap(({ option, count }) => Array.from({ length: count }, () => option.centavos))
  if (prices.length === 0) return 0
  const sum = prices.reduce((one, other) => one + other, 0)
  if (group.cobranca === 'soma') return sum
  return group.cobranca === 'maior' ? Math.max(...prices) : Math.round(sum / prices.length)
}

function nameOf({ nome }: Item, { tipos_preco }: Category, type: string): string {
  return tipos_preco.length > 1 ? `${nome} (${type})` : nome
}

function feeOf({ fulfilment, neighbourhood }: BotOrder, { shop }: BotWorld): number {
  if (fulfilment === 'pickup') return 0
  if (shop.feeGroups.length === 0) return shop.baseFeeCents
  const isHere = (name: string) => plain(name) === plain(neighbourhood ?? '')
  return shop.feeGroups.find(({ bairros }) => bairros.some(isHere))?.centavos ?? Number.NaN
}

/** A neighbourhood that was typed while the shop named none stands as it was typed. */
function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
