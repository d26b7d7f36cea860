import { renderSvg, type PaperWidth, type ReceiptDocument } from '@balcao/domain/printing'
import { encode } from 'uqr'

/** A receipt as a standalone SVG as wide as the paper, QR codes drawn (level M, quiet zone of four modules). */
export function drawReceipt(document: ReceiptDocument, paper: PaperWidth): string {
  const qrMatrix = (content: string) => encode(content, { ecc: 'M', border: 4 }).data
  return renderSvg(document, { paper, qrMatrix })
}
