import type { SameKeys } from '../../../format-text'
import type { orderStatus as pt } from '../../pt/orders/order-status'

export const orderStatus: SameKeys<typeof pt> = {
  status_analysis: 'En Análisis',
  status_production: 'En Producción',
  status_ready: 'Listo',
  status_ready_delivery: 'Listo para Entrega',
  status_ready_pickup: 'Listo para Retirar',
  status_dispatched: 'Salió a entrega',
  status_delivered: 'Entregado',
  status_cancelled: 'Cancelado',
  status_refused: 'Rechazado',
}
