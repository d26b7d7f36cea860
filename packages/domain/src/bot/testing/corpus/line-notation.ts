import { offeredTypes, partsIn } from '../../../catalogue'
import { findProduct, priceLine, type CartEntry } from '../../../menu'
import type { BotWorld } from '../../model/model'
import { plainWords } from '../../understand/plain-words'
import { inOrder, readHalves, writeHalves } from './halves-notation'

/** A line as the corpus writes it: '2 pizza [Grande] + sabores:calabresa*2 + ?borda (sem cebola)'. */
export interface CorpusLine {
  quantity: number
  /** 'p-calabresa / p-atum' for halves that are products of their own. */
  itemId: string
  /** '?' where the customer has yet to say it, null where there is only one. */
  type: string | null
  /** Count by 'group:option'. */
  options: Readonly<Record<string, number>>
  /** Groups that are still to be asked. */
  open: readonly string[]
  notes: string | null
}

const form = /^(\d+) ([^ ]+(?: \/ [^ ]+)*)(?: \[([^\]]+)\])?((?: \+ [^(]+)?)(?: \((.*)\))?$/

/** Reads a line; null where a text is none. */
export function readLine(text: string): CorpusLine | null {
  const found = form.exec(text)
  if (!found) return null
  const options: Record<string, number> = {}
  const open: string[] = []
  for (const part of (found[4] ?? '').split(' + ').map((one) => one.trim())) {
    if (part.startsWith('?')) open.push(part.slice(1))
    else if (part !== '') {
      const [name = '', count = '1'] = part.split('*')
      options[name] = (options[name] ?? 0) + Number(count)
    }
  }
  return {
    quantity: Number(found[1]),
    itemId: found[2]!,
    type: found[3] ?? null,
    options,
    open,
    notes: found[5] ?? null,
  }
}

/** A line with its parts in one order, by which two are compared; notes without case, accents and words that join. */
function writeLine(line: CorpusLine): string {
  const options = Object.entries(line.options)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => ` + ${name}${count > 1 ? `*${count}` : ''}`)
  const open = [...line.open].sort().map((group) => ` + ?${group}`)
  const notes = line.notes ? ` (${plainNotes(line.notes)})` : ''
  return `${line.quantity} ${inOrder(line.itemId)}${line.type ? ` [${line.type}]` : ''}${options.join('')}${open.join('')}${notes}`
}

/** Lines that are alike in all but their quantity as one, each as it is compared. */
export function writeLines(lines: readonly CorpusLine[]): string[] {
  const quantities = new Map<string, { line: CorpusLine; quantity: number }>()
  for (const line of lines) {
    const key = writeLine({ ...line, quantity: 0 })
    quantities.set(key, { line, quantity: (quantities.get(key)?.quantity ?? 0) + line.quantity })
  }
  return [...quantities.values()].map(({ line, quantity }) => writeLine({ ...line, quantity })).sort()
}

/** A line as it lies in a cart of that menu; null where it is not to be had like this. */
export function entryOf(line: CorpusLine, world: BotWorld): CartEntry | null {
  const { menu } = world
  if (line.itemId.includes(' / ')) return entryOfHalves(line, world)
  const item = menu.items.find(({ id }) => id === line.itemId)
  const category = menu.categories.find(({ id }) => id === item?.category_id)
  if (!item || !category) return null
  const entry = {
    item_id: item.id,
    price_type: line.type ?? offeredTypes(item, category, { items: [...menu.items] })[0]!,
    quantity: line.quantity,
    options: Object.entries(line.options).map(([name, count]) => {
      const [group_id = '', option_id = ''] = name.split(':')
      return { group_id, option_id, count }
    }),
    notes: line.notes,
  }
  const priced = priceLine(item, category, entry)
  return priced === 'options_changed' ? null : { ...entry, unit_cents: priced.unit_cents }
}

function entryOfHalves(
  { itemId, type, quantity, options, notes }: CorpusLine,
  world: BotWorld,
): CartEntry | null {
  const found = readHalves(itemId, type, options, world)
  const [only] = found?.category.tipos_preco ?? []
  if (!found || only === undefined) return null
  const entry = { item_id: found.item.id, price_type: type ?? only, quantity, options: found.options, notes }
  const priced = priceLine(found.item, found.category, entry)
  return priced === 'options_changed' ? null : { ...entry, unit_cents: priced.unit_cents }
}

/** A line of a cart, or of one on its way there: `priceType` null is yet to be said. */
export function lineOf(
  entry: Pick<CartEntry, 'item_id' | 'options' | 'notes'> & { quantity: number; price_type: string | null },
  world: BotWorld,
  asks: readonly string[] = [],
): CorpusLine {
  const { menu, now } = world
  const { item, category } = findProduct(menu, entry, now)!
  const isHalves = partsIn(item).length > 0
  const types = offeredTypes(item, category, { items: [...menu.items] })
  const options: Record<string, number> = {}
  for (const { group_id, option_id, count } of entry.options) options[`${group_id}:${option_id}`] = count
  const halves = isHalves ? writeHalves(entry.options, world) : { itemId: item.id, options }
  const chosen = (group: string) =>
    entry.options.filter(({ group_id }) => group_id === group).reduce((sum, { count }) => sum + count, 0)
  return {
    quantity: entry.quantity,
    itemId: halves.itemId,
    type: types.length > 1 ? (entry.price_type ?? '?') : null,
    options: halves.options,
    open: item.opcoes
      .filter(({ id, min, max }) => chosen(id) < min || (asks.includes(id) && chosen(id) < max))
      .map(({ id }) => id),
    notes: entry.notes ?? null,
  }
}

const little = new Set('o a os as com bem mesmo'.split(' '))

function plainNotes(notes: string): string {
  return plainWords(notes)
    .filter((word) => !little.has(word))
    .join(' ')
}
