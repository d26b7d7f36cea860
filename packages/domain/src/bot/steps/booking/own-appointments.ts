import { slotWords } from '../../words/moment'
import {
  aboutAppointment,
  aboutAppointments,
  cancelAppointment,
  keepAppointment,
  meantBy,
} from '../../answers/own-appointments'
import { appointmentWords, findOwn, readOwn } from '../../words/appointment-words'
import { paged } from '../../words/paged'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { AppointmentAct, Step } from '../../model/state'
import { readCommand, readYesNo } from '../../understand'

const questions: Record<AppointmentAct, string> = {
  see: 'Qual agendamento?',
  move: 'Qual agendamento você quer remarcar?',
  cancel: 'Qual agendamento você quer cancelar?',
}

/** Which of several appointments. */
export const ownAppointmentsStep: StepRules<Extract<Step, { at: 'own-appointments' }>> = {
  ask: ({ act, page }, { world }) => ({
    text: questions[act],
    options: paged(
      world.appointments.map((own) => ({
        id: `meu:${own.id}`,
        title: slotWords(own.start, world.now, world.shop.timeZone),
        description: `${own.service} · ${statusWords(own.status)}`,
      })),
      page,
    ),
  }),
  handle: (step, { choice }, scene) => {
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    const own = scene.world.appointments.find(({ id }) => choice === `meu:${id}`)
    return own ? aboutAppointment(step.act, own, scene, step.when) : null
  },
  giveWay: (_step, scene) => (scene.world.appointments.length > 0 ? null : gone(scene)),
}

/** One appointment: how it stands, and what can be done with it. */
export const ownAppointmentStep: StepRules<Extract<Step, { at: 'own-appointment' }>> = {
  ask: ({ id }, { world }) => {
    const own = findOwn(world, id)
    return {
      text: own
        ? `*${own.service}*, ${slotWords(own.start, world.now, world.shop.timeZone)}: ${statusWords(own.status)}.`
        : '',
      options: [
        { id: 'remarcar-este', title: 'Remarcar' },
        { id: 'cancelar-este', title: 'Cancelar horário' },
        { id: 'menu', title: 'Voltar ao menu' },
      ],
    }
  },
  handle: ({ id }, { choice, text }, scene) => {
    const own = findOwn(scene.world, id)
    if (!own) return null
    if (choice === 'remarcar-este') return aboutAppointment('move', own, scene)
    if (choice === 'cancelar-este') return aboutAppointment('cancel', own, scene)
    if (isCancel(text, scene)) return aboutAppointments('cancel', text, scene)
    return null
  },
  giveWay: ({ id }, scene) => (findOwn(scene.world, id) ? null : gone(scene)),
  claims: (command) => command === 'cancelar',
}

/** The last word before it is cancelled. */
export const appointmentCancelStep: StepRules<Extract<Step, { at: 'appointment-cancel' }>> = {
  ask: ({ id }, { world }) => {
    const own = findOwn(world, id)
    return {
      text: own ? `Quer mesmo cancelar ${appointmentWords(own, world)}?` : '',
      options: [
        { id: `cancelar-sim:${id}`, title: 'Sim, cancelar' },
        { id: 'cancelar-nao', title: 'Não, manter' },
        { id: 'remarcar-este', title: 'Remarcar' },
      ],
    }
  },
  handle: ({ id }, { choice, text }, scene) => {
    const own = findOwn(scene.world, id)
    if (!own) return null
    if (choice === 'remarcar-este') return aboutAppointment('move', own, scene)
    const again = choice === null && isCancel(text, scene)
    if (again && meantBy('cancel', text, scene)?.id !== id) return aboutAppointments('cancel', text, scene)
    const isYes = choice === `cancelar-sim:${id}` || (choice === null && (readYesNo(text) === true || again))
    if (isYes) return cancelAppointment(own, scene)
    const isNo = choice === 'cancelar-nao' || (choice === null && readYesNo(text) === false)
    if (!isNo) return null
    return keepAppointment(own, scene)
  },
  giveWay: ({ id }, scene) => (findOwn(scene.world, id) ? null : gone(scene)),
  claims: (command) => command === 'cancelar',
}

const isCancel = (text: string, { world }: Scene) =>
  readCommand(text) === 'cancelar' || readOwn(text, world)?.act === 'cancel'

/** How it stands, as a customer is told. */
function statusWords(status: 'pending' | 'confirmed'): string {
  return status === 'confirmed' ? 'confirmado' : 'esperando a confirmação da loja'
}

function gone({ state }: Scene): Move {
  return goTo(state, { at: 'done' }, 'Esse agendamento não está mais em aberto.')
}
