import type { CategoryContent, HalvesRule, ItemContent, Section } from '../catalogue/model'
import type { Modality } from '../modality'
import { POSITION_GAP } from '../catalogue/changes/positions'
import { CatalogueShapeError } from './reading/catalogue-shape-error'
import type { Ways } from './catalogue-source'
import { readItem, type RawItem } from './reading/read-item'
import { typesInUse } from './reading/read-prices'

const MAX_CATEGORIES = 2000
const MAX_ITEMS = 20_000

interface DraftRow<Content> {
  content: Content
  given: string | null
  ways: Ways
  /** Names to derive an id from. */
  names: string[]
}

export type DraftItem = DraftRow<Omit<ItemContent, 'category_id'>> & {
  category: DraftCategory
  key: string | null
}
export type DraftCategory = DraftRow<CategoryContent>

/** What a category's record, and the groups that it lies in, say of it. */
export interface CategoryFacts {
  section: Section
  nome: string
  ativo: boolean
  /** Null when none is named: then its products tell. */
  types: string[] | null
  modalidade: Modality | null
  meio_a_meio: HalvesRule | null
  given: string | null
  ways: Ways
  extras: Record<string, unknown>
  /** The group that its items may say themselves, of one list of beverages. */
  group: string | null
}

/** The rows found so far, in the document's order. They get their ids when all are known. */
export class Draft {
  readonly categories: DraftCategory[] = []
  readonly items: DraftItem[] = []
  private readonly placed: Record<Section, number> = { cardapio: 0, servicos: 0 }

  /** @throws CatalogueShapeError too_large over 2,000 categories or 20,000 products, and those of `readItem` */
  addCategory(
    facts: CategoryFacts,
    raw: readonly RawItem[],
    path: string,
  ): { category: DraftCategory; items: DraftItem[] } {
    const { section, nome, ativo, types, modalidade, meio_a_meio, given, ways, extras, group } = facts
    if (this.categories.length >= MAX_CATEGORIES || this.items.length + raw.length > MAX_ITEMS) {
      throw new CatalogueShapeError('too_large', path)
    }
    const read = raw.map((item) => readItem(item, { category: nome, types, group }))
    const tipos_preco = types ?? typesInUse(read.map(({ content }) => content.centavos))
    this.placed[section] += POSITION_GAP
    const position = this.placed[section]
    const category: DraftCategory = {
      content: {
        section,
        nome,
        ativo,
        tipos_preco,
        modalidade,
        ...(meio_a_meio && { meio_a_meio }),
        position,
        extras,
      },
      given,
      ways,
      names: [nome],
    }
    const items = read.map(({ content, ...item }, index) => ({
      ...item,
      content: { ...content, position: POSITION_GAP * (index + 1) },
      names: [content.nome, `${nome} ${content.nome}`],
      category,
    }))
    this.categories.push(category)
    for (const item of items) this.items.push(item)
    return { category, items }
  }
}
