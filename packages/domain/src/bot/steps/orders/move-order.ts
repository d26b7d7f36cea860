import { readTime } from '../../../time/read-time'
import { keepOrder, findLater, laterOrders, momentsFor, wantedWords } from '../../later/own-orders'
import { moveTo } from '../../later/move-order'
import { orderBegun, orderGone } from '../../later/moved-order'
import { namesTime } from '../../later/said-of-order'
import { goTo, type StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { waitFor } from '../../model/wait-for'
import { dateIn, wallTime } from '../../../time/wall-clock'
import { readYesNo } from '../../understand'
import { dayWords } from '../../words/moment'
import { paged } from '../../words/paged'
import { plainName } from '../../../text'

const keep = { id: 'manter-pedido', title: 'Deixar como está' }
const person = { id: 'atendente', title: 'Falar com atendente' }

/** Which of several orders is to be had at another time. */
export const whichOrderStep: StepRules<Extract<Step, { at: 'which-order' }>> = {
  ask: ({ page }, { world }) => ({
    text: 'De qual pedido você quer mudar o horário?',
    options: paged(
      laterOrders(world).map(({ id, number, scheduledFor }) => ({
        id: `pedido:${id}`,
        title: `Pedido nº ${number}`,
        description: wantedWords(scheduledFor, world),
      })),
      page,
    ),
  }),
  handle: (step, { choice, text }, scene) => {
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    const orders = laterOrders(scene.world)
    const said = Number(/\d+/.exec(text)?.[0])
    const order =
      orders.find(({ number }) => number === said) ?? orders.find(({ id }) => choice === `pedido:${id}`)
    return order ? moveTo(order, step.text, scene) : null
  },
  giveWay: (_step, scene) => (laterOrders(scene.world).length > 0 ? null : orderGone(scene)),
}

/** To when an order goes. */
export const orderMomentStep: StepRules<Extract<Step, { at: 'order-moment' }>> = {
  ask: ({ id, among, page }, { world }) => {
    const { now, shop } = world
    const order = findLater(world, id)
    const open = order ? momentsFor(order, world).filter((start) => among.includes(start)) : []
    const options = open.map((start) => {
      const { date, time } = wallTime(Date.parse(start), shop.timeZone)
      return { id: `mover:${start}`, title: `${dayWords(date, dateIn(now, shop.timeZone))} ${time}` }
    })
    return {
      text: `Para quando você quer o pedido nº ${order?.number ?? ''}?`,
      options: paged(options, page, [keep, person]),
    }
  },
  handle: (step, { choice, text }, scene) => {
    const order = findLater(scene.world, step.id)
    if (!order) return null
    if (choice === 'mais') return goTo(scene.state, { ...step, page: step.page + 1 })
    if (choice === keep.id) return keepOrder(order, scene)
    const start = step.among.find((one) => choice === `mover:${one}`)
    if (start !== undefined) return goTo(scene.state, { at: 'order-move', id: step.id, start })
    if (choice !== null) return null
    if (readYesNo(text) === false) return keepOrder(order, scene)
    const bare = /^\W*\d{1,2}\W*$/.test(text) && readTime(`${plainName(text)}h`) !== null
    const wish = bare ? `${text}h` : text
    return namesTime(wish, scene.world) ? moveTo(order, wish, scene) : null
  },
  giveWay: ({ id }, scene) => (findLater(scene.world, id) ? null : orderBegun(id, scene)),
  words: true,
}

/** The last word before an order is moved. */
export const orderMoveStep: StepRules<Extract<Step, { at: 'order-move' }>> = {
  ask: ({ id, start }, { world }) => ({
    text: `Seu pedido nº ${findLater(world, id)?.number ?? ''} passa para ${wantedWords(start, world)}. Confirma?`,
    options: [
      { id: `mover-sim:${start}`, title: 'Sim, mudar' },
      { id: 'outro-horario', title: 'Outro horário' },
      { id: keep.id, title: 'Não, manter' },
    ],
  }),
  handle: ({ id, start }, { choice, text }, scene) => {
    const order = findLater(scene.world, id)
    if (!order) return null
    const among = momentsFor(order, scene.world).filter((one) => one !== order.scheduledFor)
    if (choice === 'outro-horario' || (choice === null && /^outr[oa] hor/i.test(text)))
      return goTo(scene.state, { at: 'order-moment', id, among, page: 0 })
    if (choice === null && namesTime(text, scene.world)) return moveTo(order, text, scene)
    const answer = choice === null ? readYesNo(text) : choice === `mover-sim:${start}`
    if (answer === null) return null
    return answer ? waitFor(scene, { kind: 'move-order', orderId: id, start }) : keepOrder(order, scene)
  },
  back: ({ id }, scene) => {
    const order = findLater(scene.world, id)
    return order ? moveTo(order, '', scene) : orderBegun(id, scene)
  },
  giveWay: ({ id }, scene) => (findLater(scene.world, id) ? null : orderBegun(id, scene)),
}
