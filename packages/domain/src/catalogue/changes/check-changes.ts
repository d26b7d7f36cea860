import { applyChanges } from './apply-changes'
import type { Catalogue, CategoryContent, ItemContent, OptionGroup, RowChange } from '../model'
import { plainName } from '../../text/plain-name'

export type CatalogueProblemCode =
  | 'name_required'
  | 'name_taken'
  | 'price_types_missing'
  | 'price_type_unnamed'
  | 'price_type_taken'
  | 'category_missing'
  | 'options_bounds'
  | 'option_id_taken'
  | 'section_changed'

/** What a change would break: its index, the field of the row ('tipos_preco.1', 'opcoes.0.id') and how. */
export interface CatalogueProblem {
  change: number
  field: string
  code: CatalogueProblemCode
}

type Found = Omit<CatalogueProblem, 'change'>

/**
 * What would be unsound in the catalogue after the changes (CATAL-54 to 61): names are given; category names differ
 * within a section and price types within a category, whatever their case and accents; there is at least one price
 * type; every item's category is there (removing one takes its items along); a group's bounds are 0 ≤ min ≤ max and
 * its ids differ; a category keeps its section. Two equal category names that were there before are nobody's fault
 * until one is renamed. Empty when all is well.
 *
 * Of the catalogue it looks at all categories, the changed items and those of removed categories: a caller who has no
 * more than these at hand gets the same answer.
 */
export function checkChanges(catalogue: Catalogue, changes: readonly RowChange[]): CatalogueProblem[] {
  const after = applyChanges(catalogue, changes, catalogue.version + 1)
  const rules = { ...namesIn(catalogue, after), categoryIds: new Set(after.categories.map(({ id }) => id)) }
  const usedCategories = new Set(after.items.map((item) => item.category_id))
  return changes.flatMap((change, index) => {
    const found =
      change.kind === 'item' ? ofItem(change.after, rules) : ofCategory(change, rules, usedCategories)
    return found.map((problem) => ({ change: index, ...problem }))
  })
}

interface Rules {
  before: Map<string, CategoryContent>
  idsByName: Map<string, string[]>
  categoryIds: Set<string>
}

function namesIn(before: Catalogue, after: Catalogue): Omit<Rules, 'categoryIds'> {
  const idsByName = new Map<string, string[]>()
  for (const category of after.categories) {
    const key = nameKey(category)
    idsByName.set(key, [...(idsByName.get(key) ?? []), category.id])
  }
  return { before: new Map(before.categories.map((row) => [row.id, row])), idsByName }
}

function nameKey({ section, nome }: CategoryContent): string {
  return `${section} ${plainName(nome)}`
}

function ofCategory(
  { id, after }: { id: string; after: CategoryContent | null },
  { before, idsByName, categoryIds }: Rules,
  used: Set<string>,
): Found[] {
  if (!after) {
    return used.has(id) && !categoryIds.has(id) ? [{ field: 'id', code: 'category_missing' }] : []
  }
  const was = before.get(id)
  const found = [...ofName(after.nome, 'nome')]
  const isRenamed = !was || nameKey(was) !== nameKey(after)
  if (found.length === 0 && isRenamed && (idsByName.get(nameKey(after))?.length ?? 0) > 1) {
    found.push({ field: 'nome', code: 'name_taken' })
  }
  if (was && was.section !== after.section) found.push({ field: 'section', code: 'section_changed' })
  return [...found, ...ofPriceTypes(after.tipos_preco)]
}

function ofPriceTypes(types: readonly string[]): Found[] {
  if (types.length === 0) return [{ field: 'tipos_preco', code: 'price_types_missing' }]
  const plain = types.map(plainName)
  return types.flatMap((type, index): Found[] => {
    const field = `tipos_preco.${index}`
    if (type.trim() === '') return [{ field, code: 'price_type_unnamed' }]
    return plain.indexOf(plain[index] ?? '') < index ? [{ field, code: 'price_type_taken' }] : []
  })
}

function ofItem(after: ItemContent | null, { categoryIds }: Rules): Found[] {
  if (!after) return []
  const found = [...ofName(after.nome, 'nome')]
  if (!categoryIds.has(after.category_id)) found.push({ field: 'category_id', code: 'category_missing' })
  const ids = after.opcoes.map(({ id }) => id)
  return [
    ...found,
    ...after.opcoes.flatMap((group, index) => [
      ...repeated(ids, index, `opcoes.${index}.id`),
      ...ofGroup(group, `opcoes.${index}`),
    ]),
  ]
}

function ofGroup({ nome, min, max, opcoes }: OptionGroup, path: string): Found[] {
  const found = [...ofName(nome, `${path}.nome`)]
  if (!(min >= 0 && min <= max)) found.push({ field: path, code: 'options_bounds' })
  const ids = opcoes.map(({ id }) => id)
  return [
    ...found,
    ...opcoes.flatMap((option, index) => [
      ...repeated(ids, index, `${path}.opcoes.${index}.id`),
      ...ofName(option.nome, `${path}.opcoes.${index}.nome`),
    ]),
  ]
}

function ofName(nome: string, field: string): Found[] {
  return nome.trim() === '' ? [{ field, code: 'name_required' }] : []
}

function repeated(ids: readonly string[], index: number, field: string): Found[] {
  return ids.indexOf(ids[index] ?? '') < index ? [{ field, code: 'option_id_taken' }] : []
}
