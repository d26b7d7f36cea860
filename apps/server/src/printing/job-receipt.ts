import type { ItemChanges } from '@balcao/domain/printing'
import type { Company } from '../company'
import type { OrderToPrint } from './order-book'
import type { JobReceipt } from './print-jobs.store'

/** What a print of this order carries with it into the queue. */
export function receiptOf(
  company: Company,
  order: OrderToPrint,
  about: { changed?: ItemChanges | undefined; resumed?: boolean } = {},
): Required<JobReceipt> {
  return {
    zone: company.timeZone,
    sheet: {
      order: order.receipt,
      company: { name: company.nome, phone: company.telefone, cnpj: company.cnpj },
      placedAt: order.placedAt,
      ...about,
    },
  }
}
