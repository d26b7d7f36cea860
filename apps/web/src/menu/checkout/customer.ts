import type { PublicMenu } from '@balcao/contract/menu'
import { isValidPhone } from '@balcao/domain/company'
import { createNeighbourhoodMatcher, readFeeGroups } from '@balcao/domain/delivery'
import { centsFromDigits, toCents } from '@balcao/domain/money'

type Payment = 'pix' | 'cash' | 'credit_card' | 'debit_card'

/** What the customer types at the checkout. Texts as typed. */
export interface Customer {
  name: string
  phone: string
  fulfilment: 'delivery' | 'pickup'
  address: string
  neighbourhood: string
  payment: Payment | ''
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

export type FeeLook =
  | { kind: 'fee'; cents: number; bairro: string | null }
  | { kind: 'empty' }
  | { kind: 'ambiguous'; candidates: string[] }
  | { kind: 'unknown'; near: string[] }

/** What delivery costs where the customer lives, by the shop's groups; without groups the base fee. Cents. */
export function createFeeLook({ delivery, company: { cidade: city } }: PublicMenu) {
  const groups = readFeeGroups(delivery.bairros_taxas)
  const match = createNeighbourhoodMatcher(groups, { city })
  return {
    names: groups.flatMap(({ bairros }) => bairros),
    look({ fulfilment, neighbourhood }: Pick<Customer, 'fulfilment' | 'neighbourhood'>): FeeLook {
      if (fulfilment === 'pickup') return { kind: 'fee', cents: 0, bairro: null }
      if (groups.length === 0) {
        const bairro = neighbourhood.trim() || null
        return { kind: 'fee', cents: toCents(delivery.taxa_entrega), bairro }
      }
      if (neighbourhood.trim() === '') return { kind: 'empty' }
      const found = match(neighbourhood)
      if (found.kind === 'found') return { kind: 'fee', cents: found.centavos, bairro: found.bairro }
      if (found.kind === 'unknown') return found
      return { kind: 'ambiguous', candidates: found.candidates.map(({ bairro }) => bairro) }
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
  fee: FeeLook,
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
