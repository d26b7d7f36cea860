import { isOpen } from '../../orders'
import { rulesOf } from './all-steps'
import { hearsMore } from './handle-sentence'
import { readMessage } from './read-message'
import { bookAsSaid } from '../answers/hear-booking'
import { browse } from '../cart/browse'
import { firstName } from '../words/first-name'
import type { Burst } from './gather-burst'
import type { BotWorld } from '../model/model'
import { aboutAppointments, keepAppointment, noAppointmentWords } from '../answers/own-appointments'
import { handOver, rested } from '../answers/hand-over'
import { answerWords } from '../answers/catalogue/questions'
import { addressWords, feeWords, hoursWords, pixWords, statusWords } from '../answers/information'
import { moveOrder } from '../later/move-order'
import { readOrderMove } from '../later/said-of-order'
import { MUTE_MINUTES } from '../model/limits'
import { goTo, type Move, type Scene } from '../model/rules'
import { bare } from '../words/small-talk'
import { emptyCheckout, isBooking, type BotState, type Step } from '../model/state'
import { commands, readCommand, type Command } from '../understand'
import { withoutCourtesy } from '../understand/courtesy'
import { plainWords } from '../understand/plain-words'
import { findOwn, readOwn } from '../words/appointment-words'

/** Who has a cart and says 'finalizar' means the order, not the conversation. */
const ends = /^(?:quero |pode )?(?:finalizar?|encerrar?|terminar?|concluir?|fechar?)(?: (?:o )?pedido)?$/

/** With a cart it is the end of the order, and takes nothing back. */
const enough =
  /^(?:(?:nao?|eu|a gente) )*n(?:ao)? (?:(?:quero|queremos|vou querer|vamos querer|preciso|precisa)(?: de)? (?:mais nada|nada mais)|(?:quero|preciso) nada)(?: n(?:ao)?)?(?: (?:e|era)? ?(?:so isso|isso|so|tudo|por hoje|por enquanto|pode (?:fechar|finalizar|mandar)|fecha(?: ai)?)(?: mesmo)?)*$/

/**
 * The global word in an input: a button that stands for one, or a message that is all about it. Calling a person
 * counts among other lines too. What is an answer to the question, such as an option's title, is none.
 */
export function commandIn(
  { lines, replyId }: Burst,
  pressed: string | null,
  { state, world }: Scene,
): Command | null {
  const button = pressed ?? replyId
  if (isCommand(button)) return button
  if (pressed !== null || lines.length === 0) return null
  const text = lines.join(' ')
  if (state.cart.length > 0 && enough.test(withoutCourtesy(plainWords(text)).join(' '))) return null
  if (state.shown.some(({ id, title }) => !isCommand(id) && bare(title) === bare(text))) return null
  const whole = ends.test(bare(text))
    ? state.cart.length > 0
      ? 'carrinho'
      : null
    : (readCommand(text) ?? urgent(bare(text)) ?? (asksByName.test(text) ? 'atendente' : null))
  const read =
    (readOrderMove(text, state, world) && 'remarcar') ??
    ownCommand(text, state, world) ??
    whole ??
    (lines.some((line) => readCommand(line) === 'atendente') ? 'atendente' : null)
  if (read === 'pix' && paysByPix(text, { state, world })) return null
  return read !== null && rulesOf(state.step).claims?.(read, text) ? null : read
}

/** Who is ordering and says 'pix' tells how they pay. */
function paysByPix(text: string, { state, world }: Scene): boolean {
  const isOrdering = state.cart.length > 0 || (state.typed?.ready ?? []).length > 0
  return isOrdering && hearsMore(state.step) && readMessage(text, world, state.cart).ahead.payment === 'pix'
}

const calls =
  /\b(?:falar|fala|conversar) com (?:um |uma |o |a )?(?:atendente|humano|pessoa|alguem|gerente|dono|dona|farmaceutic[oa]|veterinari[oa]|balconista|medic[oa]|florista|nutricionista|doutora?|responsavel|cozinha|cozinheir[oa]|confeiteir[oa]|padeiro|acougueiro|chef|vendedor[a]?|encarregad[oa]|proprietari[oa])\b|\b(?:chama|chame|passa)(?: pra)? (?:um |uma |o |a )?(?:atendente|alguem|gerente|dono|dona|pessoa)\b/
