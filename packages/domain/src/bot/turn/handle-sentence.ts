import { withLastOrder } from '../again/last-order'
import { readAgain } from '../again/read-again'
import { answerWords, needsPerson } from '../answers/catalogue/questions'
import { handOver } from '../answers/hand-over'
import { browse } from '../cart/browse'
import { checkoutSteps, nextOfCheckout, paymentWords, startCheckout } from '../cart/checkout'
import { takesLater } from '../cart/moment'
import { notFound, notSold, nextTyped, withOrder } from '../cart/typed-order'
import { saysAhead, withAhead } from '../cart/with-ahead'
import type { BotWorld } from '../model/model'
import { MAX_SAID } from '../model/limits'
import { goTo, type Move, type Scene } from '../model/rules'
import { isBooking, type BotState, type Checkout, type Step } from '../model/state'
import { priceCart, type CartEntry } from '../../menu'
import type { Question, Understood } from '../reading'
import { readYesNo } from '../understand'
import { cut } from '../words/prompt-limits'
import { bare, isKind, isThankful } from '../words/small-talk'
import { doubting } from './doubting'
import { readMessage, type ReadMessage } from './read-message'

/** Steps of the checkout: what changes there leads to the first question that is open then. */
/** Steps at which words answer something else: only a question is heard there. */
const answeringSteps = ['variant', 'halves', 'options', 'quantity', 'customer-name', 'which']
const deafSteps = ['note', 'remove', 'empty', 'waiting', 'doubt']

/**
 * A message that says more than an answer to the question that stands: questions, where to and how it is paid, what
 * changes of the cart, along with products. Null when it says nothing of the kind.
 */
export function handleSentence(text: string, scene: Scene): Move | null {
  const { state, world } = scene
  const { step } = state
  if (deafSteps.includes(step.at) || isService(step) || isAnswer(text, scene)) return null
  const again = handleAgain(text, scene)
  if (again) return again
  const base = baseOf(state)
  const said = heardAt(text, scene)
  if (answeringSteps.includes(step.at))
    return said.questions.length > 0 ? answerQuestions(said.questions, scene) : null
  if (said.doubt !== null && !scene.sure) return doubting(said.doubt, said, text, scene)
  if (!isMore(said, scene)) return isNothing(said) && isKind(text) ? kindly(scene, text) : null
  return { ...apply(said, base, scene), missed: notSold(said.order.unknown, world) }
}

/** What was read last of a scene: a turn looks at its message more than once. */
const read = new WeakMap<Scene, { text: string; said: ReadMessage }>()

/** What a message says where the conversation stands. */
export function heardAt(text: string, scene: Scene): ReadMessage {
  const before = read.get(scene)
  if (before?.text === text) return before.said
  const { state, world } = scene
  const said = readMessage(text, world, baseOf(state), askedOf(state.step))
  read.set(scene, { text, said })
  return said
}

/** The lines that a message may change: what is read back, else the cart. */
function baseOf({ step, typed, cart }: BotState): readonly CartEntry[] {
  return step.at === 'understood' ? (typed?.ready ?? []) : cart
}

/** Steps at which 'o mesmo' means the order: elsewhere it is the address, the way to pay, a size. */
const againSteps = ['quiet', 'resume', 'menu', 'done', 'category', 'item', 'understood', 'cart']

/**
 * The last order once more, read back by the catalogue of now, with what else the message says of it; null where it asks
 * for nothing of the kind. Without a past time it is only that where nothing is on its way.
 */
export function handleAgain(text: string, scene: Scene): Move | null {
  const { state, world } = scene
  const said = againSteps.includes(state.step.at) ? readAgain(text) : null
  if (!said || (!said.past && (state.cart.length > 0 || state.typed))) return null
  const last = withLastOrder(scene)
  if (!last) return browse(scene, 'Ainda não encontrei um pedido seu para repetir. Escolha no cardápio:')
  const typed = last.state.typed!
  if (typed.ready.length === 0 && typed.todo.length === 0) {
    const nothing = [...last.notices, 'Não sobrou nada dele no cardápio de hoje.'].join('\n')
    const { cart } = state
    return cart.length > 0 ? goTo(state, { at: 'cart' }, nothing) : browse(scene, nothing)
  }
  const offered: BotState = { ...last.state, step: { at: 'understood' } }
  if (said.rest === '') return nextTyped(offered, world, last.notices)
  const beside = readMessage(said.rest, world, typed.ready)
  const move = apply(beside, typed.ready, { state: offered, world })
  const notices = [...last.notices, ...(move.notice ? [move.notice] : [])]
  const { step, typed: left } = move.state
  const asks = 'draft' in step || step.at === 'which' || left === null || move.effect
  return asks ? { ...move, notice: notices.join('\n') } : nextTyped(move.state, world, notices)
}

