import type { Fulfilment } from '../../orders'

/** Paper speaks Portuguese, whatever language the screen is in: the kitchen reads it, not the person who clicked. */
export const fulfilmentWords: Readonly<Record<Fulfilment, string>> = {
  delivery: 'ENTREGA',
  pickup: 'RETIRADA',
}
