import { formatPrice, priceOf, type LicencePlan, type LicenceTerm } from '@balcao/domain/licence'

const plans: Record<LicencePlan, string> = {
  attendance: 'Atendimento',
  delivery: 'Entregas',
  manager: 'Gerente',
  bundle: 'SUPREMA',
}
const terms: Record<LicenceTerm, string> = { monthly: 'mensal', quarterly: 'trimestral', annual: 'anual' }

/** A plan and its term, as mails name them: `SUPREMA anual`. */
export function planWords(plan: LicencePlan, term: LicenceTerm): string {
  return `${plans[plan]} ${terms[term]}`
}

/** The price of today's table, with a plain space: mails are read by everything. */
export function priceWords(plan: LicencePlan, term: LicenceTerm): string {
  return moneyWords(priceOf(plan, term))
}

export function moneyWords(cents: number): string {
  return formatPrice(cents).replaceAll('\u00A0', ' ')
}