/** Whether a message asks for nothing and orders nothing. */
function isNothing({ order, ahead, edits, ends }: Understood): boolean {
  const says = order.lines.length + order.unclear.length + order.unknown.length > 0
  return !says && !saysAhead(ahead) && !edits.unsure && !ends
}

/** Who greets is asked again, thanks need no answer. */
function kindly({ state }: Scene, text: string): Move {
  if (state.step.at === 'quiet' && !isThankful(text)) return { state: { ...state, step: { at: 'menu' } } }
  return { state, question: null }
}

/** Whether more than an answer or a question is heard at a step. */
export function hearsMore(step: Step): boolean {
  return ![...deafSteps, ...answeringSteps].includes(step.at) && !isService(step)
}

function isService(step: Step): boolean {
  return isBooking(step) || /appointment|order/.test(step.at)
}

/** A number, a title of an option, a yes or a no: what the step itself reads. */
function isAnswer(text: string, { state }: Scene): boolean {
  if (/^\W*\d{1,2}\W*$/.test(text) || (readYesNo(text) !== null && !isEnd(text, state.step))) return true
  return state.shown.some(({ title }) => bare(title) !== '' && bare(title) === bare(text))
}

/** 'pode mandar' where more may be ordered is no yes, but the end of the order. */
function isEnd(text: string, { at }: Step): boolean {
  return at === 'cart' && /^pode (?:mandar|enviar|fechar|preparar|fazer)\b/.test(bare(text))
}

function askedOf({ at }: Step): Parameters<typeof readMessage>[3] {
  return at === 'address' ||
    at === 'neighbourhood' ||
    at === 'fulfilment' ||
    at === 'payment' ||
    at === 'change'
    ? at
    : null
}

/** Whether a message says what the step that stands does not read by itself. */
function isMore({ questions, ahead, edits, order, refers, ends }: Understood, { state }: Scene): boolean {
  const { at } = state.step
  const orders = order.lines.length + order.unclear.length > 0
  if ((edits.unsure || refers) && orders) return true
  if (questions.length > 0 || edits.changed || (edits.empties && state.cart.length > 0)) return true
  if (ends && state.cart.length > 0 && at !== 'confirm') return true
  if (!saysAhead(ahead)) return false
  const { fulfilment, neighbourhood, address, payment, changeForCents, noChange, outside, ...others } = ahead
  const beside = others.notes.length > 0 || others.name !== null || others.time !== null
  const pays = payment !== null || changeForCents !== null || noChange
  const goes = fulfilment !== null || neighbourhood !== null || outside !== null
  if (orders || beside) return true
  if (at === 'address') return pays || goes
  if (at === 'neighbourhood') return pays || address !== null || outside !== null || fulfilment === 'pickup'
  if (at === 'fulfilment')
    return pays || address !== null || outside !== null || (neighbourhood !== null && fulfilment !== null)
  if (at === 'payment' || at === 'change')
    return (
      goes ||
      address !== null ||
      (at === 'payment' ? changeForCents !== null || noChange : payment !== null && payment !== 'cash')
    )
  return true
}

