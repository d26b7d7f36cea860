import { handOver } from './hand-over'
import { hoursWords } from './information'
import type { BotWorld } from '../model/model'
import { slotWords } from '../words/moment'
import { goTo, type Move, type Scene } from '../model/rules'
import type { AppointmentAct } from '../model/state'
import { waitFor } from '../model/wait-for'

/** A coming appointment of the customer. */
type OwnAppointment = BotWorld['appointments'][number]

/** 'Corte, amanhã às 10:00'. */
export function appointmentWords(
  { service, start }: Pick<OwnAppointment, 'service' | 'start'>,
  { now, shop }: BotWorld,
): string {
  return `${service}, ${slotWords(start, now, shop.timeZone)}`
}

/** One that still stands; null when it does not any more. */
export function findOwn({ appointments }: BotWorld, id: string): OwnAppointment | null {
  return appointments.find((one) => one.id === id) ?? null
}

/** What the customer wants of their appointments: of one at once, of several they say which. Null when there is none. */
export function aboutAppointments(act: AppointmentAct, scene: Scene): Move | null {
  const [first, ...others] = scene.world.appointments
  if (!first) return null
  if (others.length > 0) return goTo(scene.state, { at: 'own-appointments', act, page: 0 })
  return aboutAppointment(act, first, scene)
}

/** What the customer wants of one of them. */
export function aboutAppointment(act: AppointmentAct, own: OwnAppointment, scene: Scene): Move {
  if (act === 'see') return goTo(scene.state, { at: 'own-appointment', id: own.id })
  if (!own.changeable) return callPerson(act, own, scene)
  if (act === 'cancel') return goTo(scene.state, { at: 'appointment-cancel', id: own.id })
  const words = `Para escolher outro horário para ${appointmentWords(own, scene.world)}:\n${own.link}`
  return { state: { ...scene.state, step: { at: 'done' } }, texts: [words], question: null, earned: true }
}

/** Has it cancelled by the agenda, which keeps to the shop's rules. */
export function cancelAppointment({ id }: OwnAppointment, scene: Scene): Move {
  return waitFor(scene, { kind: 'cancel-appointment', appointmentId: id })
}

/** Too near to be changed here: a person sees to it, and knows what it is about. */
export function callPerson(act: AppointmentAct, own: OwnAppointment, scene: Scene): Move {
  const verb = act === 'move' ? 'remarcar' : 'cancelar'
  return handOver(scene, 'cancel', `Quer ${verb} ${appointmentWords(own, scene.world)}, em cima da hora.`)
}

/** 'Qual é o meu horário?' of somebody who has no appointment may mean the shop's. */
export function noAppointmentWords(text: string, world: BotWorld): string {
  return /hor[aá]ri?o/i.test(text) ? hoursWords(world) : 'Não encontrei agendamento seu em aberto.'
}
