import { plainName } from '../../../text'
import { readTime } from '../../../time/read-time'
import { dateIn, wallTime } from '../../../time/wall-clock'
import { answered } from '../../cart/checkout'
import { isMomentGone, momentsAt, momentsOf, needsMoment } from '../../cart/moment'
import { goTo, type Option, type Scene, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { dayWords, findDate } from '../../words/moment'
import { paged } from '../../words/paged'

const atOnce: Option = { id: 'quando:ja', title: 'O quanto antes' }
const asSoonAs =
  /quanto antes|assim que (?:abr|der|pud)|logo que abr|na abertura|primeir[oa] (?:horario|hora)/

/** For when the order is wanted: what a closed shop asks, and who chose a time that is not to be had any more. */
export const momentStep: StepRules<Extract<Step, { at: 'moment' }>> = {
  ask({ page }, scene) {
    const { shop, now } = scene.world
    const today = dateIn(now, shop.timeZone)
    const options = momentsOf(scene).map((start) => {
      const { date, time } = wallTime(Date.parse(start), shop.timeZone)
      return { id: `quando:${start}`, title: `${dayWords(date, today)} ${time}` }
    })
    return {
      text: 'Para quando você quer o pedido?',
      options: paged(options, page, shop.open ? [atOnce] : []),
    }
  },
  handle({ page }, { choice, text }, scene) {
    if (choice === 'mais') return goTo(scene.state, { at: 'moment', page: page + 1 })
    if (choice === atOnce.id) return answered(scene, { moment: null, time: null })
    const moments = momentsOf(scene)
    const chosen = moments.find((start) => choice === `quando:${start}`) ?? saidIn(text, moments, scene)
    return chosen === undefined ? null : answered(scene, { moment: chosen, time: null })
  },
  back: ({ page }, { state }) =>
    goTo(state, page > 0 ? { at: 'moment', page: page - 1 } : { at: 'fulfilment' }),
  giveWay(_step, scene) {
    if (!needsMoment(scene)) return answered(scene, {})
    if (momentsOf(scene).length > 0) return null
    const words = isMomentGone(scene) ? 'Esse horário não dá mais.' : 'Não há mais horários para agendar.'
    return answered(scene, { moment: null, fulfilment: null }, words)
  },
  words: true,
}

/** 'amanhã às 12h', '19:30', 'assim que abrir'; undefined where it names none, or several. */
function saidIn(
  text: string,
  moments: readonly string[],
  { world: { now, shop } }: Scene,
): string | undefined {
  const words = plainName(text)
  if (asSoonAs.test(words)) return moments[0]
  const time = readTime(words) ?? readTime(`${words}h`)
  if (time === null) return undefined
  const meant = momentsAt(moments, time, shop.timeZone)
  const dates = meant.map(({ date }) => date)
  const day = findDate(words, dates, dateIn(now, shop.timeZone))
  const ofDay = day === null ? meant : meant.filter(({ date }) => date === day)
  // Of an hour that today has no more, tomorrow's is meant; of two, the one that comes first.
  return ofDay[0]?.start
}
