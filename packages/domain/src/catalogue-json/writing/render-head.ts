import { isBeverages } from '../reading/beverages'
import type { Ways } from '../catalogue-source'
import { writeFlag, type FlagNotation } from '../reading/flag'
import { field, type JsonObject } from '../reading/json-object'
import type { categoryFields } from '../reading/known-fields'
import type { CategoryRow, PlannedPlace } from '../plan-menu'
import { typesInUse } from '../reading/read-prices'
import { isNumeric, pricesInOrder, withExtras } from './write-item'
import type { Around, Context, Writing } from './writing'

/** Fields of a category of CATAL-12, in the order of the spec. */
export const canonicalCategory: Ways = { fields: ['id', 'nome', 'ativo', 'tipos_preco', 'modalidade'] }

/** A category's own fields in its document's ways, and what they say for those in it. */
export function headOfRow(
  row: CategoryRow,
  { name }: PlannedPlace,
  ways: Ways,
  key: string | null,
  around: Around,
  { writing }: Context,
): { head: JsonObject; within: Around } {
  const has = new Set(ways.fields)
  const said = new Map<string, unknown>()
  const put = (known: keyof typeof categoryFields, value: unknown, says: boolean) => {
    if (says || has.has(known)) said.set(ways.keys?.[known] ?? known, value)
  }
  const isService = row.section === 'servicos'
  const writesTypes = has.has('tipos_preco') || needsTypes(row, around, writing)
  put(
    'id',
    ways.as?.['id'] === 'number' && isNumeric(row.id) ? Number(row.id) : row.id,
    writing.writesId.category(row.id),
  )
  put('nome', name, key === null || key !== name)
  put(
    'ativo',
    writeFlag(row.ativo, (ways.as?.['ativo'] ?? 'boolean') as FlagNotation),
    row.ativo !== around.ativo,
  )
  put('tipos_preco', [...row.tipos_preco], writesTypes)
  if (isService) put('modalidade', row.modalidade, row.modalidade !== around.modalidade)
  if (!isService) put('meio_a_meio', row.meio_a_meio ?? null, row.meio_a_meio !== undefined)
  const within: Around = {
    ativo: row.ativo,
    types: writesTypes ? row.tipos_preco : around.types,
    modalidade: row.modalidade,
    inBeverages: !isService && isBeverages(name),
  }
  return { head: withExtras(said, row.extras), within }
}

/** A group's own fields as they were; it is active again as soon as one of its categories is. */
export function headOfGroup(
  place: PlannedPlace,
  ways: Ways,
  around: Around,
): { head: JsonObject; within: Around } {
  const head = { ...place.slot?.head }
  const activeKey = ways.keys?.['ativo'] ?? 'ativo'
  const notation = (ways.as?.['ativo'] ?? 'boolean') as FlagNotation
  const wasActive = !ways.fields.includes('ativo') || isYes(field(head, activeKey), notation)
  const ativo = around.ativo && (wasActive || hasActive(place))
  if (ativo && !wasActive) head[activeKey] = writeFlag(true, notation)
  const types = field(head, ways.keys?.['tipos_preco'] ?? 'tipos_preco')
  const modality = ways.fields.includes('modalidade') ? field(head, 'modalidade') : around.modalidade
  const within: Around = {
    ativo,
    types: Array.isArray(types) && types.length > 0 ? types.map(String) : around.types,
    modalidade: modality === '' ? null : modality,
    inBeverages: isBeverages(place.name) && anySection(place) === 'cardapio',
  }
  return { head, within }
}

/** Whether the category's price types cannot be told from its products and what lies around. */
export function needsTypes(row: CategoryRow, around: Around, { itemsOf }: Writing): boolean {
  const used = itemsOf(row.id).map(({ centavos }) => pricesInOrder(centavos, row.tipos_preco))
  const types = around.types ?? typesInUse(used)
  return (
    types.length !== row.tipos_preco.length || types.some((type, index) => type !== row.tipos_preco[index])
  )
}

function isYes(value: unknown, notation: FlagNotation): boolean {
  return String(value).trim().toLowerCase() === String(writeFlag(true, notation))
}

function hasActive({ row, places }: PlannedPlace): boolean {
  return row?.ativo === true || places.some(hasActive)
}

/** The section of the categories in a place. */
export function anySection({ row, places }: PlannedPlace): string | undefined {
  return row?.section ?? places.map(anySection).find((section) => section !== undefined)
}
