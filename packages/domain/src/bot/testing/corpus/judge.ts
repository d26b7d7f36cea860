import { priceCart } from '../../../menu'
import { botTurn } from '../../turn/bot-turn'
import type { BotTurn, BotWorld } from '../../model/model'
import { emptyBot, type BotState, type Checkout, type Step } from '../../model/state'
import { pizzaria } from '../pizzaria'
import type { CorpusMessage, CorpusShop } from './corpus'
import { entryOf, lineOf, readLine, writeLine, writeLines, type CorpusLine } from './line-notation'

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
  // Halves of two products cannot lie in a cart yet.
  if (message.cart?.some((line) => readLine(line) === null)) return { kind: 'missed', expected, came: [] }
  const before = stateBefore(message, world)
  const said = { at: world.now, text: message.text, replyId: null, media: null }
  const came = whatCame(before, botTurn(before, { kind: 'messages', messages: [said] }, world), world)
  const same = [...came.all].sort().join('\n') === [...expected].sort().join('\n')
  return { kind: same ? 'exact' : kindOf(expected, came, world), expected, came: came.all }
}

function worldOf(shop: CorpusShop): BotWorld {
  return {
    ...pizzaria,
    shop: { ...pizzaria.shop, nome: shop.nome, city: shop.city, feeGroups: shop.feeGroups },
    menu: shop.menu,
    services: { categories: [], items: [] },
    agenda: false,
  }
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
    cart: cart.map((line) => entryOf(line, world)),
    checkout,
    heardAt: world.now - 60_000,
    askedAt: world.now - 60_000,
    greetedAt: world.now - 120_000,
  }
}

interface Came {
  all: string[]
  lines: CorpusLine[]
  asks: boolean
}

function whatCame(before: BotState, turn: BotTurn<BotState>, world: BotWorld): Came {
  const { state, prompts, effect } = turn
  const lines = linesOf(state, world)
  const asks: string[] = []
  const which = [state.step, ...(state.typed?.todo ?? [])].flatMap((one) =>
    'itemIds' in one ? [{ said: one.said, quantity: one.quantity, itemIds: one.itemIds }] : [],
  )
  for (const { quantity, itemIds } of which)
    asks.push(`? ${quantity}: ${menuOrder(itemIds, world).join(' | ')}`)
  const text = prompts.map((prompt) => prompt.text).join('\n')
  const told = [
    ...asks,
    ...unknownIn(state, text),
    ...checkoutOf(before.checkout, state.checkout),
    ...answersIn(text),
  ]
  if (effect?.kind === 'hand-over') told.push(effect.why === 'cancel' ? 'cancelar' : 'pessoa')
  if (state.step.at === 'empty') told.push('esvaziar')
  if (state.step.at === 'change' && before.step.at !== 'change') told.push('pagamento cash')
  const finished = ['fulfilment', 'neighbourhood', 'address', 'payment', 'confirm'].includes(state.step.at)
  if (finished && before.step.at === 'cart' && state.checkout === before.checkout) told.push('fim')
  const all = [...writeLines(lines), ...new Set(told)]
  const nothing = all.join('\n') === writeLines(linesOf(before, world)).join('\n')
  if (nothing && effect === null) all.push(/não entendi|não achei/i.test(text) ? '?' : 'oi')
  return { all, lines, asks: asks.length > 0 || all.includes('?') || /Qual destas|Entregar onde/.test(text) }
}

function linesOf({ cart, typed, step }: BotState, world: BotWorld): CorpusLine[] {
  const drafts = [step, ...(typed?.todo ?? [])].flatMap((one) => ('draft' in one ? [one.draft] : []))
  return [
    ...[...cart, ...(typed?.ready ?? [])].map((entry) => lineOf(entry, world)),
    ...drafts.map(({ itemId, priceType, quantity, options, notes }) =>
      lineOf({ item_id: itemId, price_type: priceType, quantity: quantity ?? 1, options, notes }, world),
    ),
  ]
}

function unknownIn({ typed }: BotState, text: string): string[] {
  const said = typed?.unknown ?? /Não achei no cardápio: (.+)\./.exec(text)?.[1]?.split(', ') ?? []
  return said.map(() => '!')
}

function checkoutOf(before: Checkout, after: Checkout): string[] {
  const told: string[] = []
  const changed = <Field extends keyof Checkout>(field: Field) =>
    after[field] !== null && after[field] !== before[field]
  if (changed('fulfilment')) told.push(after.fulfilment === 'delivery' ? 'entrega' : 'retirada')
  if (changed('neighbourhood')) told.push(`bairro ${after.neighbourhood}`)
  if (changed('address')) told.push(`endereço ${plain(after.address!)}`)
  if (changed('name')) told.push(`nome ${plain(after.name!)}`)
  if (changed('payment')) told.push(`pagamento ${after.payment}`)
  if (changed('changeForCents')) told.push(`troco ${after.changeForCents! / 100}`)
  else if (after.changeAsked && !before.changeAsked) told.push('sem troco')
  if (changed('notes')) told.push(`obs ${plain(after.notes!)}`)
  return told
}

const answers: readonly (readonly [RegExp, string])[] = [
  [/Pedido nº|Não encontrei pedido/, 'pergunta pedido'],
  [/Estamos abertos|Estamos fechados/, 'pergunta horário'],
  [/Ficamos em/, 'pergunta loja'],
  [/Taxas de entrega|A taxa de entrega|^Entrega em /m, 'pergunta entrega'],
  [/PIX copia e cola|Nossa chave/, 'pergunta pix'],
]

function answersIn(text: string): string[] {
  return answers.flatMap(([words, kind]) => (words.test(text) ? [kind] : []))
}

/** What is expected in the words that `whatCame` has: of what is not found or asked, not how it was called. */
function comparable(expect: readonly string[]): string[] {
  const lines = expect.flatMap((text) => readLine(text) ?? [])
  const others = expect
    .filter((text) => readLine(text) === null)
    .map((text) => {
      if (text.startsWith('! ')) return '!'
      const asked = /^\? (\d+) [^:]*: (.+)$/.exec(text)
      if (asked) return `? ${asked[1]}: ${asked[2]}`
      const question = /^pergunta (pedido|horário|loja|entrega|pix)/.exec(text)
      if (question) return question[0]
      const said = /^(endereço|nome|obs) (.+)$/.exec(text)
      return said ? `${said[1]} ${plain(said[2]!)}` : text
    })
  return [...writeLines(lines), ...others]
}

function kindOf(expected: readonly string[], came: Came, world: BotWorld): Verdict['kind'] {
  const meant = new Set(expected)
  const lines = expected.flatMap((text) => readLine(text) ?? [])
  const strange = came.all.filter((text) => !meant.has(text) && !/^[?!]/.test(text) && text !== 'oi')
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
  const entries = lines.filter(({ type, open }) => type !== '?' && open.length === 0)
  return priceCart(
    world.menu,
    entries.flatMap((line) => entryOrNone(line, world)),
    world.now,
  ).items_cents
}

function entryOrNone(line: CorpusLine, world: BotWorld) {
  try {
    return [entryOf(writeLine(line), world)]
  } catch {
    return []
  }
}

function menuOrder(ids: readonly string[], { menu }: BotWorld): string[] {
  return menu.items.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
