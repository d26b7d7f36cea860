import { isOnSale } from '../../../catalogue'
import type { BotTurn, BotWorld } from '../../model/model'
import type { BotState, Checkout } from '../../model/state'
import { answerWords } from '../../answers/catalogue/questions'
import { understand, type Question } from '../../reading'
import { plainWords } from '../../understand/plain-words'
import { lineOf, readLine, writeLines, type CorpusLine } from './line-notation'

/** What came of a turn, in the notation of the corpus. */
export interface Came {
  all: string[]
  lines: CorpusLine[]
  asks: boolean
}

/** What stands in the cart after a turn, on its way there or beside it, and what was asked, answered or done. */
export function whatCame(before: BotState, said: string, turn: BotTurn<BotState>, world: BotWorld): Came {
  const { state, prompts, effect } = turn
  const text = prompts.map((prompt) => prompt.text).join('\n')
  const isAgain = /^Seu último pedido, nº/m.test(text)
  const lines = isAgain ? besidesLast(state, world) : linesOf(state, world)
  const asks: string[] = []
  const which = [state.step, ...(state.typed?.todo ?? [])].flatMap((one) =>
    'itemIds' in one ? [{ said: one.said, quantity: one.quantity, itemIds: one.itemIds }] : [],
  )
  for (const { quantity, itemIds } of which)
    asks.push(`? ${quantity ?? 1}: ${menuOrder(itemIds, world).join(' | ')}`)
  const told = [
    ...(isAgain ? ['de novo'] : []),
    ...asks,
    ...unknownIn(state, text),
    ...checkoutOf(before.checkout, state.checkout),
    ...answersIn(text),
    ...listed(before, state, world),
    ...unserved(before, said, text, world),
    ...answered(before, said, text, world),
    ...[...text.matchAll(/Não entregamos em (.+?)\. Dá/g)].map(([, place]) => `fora ${place!.toLowerCase()}`),
  ]
  if (effect?.kind === 'hand-over') told.push(effect.why === 'cancel' ? 'cancelar' : 'pessoa')
  if (state.step.at === 'empty') told.push('esvaziar')
  if (/Qual deles\?/.test(text) && state.step.at === 'payment') told.push('pagamento ?')
  if (state.step.at === 'change' && before.step.at !== 'change' && before.checkout.payment !== 'cash')
    told.push('pagamento cash')
  const finished = ['fulfilment', 'neighbourhood', 'address', 'payment', 'confirm'].includes(state.step.at)
  if (finished && before.step.at === 'cart' && state.checkout === before.checkout) told.push('fim')
  const all = [...writeLines(lines), ...new Set(told)]
  const nothing = all.join('\n') === writeLines(linesOf(before, world)).join('\n')
  const isAsked = state.step.at === 'doubt' || /não entendi|não achei/i.test(text)
  if (nothing && effect === null) all.push(isAsked ? '?' : 'oi')
  return { all, lines, asks: asks.length > 0 || all.includes('?') || /Qual destas|Entregar onde/.test(text) }
}

function linesOf({ cart, typed, step }: BotState, world: BotWorld): CorpusLine[] {
  const drafts = [step, ...(typed?.todo ?? [])].flatMap((one) => ('draft' in one ? [one.draft] : []))
  return [
    ...[...cart, ...(typed?.ready ?? [])].map((entry) => lineOf(entry, world)),
    ...drafts.map(({ itemId, priceType, quantity, options, asks, notes }) =>
      lineOf(
        { item_id: itemId, price_type: priceType, quantity: quantity ?? 1, options, notes },
        world,
        asks,
      ),
    ),
  ]
}

/** The lines without those of the last order, which must stand as they were; all of them where they do not. */
function besidesLast(state: BotState, world: BotWorld): CorpusLine[] {
  const { lines: last = [] } = world.orders[0]!
  const all = linesOf(state, world)
  const rest = all.filter(
    (line) =>
      !last.some(
        ({ itemId, quantity }) => line.itemId === itemId && line.quantity === quantity && !line.notes,
      ),
  )
  return rest.length === all.length - last.length ? rest : all
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
  if (after.time && after.time !== before.time) told.push(`hora ${after.time}`)
  if (after.card && !before.card) told.push('pagamento ?')
  return told
}

