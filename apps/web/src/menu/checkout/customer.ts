import type { PublicMenu } from '@balcao/contract/menu'
import { isValidPhone } from '@balcao/domain/company'
import {
  createNeighbourhoodMatcher,
  deliveryFee,
  readDelivery,
  type DeliveryFee,
} from '@balcao/domain/delivery'
import { centsFromDigits } from '@balcao/domain/money'
import type { OfferedPayment } from '@balcao/domain/orders'

/** What the customer types at the checkout. Texts as typed. */
export interface Customer {
  name: string
  phone: string
  fulfilment: 'delivery' | 'pickup'
  address: string
  neighbourhood: string
  payment: OfferedPayment | ''
  /** Masked reais, such as '100,00'; empty when no change is needed. */
  changeFor: string
  notes: string
}

export const noCustomer: Customer = {
  name: '',
  phone: '',
  fulfilment: 'delivery',
  address: '',
  neighbourhood: '',
  payment: '',
  changeFor: '',
  notes: '',
}

/** What delivery costs where the customer lives. Nothing to deliver costs nothing. */
export function createFeeLook({ delivery, company: { cidade: city } }: PublicMenu) {
  const settings = readDelivery(delivery)
  const match = createNeighbourhoodMatcher(settings.groups, { city })
  return {
    rules: {
      minimumCents: settings.pedido_minimo_cents,
      freeFromCents: settings.entrega_gratis_cents,
    },
    names: settings.groups.flatMap(({ bairros }) => bairros),
    look({ fulfilment, neighbourhood }: Pick<Customer, 'fulfilment' | 'neighbourhood'>): DeliveryFee {
      if (fulfilment === 'pickup') return { kind: 'fee', centavos: 0, bairro: null }
      const fee = deliveryFee(settings, match, neighbourhood)
      return fee.kind === 'fee' ? { ...fee, bairro: fee.bairro ?? (neighbourhood.trim() || null) } : fee
    },
  }
}

export type CustomerProblem =
  | 'nameMissing'
  | 'phoneInvalid'
  | 'addressMissing'
  | 'neighbourhoodMissing'
  | 'paymentMissing'
  | 'changeTooLittle'

/** The broken rules by field, in the order of the form. `totalCents` decides whether the change is enough. */
export function checkCustomer(
  customer: Customer,
  fee: DeliveryFee,
  totalCents: number,
): Partial<Record<keyof Customer, CustomerProblem>> {
  const problems: Partial<Record<keyof Customer, CustomerProblem>> = {}
  if (customer.name.trim() === '') problems.name = 'nameMissing'
  if (!isValidPhone(customer.phone)) problems.phone = 'phoneInvalid'
  if (customer.fulfilment === 'delivery') {
    if (customer.address.trim() === '') problems.address = 'addressMissing'
    if (fee.kind !== 'fee') problems.neighbourhood = 'neighbourhoodMissing'
  }
  if (customer.payment === '') problems.payment = 'paymentMissing'
  const change = changeCents(customer)
  if (change !== null && change < totalCents) problems.changeFor = 'changeTooLittle'
  return problems
}

/** Cents of the note the customer pays with; null when no change was asked for. */
export function changeCents({ payment, changeFor }: Customer): number | null {
  return payment === 'cash' && changeFor !== '' ? centsFromDigits(changeFor) : null
}
