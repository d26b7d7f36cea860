import { differencesOf, type ByMethod } from '../../cash-register'
import { formatBrl } from '../../money'
import { paymentWords } from '../../orders'
import { quietCompany, quietLine, quietNotes } from './quiet-order'
import { text, type Block, type ReceiptDocument } from './receipt-document'
import type { ReceiptCompany } from './receipt-order'
import { notePrefix } from './receipt-parts'

/** A cash register that was closed, as paper needs it. Cents; moments already in words of the shop's zone. */
export interface ReceiptClosing {
  openedAt: string
  openedBy: string | null
  closedAt: string
  closedBy: string | null
  openingCents: number
  expected: ByMethod
  counted: ByMethod
  movements: readonly { kind: 'in' | 'out'; cents: number; reason: string; at: string; isVoided: boolean }[]
  note: string | null
}

const rule: Block = { kind: 'rule' }
const centred = { align: 'center' } as const

/** How a register was closed: by method what should be there, what was counted and the difference, then what was moved. */
export function closingSheet(
  closing: ReceiptClosing,
  shop: ReceiptCompany,
  { columns, printedAt }: { columns: number; printedAt: string },
): ReceiptDocument {
  const { openedAt, openedBy, closedAt, closedBy, openingCents, expected, counted, note } = closing
  const rows = differencesOf(expected, counted)
  const sum = (of: ByMethod) => rows.reduce((all, { method }) => all + (of[method] ?? 0), 0)
  return {
    columns,
    blocks: [
      text('FECHAMENTO DE CAIXA', { ...centred, size: 'tall', bold: true }),
      text(quietCompany(shop).name, centred),
      rule,
      moment('Aberto em', openedAt, openedBy),
      moment('Fechado em', closedAt, closedBy),
      money('Troco inicial', openingCents),
      rule,
      ...rows.flatMap(({ method }) =>
        counts(paymentWords[method], expected[method] ?? 0, counted[method] ?? 0),
      ),
      rule,
      ...counts('TOTAL', sum(expected), sum(counted)),
      ...movementLines(closing),
      ...(note ? [rule, text(`OBS: ${quietNotes(note)}`, { bold: true, prefix: notePrefix })] : []),
      rule,
      text(`Impresso em ${printedAt}`, centred),
      { kind: 'cut' },
    ],
  }
}

function moment(word: string, at: string, by: string | null): Block {
  return text(by ? `${word} ${at}, por ${quietLine(by)}` : `${word} ${at}`, { hang: 2 })
}

function counts(name: string, expected: number, counted: number): Block[] {
  const off = counted - expected
  const words = off < 0 ? 'Falta' : 'Sobra'
  return [
    text(name, { bold: true }),
    money('Esperado', expected),
    money('Contado', counted),
    off === 0 ? text('Confere') : { ...money(words, Math.abs(off)), bold: true },
  ]
}

function movementLines({ movements }: ReceiptClosing): Block[] {
  if (movements.length === 0) return []
  return [
    rule,
    ...movements.flatMap(({ kind, cents, reason, at, isVoided }): Block[] => [
      money(`${kind === 'in' ? 'Suprimento' : 'Sangria'} ${at}`, kind === 'in' ? cents : -cents),
      text(isVoided ? `${quietLine(reason)} (desfeito)` : quietLine(reason), { indent: 2, hang: 2 }),
    ]),
  ]
}

function money(left: string, cents: number): { kind: 'columns'; left: string; right: string } {
  return { kind: 'columns', left, right: formatBrl(cents) }
}
