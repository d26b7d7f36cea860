import { plainName } from '../../../text'
import { anyTime, namesHours, readWhen } from '../../../time/read-when'
import { dateIn } from '../../../time/wall-clock'
import { askDays, askSlots, startBooking } from '../../answers/booking'
import { hearMore } from '../../answers/hear-booking'
import { dayWords, findDate } from '../../words/moment'
import { appointmentWords, findOwn } from '../../words/appointment-words'
import { paged } from '../../words/paged'
import { movedGone, ownMoved } from './appointment-move'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** Which day. */
export const dayStep: StepRules<Extract<Step, { at: 'day' }>> = {
  ask: ({ wish, days, page }, { world }) => {
    const own = wish.moves === undefined ? null : findOwn(world, wish.moves)
    const today = dateIn(world.now, world.shop.timeZone)
    const options = days.map(({ date, free }) => ({
      id: `dia:${date}`,
      title: dayWords(date, today),
      description: free === 1 ? '1 horário livre' : `${free} horários livres`,
    }))
    const text = own ? `Remarcar ${appointmentWords(own, world)}: para que dia?` : 'Para que dia?'
    return { text, options: paged(options, page) }
  },
  handle: (step, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'mais') return goTo(state, { ...step, page: step.page + 1 })
    const more = choice === null ? hearMore(text, step.wish, scene) : null
    if (more) return more
    const dates = step.days.map(({ date }) => date)
    const today = dateIn(world.now, world.shop.timeZone)
    const date =
      choice === null
        ? findDate(plainName(text), dates, today)
        : dates.find((date) => choice === `dia:${date}`)
    const when = choice === null ? readWhen(text, world.now, world.shop.timeZone) : anyTime
    if (!date) return when.from === null ? null : askDays(step.wish, scene, when)
    return askSlots(step.wish, date, scene, namesHours(when) ? when : step.when)
  },
  back: ({ wish }, scene) => ownMoved(wish, scene) ?? startBooking(scene),
  giveWay: ({ wish }, scene) => movedGone(wish, scene),
}
