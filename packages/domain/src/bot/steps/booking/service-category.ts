import { startBooking } from '../../answers/booking'
import { hearServices } from '../../answers/hear-booking'
import { categoriesOf } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { goTo, type StepRules } from '../../model/rules'
import { sameName } from '../../words/small-talk'
import type { Step } from '../../model/state'

/** Which kind of service, where there are too many for one list. */
export const serviceCategoryStep: StepRules<Extract<Step, { at: 'service-category' }>> = {
  ask: ({ page }, { world }) => {
    const options = categoriesOf(world.services, world.now).map(({ id, nome }) => ({
      id: `serv-cat:${id}`,
      title: nome,
    }))
    return { text: 'O que quer agendar?', options: paged(options, page) }
  },
  handle: ({ page, said }, { choice, text }, scene) => {
    const { state, world } = scene
    if (choice === 'mais') return goTo(state, { at: 'service-category', page: page + 1, said })
    const heard = choice === null ? hearServices(text, said, scene) : null
    if (heard) return heard
    const category = categoriesOf(world.services, world.now).find(
      ({ id, nome }) => choice === `serv-cat:${id}` || (choice === null && sameName(text, nome)),
    )
    return category ? goTo(state, { at: 'service', categoryId: category.id, page: 0, said }) : null
  },
  giveWay: (_step, scene) =>
    categoriesOf(scene.world.services, scene.world.now).length > 0 ? null : startBooking(scene),
}