/** 'quero falar com o Tião': somebody of the shop, by name. */
const asksByName =
  /\b(?:falar|conversar)\s+com\s+(?:(?:o|a|seu|dona)\s+\p{Lu}|(?:o\s+)?seu\s+\p{L}|(?:a\s+)?dona\s+\p{L})/iu
const cancels = /\b(?:cancela|cancelar|cancele|cancelem)\b.*\bpedido\b/

/** What must never be missed among other words: a person is wanted, or an order is to be cancelled. */
function urgent(words: string): Command | null {
  return calls.test(words) ? 'atendente' : cancels.test(words) ? 'cancelar' : null
}

const ownCommands = { see: 'compromisso', move: 'remarcar', cancel: 'cancelar' } as const

/** What is asked of the customer's own appointments. */
function ownCommand(text: string, { step }: BotState, world: BotWorld): Command | null {
  if (world.appointments.length === 0 || isOfChoice(text, step)) return null
  const said = readOwn(text, world)
  return said && ownCommands[said.act]
}

/** Who is choosing a time means that choice by 'cancelar' and by 'outro dia'. */
function isOfChoice(text: string, step: Step): boolean {
  const isChoosing = isBooking(step) || step.at === 'appointment-move'
  return isChoosing && /\b(?:cancel|outr[oa]\b|pass|troc|mud)/i.test(text)
}

/** Id of the appointment that is being moved. */
function movedBy({ step }: BotState): string | null {
  if ('wish' in step) return step.wish.moves ?? null
  if (step.at === 'appointment-move') return step.id
  if (step.at !== 'waiting' || !('appointmentId' in step.effect)) return null
  return step.effect.appointmentId ?? null
}

/** Whether an option's id is a global word: it leads where the word does. */
export function isCommand(id: string | null): id is Command {
  return (commands as readonly (string | null)[]).includes(id)
}

/** A word that works everywhere. What only informs leaves the question where it was. */
export function obey(command: Command, text: string, scene: Scene): Move {
  const { state, world } = scene
  switch (command) {
    case 'menu':
      return told(goTo({ ...state, typed: null }, { at: 'menu' }))
    case 'voltar':
      return told(goBack(scene))
    case 'carrinho':
      if (state.cart.length > 0) return told(goTo({ ...state, typed: null }, { at: 'cart' }))
      return informed(scene, 'Seu carrinho está vazio.')
    case 'cancelar':
      return told(cancel(text, scene))
    case 'remarcar':
      return told(
        moveOrder(text, scene) ??
          aboutAppointments('move', text, scene) ??
          informed(scene, noAppointmentWords('', world)),
      )
    case 'compromisso':
      return told(aboutAppointments('see', text, scene) ?? informed(scene, noAppointmentWords(text, world)))
    case 'atendente':
      return handOver(scene, 'asked')
    case 'status':
      return informed(scene, howItStands(text, world))
    case 'horario':
      return informed(scene, hoursWords(world))
    case 'taxas':
      return informed(scene, howLong(text, world) ?? feeWords(world, placeAsked(text, scene) ?? text))
    case 'endereco':
      return informed(scene, addressWords(world))
    case 'pix':
      return tellPix(scene)
    case 'parar':
      return mute(scene)
    case 'agendar':
      return told(bookAsSaid(text, { state: { ...state, typed: null }, world }))
    case 'pedir':
      return told(browse({ state: { ...state, typed: null }, world }))
  }
}

/** How long a delivery takes, where that is asked and not what it costs; null where it is not. */
function howLong(text: string, world: BotWorld): string | null {
  const asks =
    /tempo|demor|minuto|prazo|previs/i.test(text) && !/taxa|frete|valor|pre[cç]o|custa|cobra/i.test(text)
  return asks ? answerWords({ kind: 'time' }, world) : null
}
const timeOfShop = 'Quanto tempo leva, a loja diz quando recebe o pedido.'

