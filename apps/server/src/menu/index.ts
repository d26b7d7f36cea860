import type { Feature } from '../platform/feature'
import { registerMenu, type MenuNeeds } from './menu.routes'

/** The public menu, where customers order and follow their order. */
export const menu = {
  name: 'menu',
  register: registerMenu,
} satisfies Feature<MenuNeeds>

export { checkMenuOrder } from './check-menu-order'
export { askShop, findShopId, inShop, type Shop } from './find-shop'
export { openingOf, slotsOf, takesFor } from './opening'
export { createOrderLinks } from './order-link'
export { createKeptMenus } from './shown/kept-menus'
export { createShopPages } from './shown/shop-pages'
