import type { ColumnKind } from '@balcao/domain/manager'
import {
  orderStandings,
  paymentWords,
  standingWords,
  type CancelReason,
  type Fulfilment,
  type OrderSource,
} from '@balcao/domain/orders'
import type { AppointmentStatus } from '@balcao/domain/scheduling'

/** The heading of a report's column in Portuguese. */
export function columnTitle(key: string): string {
  return titles[key] ?? key
}

/** A code in the words of the counter; texts as they are. */
export function codeWord(kind: ColumnKind, value: string): string {
  const words: Record<string, string> | undefined = codes[kind]
  return words && Object.hasOwn(words, value) ? words[value]! : value
}

const titles: Record<string, string> = {
  moment: 'Data e hora',
  day: 'Dia',
  number: 'Número',
  status: 'Situação',
  customer: 'Cliente',
  client: 'Cliente',
  phone: 'Telefone',
  fulfilment: 'Entrega ou retirada',
  neighbourhood: 'Bairro',
  payment: 'Pagamento',
  source: 'Origem',
  revenue: 'Faturamento',
  discount: 'Desconto',
  delivery_fee: 'Taxa de entrega',
  total: 'Total',
  preparation: 'Preparo (min)',
  product: 'Produto',
  quantity: 'Quantidade',
  orders: 'Pedidos',
  sales: 'Vendas',
  reason: 'Motivo',
  note: 'Observação',
  value: 'Valor',
  paid: 'Pago',
  coupon: 'Cupom',
  received: 'Recebido',
  to_receive: 'A receber',
  average_ticket: 'Ticket médio',
  cancelled: 'Cancelados',
  service: 'Serviço',
  professional: 'Profissional',
  people: 'Pessoas',
  booked: 'Agendados',
  no_shows: 'Faltas',
  no_show: 'Faltou',
  price: 'Preço',
}

const orderStatus = Object.fromEntries(
  orderStandings.map((standing) => [standing, standingWords[standing].shop]),
)

const fulfilment: Record<Fulfilment, string> = { delivery: 'Entrega', pickup: 'Retirada' }

const source: Record<OrderSource, string> = {
  counter: 'Balcão',
  api: 'Integração',
  bot: 'WhatsApp',
  menu: 'Cardápio',
}

const reason: Record<CancelReason, string> = {
  customer_gave_up: 'Cliente desistiu',
  not_paid: 'Não pagou a tempo',
  item_unavailable: 'Item em falta',
  duplicate: 'Pedido repetido',
  out_of_area: 'Fora da área de entrega',
  no_courier: 'Sem entregador',
  suspected_fraud: 'Suspeita de golpe ou trote',
  closed: 'Loja fechada',
  internal: 'Problema na loja',
  other: 'Outro motivo',
}

const appointmentStatus: Record<AppointmentStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmado',
  cancelled: 'Cancelado',
  completed: 'Concluído',
}

const codes: Partial<Record<ColumnKind, Record<string, string>>> = {
  orderStatus,
  fulfilment,
  payment: paymentWords,
  source,
  reason,
  appointmentStatus,
}
