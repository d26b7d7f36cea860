import { singleLine, visibleText } from '../../text'
import type { ItemChanges } from './changed-items'
import type { ReceiptCompany, ReceiptItem, ReceiptOrder } from './receipt-order'

/** Rules as a ticket has them between its parts, however they are spaced. */
const rules = /([-=*_~#–—─═])(?:[ \t]*\1){3,}/g

/** What others wrote, in one line and without rules of its own. */
export function quietLine(text: string): string {
  return singleLine(text).replace(rules, '$1$1$1').trim()
}

/**
 * An order whose words cannot be taken for lines of the ticket: names and addresses have one line each, notes have no
 * rules. Also for orders that were stored before the calls took care of it.
 */
export function quietOrder(order: ReceiptOrder): ReceiptOrder {
  const { customerPhone, customerAddress, neighbourhood, notes } = order
  return {
    ...order,
    customerName: quietLine(order.customerName),
    customerPhone: customerPhone && quietLine(customerPhone),
    customerAddress: customerAddress && quietLine(customerAddress),
    neighbourhood: neighbourhood && quietLine(neighbourhood),
    items: order.items.map(quietItem),
    notes: quietNotes(notes),
  }
}

export function quietCompany(company: ReceiptCompany): ReceiptCompany {
  return { ...company, name: quietLine(company.name) }
}

export function quietChanges(changed: ItemChanges | undefined): ItemChanges | undefined {
  return changed && { added: changed.added.map(quietItem), removed: changed.removed.map(quietItem) }
}

function quietItem(item: ReceiptItem): ReceiptItem {
  return {
    ...item,
    name: quietLine(item.name),
    options: item.options.map((option) => ({ ...option, name: quietLine(option.name) })),
    notes: quietNotes(item.notes),
  }
}

/** What others wrote, without rules of its own. */
export function quietNotes(notes: string | null): string | null {
  return notes && visibleText(notes).replace(rules, '$1$1$1').trim()
}