/** How the customer's orders stand; who has none under way and asks how long it takes, asks of the next one. */
function howItStands(text: string, world: BotWorld): string {
  const isOrdered = world.orders.some(({ status }) => isOpen(status))
  const asksTime = !isOrdered && /demor|tempo|horas|quando|previs/i.test(text)
  return asksTime ? (answerWords({ kind: 'time' }, world) ?? timeOfShop) : statusWords(world)
}

/** The neighbourhood of the shop that a question names: 'a taxa pro parque amazônia fica quanto?'. */
function placeAsked(text: string, { world, state }: Scene): string | null {
  const { questions } = readMessage(text, world, state.cart)
  const place = questions.flatMap((question) =>
    question.kind === 'delivery' ? (question.place ?? []) : [],
  )[0]
  return place === undefined ? null : `em ${place}`
}

/** The same question again, after what was asked; where none stands, the menu. */
function informed({ state }: Scene, notice: string): Move {
  const step = state.step.at === 'quiet' || state.step.at === 'menu' ? ({ at: 'done' } as const) : state.step
  return { state: { ...state, step }, notice }
}

/** Known words earn nothing with the loop guard: a machine can say them all day. */
function told(move: Move): Move {
  return { ...move, earned: false }
}

function goBack(scene: Scene): Move {
  const { step } = scene.state
  return rulesOf(step).back?.(step, scene) ?? goTo({ ...scene.state, typed: null }, { at: 'menu' })
}

function cancel(text: string, scene: Scene): Move {
  const { state, world } = scene
  const { step } = state
  // Words that name an appointment mean it, whatever else is open.
  const names = readOwn(text, world)?.named && !isOfChoice(text, step)
  const own = names ? aboutAppointments('cancel', text, scene) : null
  if (own) return own
  const isPlaced = world.orders.some(({ status }) => isOpen(status))
  const isOrder = /pedido|compra|encomenda/i.test(text)
  if (
    isOrder &&
    (isPlaced || (state.cart.length === 0 && !state.typed && !('draft' in step) && !isBooking(step)))
  ) {
    return handOver(scene, 'cancel', 'Quer cancelar um pedido já feito.')
  }
  const moved = findOwn(world, movedBy(state) ?? '')
  if (moved) return keepAppointment(moved, scene)
  if (state.cart.length > 0) return goTo({ ...state, typed: null }, { at: 'empty' })
  if (state.typed || 'draft' in state.step) {
    return goTo(
      { ...state, typed: null, checkout: emptyCheckout },
      { at: 'menu' },
      'Tudo bem, deixei de lado.',
    )
  }
  if (isBooking(step) || step.at === 'waiting') {
    return goTo(state, { at: 'menu' }, 'Tudo bem, não agendei nada.')
  }
  if (isPlaced) {
    return handOver(scene, 'cancel', 'Quer cancelar um pedido já feito.')
  }
  const appointment = aboutAppointments('cancel', text, scene)
  if (appointment) return appointment
  if (state.booked !== null && Date.parse(state.booked) > world.now) {
    return handOver(scene, 'cancel', 'Quer cancelar ou remarcar um agendamento.')
  }
  return goTo(state, { at: 'done' }, 'Não há nada em aberto para cancelar.')
}

function tellPix(scene: Scene): Move {
  const { words, code } = pixWords(scene.world)
  const move = informed(scene, words)
  if (code === null) return move
  const isIdle = move.state.step.at === 'done'
  return { ...move, notice: null, texts: [words, code], ...(isIdle && { question: null }) }
}

function mute({ state, world }: Scene): Move {
  const name = firstName(world.customer.name)
  const words = `Tudo bem${name ? `, ${name}` : ''}: fico quieto por ${MUTE_MINUTES} minutos. Suas mensagens continuam chegando à loja.`
  return {
    state: rested(state),
    texts: [words],
    question: null,
    effect: { kind: 'mute', minutes: MUTE_MINUTES },
  }
}
