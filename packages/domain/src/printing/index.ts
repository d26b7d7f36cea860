export { changedItems, type ItemChanges } from './changed-items'
export { layout, MIN_COLUMNS, type PrintLine, type TextLine } from './layout'
export { orderReceipt, WrongTotal, type OrderReceiptOptions } from './order-receipt'
export { assertMoneyPrintable, toPrintable, type Printable } from './printable'
export { printableDocument } from './printable-document'
export {
  text,
  type Align,
  type Block,
  type ColumnsBlock,
  type QrBlock,
  type ReceiptDocument,
  type TextBlock,
  type TextSize,
} from './receipt-document'
export type { ReceiptCompany, ReceiptItem, ReceiptOrder } from './receipt-order'
export { fulfilmentWords, paymentWords } from './receipt-words'
export { renderEscPos } from './render-escpos'
export { renderSvg, type SvgOptions } from './render-svg'
export { renderText } from './render-text'
export { ACCENTS, testSheet, type TestSheetOptions } from './test-sheet'
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
  type PrintJobState,
} from './vocabulary'
