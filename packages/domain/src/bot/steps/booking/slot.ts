import { plainName } from '../../../text'
import { readTime } from '../../../time/read-time'
import { anyTime, namesHours, readWhen, type When } from '../../../time/read-when'
import { dateIn, wallTime } from '../../../time/wall-clock'
import { askDays, slotChosen } from '../../answers/booking'
import { hearMore } from '../../answers/hear-booking'
import { handleSlots } from '../../answers/offered-times'
import { dayWords } from '../../words/moment'
import { paged } from '../../words/paged'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { movedGone } from './appointment-move'

/** Which free time. */
export const slotStep: StepRules<Extract<Step, { at: 'slot' }>> = {
  ask: ({ slots, page, left }, { world }) => {
    const zone = world.shop.timeZone
    const today = dateIn(world.now, zone)
    const moments = slots.map((start) => ({ start, ...wallTime(Date.parse(start), zone) }))
    const oneDay = moments.every(({ date }) => date === moments[0]?.date)
    const options = moments.map(({ start, date, time }) => ({
      id: `hora:${start}`,
      title: `${oneDay ? time : `${dayWords(date, today)} ${time}`}${seatWords(left?.[start])}`,
    }))
    const day = oneDay && moments[0] ? ` (${dayWords(moments[0].date, today)})` : ''
    return {
      text: `Qual horário${day}?`,
      options: paged(options, page, [{ id: 'outro-dia', title: 'Outro dia' }]),
    }
  },
  handle: (step, { choice, text }, scene) => {
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    if (choice === 'outro-dia' || /^outr[oa] (?:dia|data)/i.test(text)) return askDays(step.wish, scene)
    const chosen = step.slots.find((start) => choice === `hora:${start}`)
    if (chosen !== undefined) return slotChosen({ ...step.wish, start: chosen }, scene)
    const more = choice === null ? hearMore(text, step.wish, scene) : null
    if (more) return more
    const words = plainName(text)
    const time = readTime(words) ?? readTime(`${words}h`)
    const zone = scene.world.shop.timeZone
    const when = choice === null ? readWhen(text, scene.world.now, zone) : anyTime
    const ofDay = step.slots.filter((slot) => isOn(wallTime(Date.parse(slot), zone).date, when))
    if (ofDay.length === 0) return askDays(step.wish, scene, when)
    const [start, ...others] = ofDay.filter((slot) => wallTime(Date.parse(slot), zone).time === time)
    if (start !== undefined && others.length === 0) return slotChosen({ ...step.wish, start }, scene)
    const isPart = namesHours(when) && when.earliest < when.latest
    return isPart
      ? handleSlots(
          ofDay.map((start) => ({ start, left: step.left?.[start] })),
          step.wish,
          when,
          scene,
        )
      : null
  },
  back: ({ wish: booking }, scene) => askDays(booking, scene),
  giveWay: ({ wish }, scene) => movedGone(wish, scene),
}

/** Short enough for a button. */
const seatWords = (left: number | undefined) =>
  left === undefined ? '' : left === 1 ? ' · resta 1' : ` · restam ${left}`

function isOn(date: string, { from, to }: When): boolean {
  return from === null || to === null || (from <= date && date <= to)
}
