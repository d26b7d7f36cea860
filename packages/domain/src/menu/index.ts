export {
  priceCart,
  priceLine,
  type CartEntry,
  type CartProblem,
  type ChosenOption,
  type MenuRows,
  type PricedLine,
} from './cart'
export { findPastLine, type PastLine } from './past-line'