function apply(said: ReadMessage, base: readonly CartEntry[], scene: Scene): Move {
  const { state, world } = scene
  if (said.edits.empties) return goTo({ ...state, typed: null }, { at: 'empty' })
  const { checkout, notices: told } = withAhead(state.checkout, said.ahead, world, said.keepsStreet)
  const notices = [...changeWords(said, base, scene), ...told, ...payWords(said, checkout, scene)]
  const isReady = state.step.at === 'understood' && state.typed !== null
  const changed: BotState = said.edits.changed
    ? isReady
      ? { ...state, typed: { ...state.typed!, ready: [...said.edits.cart] } }
      : { ...state, cart: [...said.edits.cart] }
    : state
  const next: BotState = { ...changed, checkout }
  const answers = answersTo(said.questions, world)
  if (answers.open) return answered(answers, { state: next, world }, notices)
  notices.push(...answers.words)
  const ordered = withOrder(next, said.order)
  if (ordered) return nextTyped(ordered, world, notices)
  const unknown = notFound(said.order.unknown, world)
  if (unknown !== null && answers.words.length === 0) notices.push(unknown)
  const notice = notices.join('\n') || null
  if (isReady && next.typed!.ready.length > 0) return goTo(next, { at: 'understood' }, notice)
  if (said.edits.changed && next.cart.length === 0)
    return browse(
      { state: { ...next, typed: null }, world },
      `${notice ?? ''} Seu carrinho está vazio.`.trim(),
    )
  if (said.ends && next.cart.length > 0) return startCheckout({ state: next, world }, notice)
  const isAhead = saysAhead(said.ahead)
  if (!said.edits.changed && !isAhead) return stays(next, notice)
  if (next.cart.length === 0) return stays(next, notice)
  if (checkoutSteps.includes(state.step.at)) return goTo(next, nextOfCheckout({ state: next, world }), notice)
  return said.edits.changed || !(world.shop.open || takesLater(world))
    ? goTo(next, { at: 'cart' }, notice)
    : startCheckout({ state: next, world }, notice)
}

/** What is said to questions; `open` is one that only a person can answer. */
interface Answers {
  words: readonly string[]
  open: boolean
}

function answersTo(questions: readonly Question[], world: BotWorld): Answers {
  const answers = questions.map((question) => ({ question, words: answerWords(question, world) }))
  return {
    open: answers.some(({ words }) => words === null),
    words: answers.flatMap(({ question, words }) => {
      if (words === null) return []
      return needsPerson(question)
        ? [`${words}\nPara falar com uma pessoa da loja, escreva *atendente*.`]
        : [words]
    }),
  }
}

/** What is said to these questions, as to a message that asks nothing else. */
export function answerQuestions(questions: readonly Question[], scene: Scene): Move {
  return answered(answersTo(questions, scene.world), scene)
}

/** Answers alone: the question that stands is asked again; what only a person can say, calls one. */
function answered({ words, open }: Answers, scene: Scene, notices: readonly string[] = []): Move {
  const texts = [...notices, ...words]
  if (!open) return stays(scene.state, texts.join('\n') || null)
  const move = handOver(scene, 'asked', 'Fez uma pergunta que só a loja pode responder.')
  return { ...move, texts: [...texts, ...(move.texts ?? [])] }
}

function stays(state: BotState, notice: string | null): Move {
  const isIdle = state.step.at === 'quiet' || state.step.at === 'menu'
  return { state: isIdle ? { ...state, step: { at: 'menu' } } : state, notice, earned: false }
}

/** Who says before it is asked how they pay, and nothing else, reads it: no summary of the order follows. */
function payWords(
  { ahead, order, edits, questions }: Understood,
  { payment, card }: Checkout,
  { state }: Scene,
): string[] {
  const { payment: way, ...others } = ahead
  const isAsked = ['moment', 'payment', 'change', 'confirm'].includes(state.step.at)
  const says = order.lines.length + order.unclear.length + questions.length > 0 || edits.changed
  if (way === null || isAsked || says || saysAhead({ payment: null, ...others })) return []
  if (payment === null) return card ? ['Pagamento: cartão.'] : []
  return [`Pagamento: ${paymentWords[payment]}.`]
}

/** What was changed of the cart, in words. */
function changeWords({ edits }: Understood, base: readonly CartEntry[], { world }: Scene): string[] {
  const unread = edits.unread.map((words) => `Não entendi: ${cut(words, MAX_SAID)}.`)
  if (!edits.changed) return unread
  const names = (cart: readonly CartEntry[]) =>
    priceCart(world.menu, cart, world.now).lines.map(({ name }) => name)
  const left = names(edits.cart)
  const gone = names(base).filter((name) => !left.includes(name))
  return gone.length > 0 && left.length < base.length
    ? [`Tirei: ${gone.join(', ')}.`, ...unread]
    : ['Mudei seu pedido.', ...unread]
}
