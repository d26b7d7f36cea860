import { isOnSale, offeredTypes } from '../../../catalogue'
import { priceCart, type PastLine } from '../../../menu'
import { botTurn } from '../../turn/bot-turn'
import type { BotWorld } from '../../model/model'
import { emptyBot, type BotState, type Checkout, type Step } from '../../model/state'
import { pizzaria } from '../pizzaria'
import type { CorpusMessage, CorpusShop } from './corpus'
import { entryOf, readLine, type CorpusLine } from './line-notation'
import { comparable, whatCame, type Came } from './what-came'

/**
 * What came of a message: exactly what was meant; asked about though it was clear; wrong, which is anything in the cart
 * or beside it that was not said; money lost, which is a line that costs less than what was ordered; or not understood.
 */
export interface Verdict {
  kind: 'exact' | 'asked' | 'wrong' | 'money' | 'missed'
  expected: readonly string[]
  came: readonly string[]
}

/** Plays one message of the corpus from where it says, and compares what comes of it. */
export function judge(shop: CorpusShop, message: CorpusMessage): Verdict {
  const world = worldOf(shop)
  const expected = comparable(message.expect)
  const before = stateBefore(message, world)
  const said = { at: world.now, text: message.text, replyId: null, media: null }
  const came = whatCame(
    before,
    message.text,
    botTurn(before, { kind: 'messages', messages: [said] }, world),
    world,
  )
  const same = [...came.all].sort().join('\n') === [...expected].sort().join('\n')
  const stood = comparable(message.cart ?? [])
  return { kind: same ? 'exact' : kindOf(expected, came, stood, world), expected, came: came.all }
}

function worldOf(shop: CorpusShop): BotWorld {
  return {
    ...pizzaria,
    shop: {
      ...pizzaria.shop,
      nome: shop.nome,
      city: shop.city,
      feeGroups: shop.feeGroups,
      voucher: shop.voucher ?? false,
    },
    menu: shop.menu,
    services: { categories: [], items: [] },
    agenda: false,
    orders: [
      {
        number: 41,
        status: 'delivered',
        fulfilment: 'pickup',
        totalCents: 1000,
        placedAt: pizzaria.now - 7 * 86_400_000,
        paymentMethod: 'pix',
        pixCode: null,
        lines: lastLines(shop.menu),
      },
    ],
  }
}

/** What everybody here ordered last: the first product that asks for nothing. */
function lastLines({ categories, items }: BotWorld['menu']): PastLine[] {
  const plain = items.flatMap((item) => {
    const category = categories.find(({ id }) => id === item.category_id)
    const isPlain = category?.tipos_preco.length === 1 && item.opcoes.every(({ min }) => min === 0)
    const [type] = category && isOnSale(item, category, pizzaria.now) ? offeredTypes(item, category) : []
    return isPlain && type !== undefined ? [{ item, cents: item.centavos[type] ?? 0 }] : []
  })
  return plain.slice(0, 1).map(({ item, cents }) => ({
    itemId: item.id,
    name: item.nome,
    quantity: 2,
    options: [],
    notes: null,
    unitCents: cents,
  }))
}

const steps: Record<NonNullable<CorpusMessage['at']>, (now: number) => Step> = {
  menu: () => ({ at: 'menu' }),
  cart: () => ({ at: 'cart' }),
  fulfilment: () => ({ at: 'fulfilment' }),
  neighbourhood: () => ({ at: 'neighbourhood', tries: 0, offered: [] }),
  address: () => ({ at: 'address', street: null }),
  payment: () => ({ at: 'payment' }),
  change: () => ({ at: 'change' }),
  confirm: (shownAt) => ({ at: 'confirm', shownAt }),
}

const order = ['cart', 'fulfilment', 'neighbourhood', 'address', 'payment', 'change', 'confirm'] as const

/** The conversation as it stood: everything up to the step was answered. */
function stateBefore(
  { cart = [], at = cart.length > 0 ? 'cart' : 'menu' }: CorpusMessage,
  world: BotWorld,
): BotState {
  const passed = (step: (typeof order)[number]) =>
    order.indexOf(at as (typeof order)[number]) > order.indexOf(step)
  const place = world.shop.feeGroups[0]!
  const checkout: Checkout = {
    ...emptyBot.checkout,
    ...(passed('fulfilment') && { fulfilment: 'delivery' }),
    ...(passed('neighbourhood') && { neighbourhood: place.bairros[0]!, feeCents: place.centavos }),
    ...(passed('address') && { address: 'Rua Sete, 7' }),
    ...(passed('payment') && { payment: 'cash' }),
    ...(passed('change') && { changeAsked: true }),
  }
  const step = steps[at](world.now - 60_000)
  return {
    ...emptyBot,
    step,
    cart: cart.map((line) => entryOf(readLine(line)!, world)!),
    checkout,
    heardAt: world.now - 60_000,
    askedAt: world.now - 60_000,
    greetedAt: world.now - 120_000,
  }
}

function kindOf(
  expected: readonly string[],
  came: Came,
  stood: readonly string[],
  world: BotWorld,
): Verdict['kind'] {
  const meant = new Set(expected)
  const lines = expected.flatMap((text) => readLine(text) ?? [])
  const done = came.all.filter((text) => !/^[?!]/.test(text) && text !== 'oi')
  // Who asks, or does nothing, leaves the cart as it was: what stands in it was not put there by this message.
  const isAsIt = stood.length > 0 && done.every((text) => stood.includes(text))
  const strange = isAsIt ? [] : done.filter((text) => !meant.has(text))
  const isOpen = (line: CorpusLine) => line.type === '?' || line.open.length > 0
  const asked = strange.filter((text) => {
    const line = readLine(text)
    return line !== null && isOpen(line) && lines.some(({ itemId }) => itemId === line.itemId)
  })
  if (strange.length > asked.length) {
    const complete = !came.asks && !came.lines.some(isOpen) && came.lines.length >= lines.length
    return complete && centsOf(came.lines, world) < centsOf(lines, world) ? 'money' : 'wrong'
  }
  return came.asks || asked.length > 0 ? 'asked' : 'missed'
}

/** What the lines cost that are complete. */
function centsOf(lines: readonly CorpusLine[], world: BotWorld): number {
  const complete = lines.filter(({ type, open }) => type !== '?' && open.length === 0)
  const entries = complete.flatMap((line) => entryOf(line, world) ?? [])
  return priceCart(world.menu, entries, world.now).items_cents
}
