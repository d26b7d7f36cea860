import { isAvailable } from './csv-cells'
import { cleanText } from '../../text/csv-cell'
import type { BookedCategory } from './csv-categories'
import type { CsvLine } from './csv-line'
import type { Item, ItemContent } from '../model'
import { newDuration, newItem } from '../changes/new-items'
import { priceCents } from '../sale/prices'

/** What a line changes of an item; fields that say so already, but for spaces around them, are not among them. */
export function changedByLine(
  line: CsvLine,
  item: Item,
  { section, types }: BookedCategory,
): Partial<ItemContent> {
  const changed: Partial<ItemContent> = {}
  if (differs(line.nome, item.nome)) changed.nome = line.nome
  if (differs(line.descricao, item.descricao)) changed.descricao = line.descricao
  if (differs(line.codigo, item.codigo ?? '')) changed.codigo = line.codigo
  if (line.duracao !== null) changed.duracao = line.duracao
  if (line.disponivel !== null && line.disponivel !== isAvailable(item, section)) {
    changed.disponivel = line.disponivel
    if (section === 'servicos') changed.ativo = line.disponivel
  }
  const prices = line.precos
    .map(({ key, type, centavos }): [string, number] => [types.get(key) ?? type, centavos])
    .filter(([type, centavos]) => priceCents(item, type) !== centavos)
  if (prices.length > 0) changed.centavos = { ...item.centavos, ...Object.fromEntries(prices) }
  return changed
}

/** The item that a line brings; services last as a new one does when the line does not say. */
export function newByLine(line: CsvLine, category: BookedCategory, position: number): ItemContent {
  const { id, section, row, types } = category
  const nome = line.nome ?? ''
  const item = newItem({ category_id: id, nome, types: [...types.values()], position })
  const disponivel = line.disponivel ?? true
  const duration = section === 'servicos' ? newDuration({ modalidade: row?.modalidade ?? 'tempo' }) : null
  const prices = line.precos.map(({ key, type, centavos }): [string, number] => [
    types.get(key) ?? type,
    centavos,
  ])
  return {
    ...item,
    codigo: line.codigo,
    descricao: line.descricao ?? '',
    centavos: { ...item.centavos, ...Object.fromEntries(prices) },
    disponivel,
    ativo: section !== 'servicos' || disponivel,
    duracao: line.duracao ?? duration,
  }
}

function differs(cell: string | null, said: string): cell is string {
  return cell !== null && cell !== cleanText(said)
}
