import { anyTime, readWhen, type When } from '../../time/read-when'
import { dateIn } from '../../time/wall-clock'
import { askDays } from './booking'
import { handOver } from './hand-over'
import { hoursWords } from './information'
import type { BotWorld } from '../model/model'
import { goTo, type Move, type Scene } from '../model/rules'
import type { AppointmentAct, BotState } from '../model/state'
import { waitFor } from '../model/wait-for'
import { plainWords } from '../understand/plain-words'
import { appointmentWords, findOwn, type OwnAppointment } from '../words/appointment-words'

/**
 * What the customer wants of their appointments: of the one that their words name or that is talked of at once, of
 * several they say which. Null when there is none.
 */
export function aboutAppointments(act: AppointmentAct, text: string, scene: Scene): Move | null {
  const { state, world } = scene
  if (world.appointments.length === 0) return null
  const when = readWhen(splitMove(act, text).to, world.now, world.shop.timeZone)
  const own = meantBy(act, text, scene)
  return own
    ? aboutAppointment(act, own, scene, when)
    : goTo(state, { at: 'own-appointments', act, page: 0, when })
}

/** The appointment that words name, else the one that is talked of, or the only one; null where it is not sure. */
export function meantBy(act: AppointmentAct, text: string, { state, world }: Scene): OwnAppointment | null {
  const named = namedIn(splitMove(act, text).from, world)
  const [only = null, ...others] = named
  if (others.length === 0) return only
  const isAny = named.length === world.appointments.length
  const { step } = state
  const id = 'id' in step ? step.id : 'wish' in step ? step.wish.moves : undefined
  return isAny && id !== undefined ? findOwn(world, id) : null
}

/** What the customer wants of one of them; `when` says where to a move leads. */
export function aboutAppointment(
  act: AppointmentAct,
  own: OwnAppointment,
  scene: Scene,
  when: When = anyTime,
): Move {
  if (act === 'see') return goTo(scene.state, { at: 'own-appointment', id: own.id })
  if (!own.changeable) return callPerson(act, own, scene)
  if (act === 'cancel') return goTo(scene.state, { at: 'appointment-cancel', id: own.id })
  if (!scene.world.agenda) return giveLink(own, scene)
  return askDays({ serviceId: '', priceType: '', moves: own.id }, scene, when)
}

/** Where it cannot be moved in the chat, its private page does it. */
export function giveLink(own: OwnAppointment, { state, world }: Scene): Move {
  return settled(`Para escolher outro horário para ${appointmentWords(own, world)}:\n${own.link}`, state)
}

/** Has it cancelled by the agenda, which keeps to the shop's rules. */
export function cancelAppointment({ id }: OwnAppointment, scene: Scene): Move {
  return waitFor(scene, { kind: 'cancel-appointment', appointmentId: id })
}

/** Nothing of it changes. */
export function keepAppointment(own: OwnAppointment, { state, world }: Scene): Move {
  return settled(`Tudo bem, seu horário está mantido: ${appointmentWords(own, world)}.`, state)
}

/** The last word about an appointment; who was ordering is back at their cart. */
export function settled(words: string, state: BotState): Move {
  if (state.cart.length > 0) return goTo(state, { at: 'cart' }, words)
  return { state: { ...state, step: { at: 'done' } }, texts: [words], question: null, earned: true }
}

/** Too near to be changed here: a person sees to it, and knows what it is about. */
export function callPerson(act: AppointmentAct, own: OwnAppointment, scene: Scene): Move {
  const verb = act === 'move' ? 'remarcar' : 'cancelar'
  const move = handOver(
    scene,
    'cancel',
    `Quer ${verb} ${appointmentWords(own, scene.world)}, em cima da hora.`,
  )
  const why = `${appointmentWords(own, scene.world)}: está muito perto do horário para ${verb} por aqui.`
  return { ...move, texts: [[why, ...(move.texts ?? [])].join('\n')] }
}

/** 'Qual é o meu horário?' of somebody who has no appointment may mean the shop's. */
export function noAppointmentWords(text: string, world: BotWorld): string {
  return /hor[aá]ri?o/i.test(text) ? hoursWords(world) : 'Não encontrei agendamento seu em aberto.'
}

/** The words about the appointment as it is, and those about where it goes: 'de amanhã' and 'para quinta à tarde'. */
function splitMove(act: AppointmentAct, text: string): { from: string; to: string } {
  if (act !== 'move') return { from: text, to: '' }
  const at = /\s(?:para|pra|pro|p)\s+(?!mim\b)/i.exec(text)
  if (at) return { from: text.slice(0, at.index), to: text.slice(at.index) }
  const source = /\s(?:d[eo]|da)\s+(?:dia\s|amanh|hoje|seg|ter[cç]|qua|qui|sex|s[aá]b|dom)/i.test(text)
  return source ? { from: text, to: '' } : { from: '', to: text }
}

/** Those that the words name by their service or their date; all where they name none. */
function namedIn(text: string, { appointments, now, shop }: BotWorld): readonly OwnAppointment[] {
  const words = new Set(plainWords(text))
  const ofService = appointments.filter(({ service }) =>
    plainWords(service).some((word) => word.length > 2 && words.has(word)),
  )
  const among = ofService.length > 0 ? ofService : appointments
  const { from, to } = readWhen(text, now, shop.timeZone)
  const ofDate = among.filter(({ start }) => {
    const date = dateIn(Date.parse(start), shop.timeZone)
    return from !== null && to !== null && from <= date && date <= to
  })
  return ofDate.length > 0 ? ofDate : among
}
