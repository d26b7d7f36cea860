import { formatBrl } from '../../money'
import { text, type Block, type ReceiptDocument, type TextSize } from './receipt-document'
import type { CodePage, PaperWidth } from '../paper/vocabulary'

export interface TestSheetOptions {
  printer: string
  paper: PaperWidth
  columns: number
  codePage: CodePage
  /** Already in words of the shop's zone. */
  printedAt: string
}

/** Letters that show at once whether the code page fits the printer. */
const ACCENTS = 'ção ã õ é ü ª º ÇÃÕÉ'

/** A printer's test sheet: does the ruler fill exactly one line, are the accents right, does the money align? */
export function testSheet({
  printer,
  paper,
  columns,
  codePage,
  printedAt,
}: TestSheetOptions): ReceiptDocument {
  const sizes: [TextSize, string][] = [
    ['normal', 'Normal'],
    ['tall', 'Alto'],
    ['wide', 'Largo'],
    ['big', 'Grande'],
  ]
  return {
    columns,
    blocks: [
      text('TESTE DE IMPRESSÃO', { align: 'center', size: 'tall', bold: true }),
      text(printer, { align: 'center' }),
      text(`Papel ${paper} mm, ${columns} colunas, ${codePage}`, { align: 'center' }),
      { kind: 'rule' },
      text('A régua deve ocupar uma linha inteira:'),
      text(ruler(columns)),
      { kind: 'rule' },
      text('Os acentos devem sair certos:'),
      text(ACCENTS),
      text(ACCENTS, { bold: true }),
      { kind: 'rule' },
      ...sizes.map(([size, name]): Block => text(name, { size })),
      { kind: 'rule' },
      { kind: 'columns', left: '2x X-Bacon', right: formatBrl(4980) },
      { kind: 'columns', left: 'TOTAL', right: formatBrl(123_456), bold: true },
      { kind: 'blank' },
      { kind: 'qr', content: 'Balcão', caption: 'QR Code' },
      { kind: 'rule' },
      text(printedAt, { align: 'center' }),
      { kind: 'cut' },
    ],
  }
}

function ruler(columns: number): string {
  return Array.from({ length: columns }, (_, place) => (place + 1) % 10).join('')
}
