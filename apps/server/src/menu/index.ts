import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import type { Feature } from '../platform/feature'
import type { Hub } from '../platform/live/hub'
import type { Secrets } from '../platform/secrets/secrets'
import { registerMenu } from './menu.routes'

/** The public menu, where customers order and follow their order. */
export const menu = {
  name: 'menu',
  register: registerMenu,
} satisfies Feature<{ db: Database; hub: Hub; clock: Clock; secrets: Secrets }>

export { checkMenuOrder } from './check-menu-order'
export { askShop, findShopId, inShop, type Shop } from './find-shop'
export { openingOf, slotsOf, takesFor } from './opening'
export { createOrderLinks } from './order-link'
export { createShopPages } from './shown/shop-pages'
