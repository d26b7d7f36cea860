export { priceCart, priceLine, type CartProblem, type PricedLine } from './cart'
export { findProduct } from './find-product'
export { findPastLine } from './past-line'
export type { CartEntry, ChosenOption, MenuRows, PastLine } from './model'
