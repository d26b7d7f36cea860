export { checkMenuOrder } from './check-menu-order'
export { findShopId, inShop, type Shop } from './find-shop'
export { registerMenu } from './menu.routes'
export { openingOf } from './opening'
