/** Why an order was refused or cancelled. */
export const closeReason = {
  reason_customer_gave_up: 'Cliente desistiu',
  reason_not_paid: 'Não pagou a tempo',
  reason_item_unavailable: 'Item em falta',
  reason_duplicate: 'Pedido repetido',
  reason_out_of_area: 'Fora da área de entrega',
  reason_no_courier: 'Sem entregador',
  reason_suspected_fraud: 'Suspeita de golpe ou trote',
  reason_closed: 'Loja fechada',
  reason_internal: 'Problema na loja',
  reason_other: 'Outro motivo',
} as const
