import { formatBrl } from '../../../money'
import { startBooking } from '../../answers/booking'
import { nextOfBooking } from '../../answers/next-of-booking'
import { findOffer, leastOf } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { personIn } from '../../words/person-words'
import type { StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** Which kind of a service, where it is sold by more than one. */
export const serviceVariantStep: StepRules<Extract<Step, { at: 'service-variant' }>> = {
  ask: ({ serviceId }, { world }) => {
    const offer = findOffer(world.services, serviceId, world.now)
    if (!offer) return { text: 'Qual?', options: [] }
    const { item, category } = offer
    const options = category.tipos_preco.map((type) => {
      return { id: `serv-tipo:${type}`, title: type, description: formatBrl(leastOf(item, category, type)) }
    })
    return { text: `*${item.nome}*: qual?`, options: paged(options, 0) }
  },
  handle: ({ serviceId, said }, { choice, text }, scene) => {
    const types = findOffer(scene.world.services, serviceId, scene.world.now)?.category.tipos_preco ?? []
    const priceType = types.find((type) => choice === `serv-tipo:${type}`)
    if (priceType === undefined) return null
    const kind = { serviceId, priceType }
    const services = (said?.services ?? [kind]).map((one) =>
      'serviceId' in one && one.serviceId === serviceId ? kind : one,
    )
    return nextOfBooking(
      { ...said, services, agendaId: personIn(text, scene.world) ?? said?.agendaId },
      scene,
    )
  },
  back: (_step, scene) => startBooking(scene),
  giveWay: ({ serviceId }, scene) =>
    findOffer(scene.world.services, serviceId, scene.world.now)
      ? null
      : startBooking(scene, 'Esse serviço não está mais disponível.'),
}
