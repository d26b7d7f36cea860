import type { ItemChanges, ReceiptCompany } from '@balcao/domain/printing'
import type { Company } from '../../company'
import type { OrderToPrint } from '../order-book'
import type { OrderJobReceipt } from '../jobs/print-jobs.store'

/** Who prints, as the head of a paper says it. */
export function companyOnPaper({ nome, telefone, cnpj }: Company): ReceiptCompany {
  return { name: nome, phone: telefone, cnpj }
}

/** What a print of this order carries with it into the queue. */
export function receiptOf(
  company: Company,
  order: OrderToPrint,
  about: { changed?: ItemChanges | undefined; resumed?: boolean } = {},
): OrderJobReceipt {
  return {
    zone: company.timeZone,
    sheet: {
      order: order.receipt,
      company: companyOnPaper(company),
      placedAt: order.placedAt,
      ...about,
    },
  }
}
