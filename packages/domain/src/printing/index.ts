export { changedItems, type ItemChanges } from './receipts/changed-items'
export { closingSheet, type ReceiptClosing } from './receipts/closing-sheet'
export { orderReceipt, WrongTotal } from './receipts/order-receipt'
export { type ReceiptDocument } from './receipts/receipt-document'
export type { ReceiptCompany, ReceiptItem, ReceiptOrder } from './receipts/receipt-order'
export { renderEscPos } from './paper/render-escpos'
export { renderSvg } from './paper/render-svg'
export { renderText } from './paper/render-text'
export { testSheet } from './receipts/test-sheet'
export { UnprintableMoney } from './receipts/unprintable-money'
export {
  codePages,
  copyKinds,
  jobCopies,
  paperWidths,
  printJobStates,
  type CodePage,
  type CopyKind,
  type JobCopy,
  type PaperWidth,
} from './paper/vocabulary'
