import { dateIn } from '../../../time/wall-clock'
import { aboutAppointment, callPerson, keepAppointment } from '../../answers/own-appointments'
import { askDays, askSlots } from '../../answers/booking'
import { goTo, type Move, type Scene, type StepRules } from '../../model/rules'
import type { BookingDraft, Step } from '../../model/state'
import { waitFor } from '../../model/wait-for'
import { readYesNo } from '../../understand'
import { appointmentWords, findOwn } from '../../words/appointment-words'
import { slotWords } from '../../words/moment'

type MoveStep = Extract<Step, { at: 'appointment-move' }>

/** The last word before an appointment is moved. */
export const appointmentMoveStep: StepRules<MoveStep> = {
  ask: ({ id, start }, { world }) => {
    const own = findOwn(world, id)
    const to = slotWords(start, world.now, world.shop.timeZone)
    return {
      text: own ? `Posso mudar ${appointmentWords(own, world)}, para ${to}?` : '',
      options: [
        { id: `remarcar-sim:${start}`, title: 'Sim, remarcar' },
        { id: 'outro-horario', title: 'Outro horário' },
        { id: 'manter', title: 'Não, manter' },
      ],
    }
  },
  handle: ({ id, start }, { choice, text }, scene) => {
    const own = findOwn(scene.world, id)
    if (!own) return null
    if (choice === 'outro-horario' || /^outr[oa] hor/i.test(text)) return otherSlots({ id, start }, scene)
    if (choice === null && /^outr[oa] (?:dia|data)/i.test(text)) return askDays(wishOf(id), scene)
    const answer = choice === null ? readYesNo(text) : choice === `remarcar-sim:${start}`
    if (answer === null) return null
    if (!answer) return keepAppointment(own, scene)
    if (!own.changeable) return callPerson('move', own, scene)
    return waitFor(scene, { kind: 'move-appointment', appointmentId: id, start })
  },
  back: (step, scene) => otherSlots(step, scene),
  giveWay: ({ id }, scene) => movedGone(wishOf(id), scene),
}

/** An appointment that is being moved is gone meanwhile. */
export function movedGone({ moves }: Pick<BookingDraft, 'moves'>, { state, world }: Scene): Move | null {
  if (moves === undefined || findOwn(world, moves)) return null
  return goTo(state, { at: 'done' }, 'Esse agendamento não está mais em aberto.')
}

/** Back from moving an appointment to how it stands; null where none is moved. */
export function ownMoved({ moves }: Pick<BookingDraft, 'moves'>, scene: Scene): Move | null {
  const own = moves === undefined ? null : findOwn(scene.world, moves)
  return own && aboutAppointment('see', own, scene)
}

function otherSlots({ id, start }: Pick<MoveStep, 'id' | 'start'>, scene: Scene): Move {
  return askSlots(wishOf(id), dateIn(Date.parse(start), scene.world.shop.timeZone), scene)
}

const wishOf = (id: string) => ({ serviceId: '', priceType: '', moves: id })
