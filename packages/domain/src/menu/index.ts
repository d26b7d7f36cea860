export {
  priceCart,
  priceLine,
  type CartEntry,
  type CartProblem,
  type ChosenOption,
  type MenuRows,
  type PricedLine,
} from './cart'
export { findProduct } from './find-product'
export { findPastLine, type PastLine } from './past-line'