/** A kind that was named alone shows its products to choose from: asked which, as well as in words. */
function listed(before: BotState, { step }: BotState, { menu, now }: BotWorld): string[] {
  if (step.at !== 'item' || before.step.at === 'item' || before.step.at === 'category') return []
  const ids = menu.items.flatMap((item) => {
    const category = menu.categories.find(({ id }) => id === item.category_id)
    return category?.id === step.categoryId && isOnSale(item, category, now) ? [item.id] : []
  })
  return [`? 1: ${ids.join(' | ')}`]
}

/** Where the shop delivers is told to who asks for a place that it does not deliver to. */
function unserved(before: BotState, said: string, text: string, world: BotWorld): string[] {
  if (!text.startsWith('Não achei esse bairro entre os que atendemos.')) return []
  const known = { menu: world.menu, now: world.now, shop: world.shop, cart: before.cart, asked: null }
  const { ahead } = understand(said, known)
  return ahead.outside === null ? [] : [`pergunta entrega ${ahead.outside}`]
}

const answers: readonly (readonly [RegExp, string])[] = [
  [/Pedido nº|Não encontrei pedido/, 'pergunta pedido'],
  [/Estamos abertos|Estamos fechados/, 'pergunta horário'],
  [/Ficamos em/, 'pergunta loja'],
  [/PIX copia e cola|Nossa chave/, 'pergunta pix'],
]

/** Questions of a message whose answers stand in what the bot said. */
function answered(before: BotState, said: string, text: string, world: BotWorld): string[] {
  const known = { menu: world.menu, now: world.now, shop: world.shop, cart: before.cart, asked: null }
  return understand(said, known).questions.flatMap((question) => {
    const words = answerWords(question, world)
    const isShown = question.kind === 'menu' && /Escolha uma categoria|qual você quer/.test(text)
    return !isShown && (words === null || !text.includes(words.slice(0, 40)))
      ? []
      : [questionIn(question, world)]
  })
}

const kinds: Record<Exclude<Question['kind'], 'not-sold'>, string> = {
  price: 'preço',
  available: 'tem',
  ingredients: 'ingredientes',
  flavours: 'sabores',
  allergen: 'alérgeno',
  delivery: 'entrega',
  menu: 'cardápio',
  hours: 'horário',
  time: 'tempo',
  payment: 'pagamento',
  discount: 'desconto',
  order: 'pedido',
  shop: 'loja',
  pix: 'pix',
}

function questionIn(question: Question, world: BotWorld): string {
  if (question.kind === 'not-sold') return '!'
  const about = [
    'itemIds' in question ? menuOrder(question.itemIds, world).join(' | ') : null,
    'word' in question ? plain(question.word) : null,
    'place' in question ? question.place : null,
  ]
  return ['pergunta', kinds[question.kind], ...about].filter(Boolean).join(' ')
}

function answersIn(text: string): string[] {
  return answers.flatMap(([words, kind]) => (words.test(text) ? [kind] : []))
}

/** What is expected in the words that `whatCame` has: of what is not found or asked, not how it was called. */
export function comparable(expect: readonly string[]): string[] {
  const lines = expect.flatMap((text) => readLine(text) ?? [])
  const others = expect
    .filter((text) => readLine(text) === null)
    .map((text) => {
      if (text.startsWith('! ')) return '!'
      const asked = /^\? (\d+) [^:]*: (.+)$/.exec(text)
      if (asked) return `? ${asked[1]}: ${asked[2]}`
      const allergen = /^(pergunta alérgeno \S+) (.+)$/.exec(text)
      if (allergen) return `${allergen[1]} ${plain(allergen[2]!)}`
      if (text.startsWith('fora ')) return text.toLowerCase()
      const said = /^(endereço|nome|obs) (.+)$/.exec(text)
      return said ? `${said[1]} ${plain(said[2]!)}` : text
    })
  return [...writeLines(lines), ...others]
}

function menuOrder(ids: readonly string[], { menu }: BotWorld): string[] {
  return menu.items.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
}

function plain(text: string): string {
  return plainWords(text).join(' ')
}
