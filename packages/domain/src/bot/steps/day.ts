import { plainName } from '../../catalogue'
import { dateIn } from '../../time/wall-clock'
import { startBooking } from '../answers/booking'
import { dayWords, findDate } from '../words/moment'
import { paged } from '../words/paged'
import { goTo, type StepRules } from '../model/rules'
import type { Step } from '../model/state'
import { waitFor } from '../model/wait-for'

/** Which day. */
export const dayStep: StepRules<Extract<Step, { at: 'day' }>> = {
  ask: ({ days, page }, { world }) => {
    const today = dateIn(world.now, world.shop.timeZone)
    const options = days.map(({ date, free }) => ({
      id: `dia:${date}`,
      title: dayWords(date, today),
      description: free === 1 ? '1 horário livre' : `${free} horários livres`,
    }))
    return { text: 'Para que dia?', options: paged(options, page) }
  },
  handle: (step, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'mais') return goTo(state, { ...step, page: step.page + 1 })
    const dates = step.days.map(({ date }) => date)
    const today = dateIn(world.now, world.shop.timeZone)
    const date =
      choice === null
        ? findDate(plainName(text), dates, today)
        : dates.find((date) => choice === `dia:${date}`)
    if (!date) return null
    const { serviceId, priceType } = step.wish
    return waitFor(scene, { kind: 'find-slots', serviceId, priceType, date })
  },
  back: (_step, scene) => startBooking(scene),
}
