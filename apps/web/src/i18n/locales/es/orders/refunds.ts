import type { SameKeys } from '../../../format-text'
import type { refunds as pt } from '../../pt/orders/refunds'

export const refunds: SameKeys<typeof pt> = {
  payReturned: 'devuelto por PIX',
  pixCame: 'El banco confirmó {amount}',
  pixUncounted: '{amount} no cuentan para este pedido: devuélvelos al cliente.',
  refund: 'Devolver',
  refundOf: 'Devolver el PIX de {amount}',
  refundAll: 'Devolver {amount} por PIX ahora',
  refundAllHint: 'El dinero vuelve a la cuenta de donde salió, y se avisa al cliente.',
  refundAllSent: 'Pedido {number}: {status}. Se pidió al banco devolver {amount}.',
  refundAllFailed: 'Pedido {number}: la devolución no se pidió. Abre el pedido e inténtalo de nuevo.',
  refundTitle: 'Devolver PIX del pedido {number}',
  refundText: 'El dinero vuelve a la cuenta de donde salió. Se avisa al cliente cuando el banco confirme.',
  refundAmount: 'Valor a devolver',
  refundHint: 'Hasta {amount}.',
  refundTooMuch: 'Es más de lo que aún se puede devolver.',
  refundMissing: 'Indica cuánto devolver',
  refundConfirm: 'Devolver {amount}',
  refundOwes: 'Después faltará recibir {amount} de este pedido. Si es un descuento, edita el pedido primero.',
  refundFailed: 'La devolución no se pidió. Inténtalo de nuevo.',
  refund_asked: 'devolución pedida al banco',
  'refund_under-way': 'devolución en curso en el banco',
  refund_returned: 'devuelto',
  refund_foreign: 'retirado por el banco (disputa)',
  refund_failed: 'el banco no lo devolvió',
}
