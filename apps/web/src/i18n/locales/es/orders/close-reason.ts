import type { SameKeys } from '../../../format-text'
import type { closeReason as pt } from '../../pt/orders/close-reason'

/** Why an order was refused or cancelled. */
export const closeReason: SameKeys<typeof pt> = {
  reason_customer_gave_up: 'El cliente desistió',
  reason_not_paid: 'No pagó a tiempo',
  reason_item_unavailable: 'Producto agotado',
  reason_duplicate: 'Pedido repetido',
  reason_out_of_area: 'Fuera del área de entrega',
  reason_no_courier: 'Sin repartidor',
  reason_suspected_fraud: 'Sospecha de fraude o broma',
  reason_closed: 'Tienda cerrada',
  reason_internal: 'Problema en la tienda',
  reason_other: 'Otro motivo',
}
