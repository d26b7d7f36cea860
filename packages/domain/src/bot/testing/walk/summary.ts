import type { Prompt } from '../../model/model'

/** What a customer read before the question whether the order may be placed, by the words alone. Cents. */
export interface Summary {
  lines: SummaryLine[]
  notes: string | null
  delivery: boolean
  /** Address and neighbourhood as they stand there. */
  place: string | null
  feeCents: number
  payment: string
  changeForCents: number | null
  backCents: number | null
  name: string
  totalCents: number
}

export interface SummaryLine {
  quantity: number
  name: string
  cents: number
  options: string[]
  notes: string | null
}

const money = String.raw`R\$ ([\d.]+,\d\d)`
const whole = new RegExp(
  String.raw`Confira seu pedido:\n(?<lines>[^]+?)(?:\nObservação: (?<notes>[^\n]*))?(?:\nHorário pedido: (?<time>[^\n]*))?\n\n` +
    String.raw`(?:Entrega: (?<place>[^\n]*)\nTaxa: ${money.replace('(', '(?<fee>')}|Retirada na loja)\n` +
    String.raw`Pagamento: (?<payment>[^,\n]*)(?:, troco para ${money.replace('(', '(?<change>')} \(${money.replace('(', '(?<back>')} de volta\))?\n` +
    String.raw`Nome: (?<name>[^\n]*)\n+Total: \*${money.replace('(', '(?<total>')}\*\. Posso confirmar\?`,
)

/** The question whether the order may be placed, asked again without saying all of it. */
const reminder = new RegExp(String.raw`Total: \*${money}\*\. Posso confirmar\?`)

/**
 * What the prompts of a turn say of an order that may be placed: all of it, or its total alone where the summary before
 * still stands; null for nothing, 'unreadable' where a summary does not say the whole order.
 */
export function readSummary(
  prompts: readonly Prompt[],
): Summary | { reminderCents: number } | 'unreadable' | null {
  const text = prompts
    .map((prompt) => prompt.text)
    .join('\n')
    .replaceAll('\u00A0', ' ')
  if (!text.includes('Posso confirmar?')) return null
  const again = reminder.exec(text)
  if (again && !text.includes('Confira seu pedido:')) return { reminderCents: centsOf(again[1]!) }
  const found = whole.exec(text.slice(text.lastIndexOf('Confira seu pedido:')))?.groups
  if (!found) return 'unreadable'
  const lines = linesIn(found.lines!)
  if (!lines) return 'unreadable'
  const notes = [found.time ? `Para as ${found.time}` : null, found.notes].filter(Boolean).join('. ')
  return {
    lines,
    notes: notes || null,
    delivery: found.place !== undefined,
    place: found.place ?? null,
    feeCents: centsOf(found.fee ?? '0,00'),
    payment: found.payment!,
    changeForCents: found.change === undefined ? null : centsOf(found.change),
    backCents: found.back === undefined ? null : centsOf(found.back),
    name: found.name!,
    totalCents: centsOf(found.total!),
  }
}

function linesIn(text: string): SummaryLine[] | null {
  const lines: SummaryLine[] = []
  for (const row of text.split('\n')) {
    const line = new RegExp(`^(\\d+)x (.+): ${money}$`).exec(row)
    const last = lines.at(-1)
    if (line) {
      lines.push({
        quantity: Number(line[1]),
        name: line[2]!,
        cents: centsOf(line[3]!),
        options: [],
        notes: null,
      })
    } else if (last && row.startsWith('   + ')) last.options = row.slice(5).split(', ')
    else if (last && row.startsWith('   obs.: ')) last.notes = row.slice(9)
    else return null
  }
  return lines
}

function centsOf(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', ''))
}
