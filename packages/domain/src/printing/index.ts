export { changedItems, type ItemChanges } from './changed-items'
export { orderReceipt, WrongTotal } from './order-receipt'
export { type ReceiptDocument } from './receipt-document'
export type { ReceiptCompany, ReceiptItem, ReceiptOrder } from './receipt-order'
export { renderEscPos } from './render-escpos'
export { renderSvg } from './render-svg'
export { renderText } from './render-text'
export { testSheet } from './test-sheet'
export { UnprintableMoney } from './unprintable-money'
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
} from './vocabulary'
