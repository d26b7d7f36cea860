export { readOrder } from './read-order'
export type { SaidLine, SaidOrder, UnclearLine } from './read-lines'
