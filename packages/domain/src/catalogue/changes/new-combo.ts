import type { Catalogue, Option, OptionGroup, RowChange } from '../model'
import { plainName } from '../../text/plain-name'
import { fixedOption } from '../sale/combo'
import { offeredTypes } from '../sale/on-sale'
import { pricesFrom, priceCents, typesOf } from '../sale/prices'
import { findCategory, requireCategory, requireItem } from './find-rows'
import { addProduct } from './new-items'

/**
 * What the parts of a combo add to its own price: nothing; what one costs more than the cheapest of its part; or their
 * own prices.
 */
export const comboCharges = ['included', 'difference', 'own'] as const
export type ComboCharge = (typeof comboCharges)[number]

/** A product at one of its price types. */
export interface ComboProduct {
  id: string
  type: string
}

/** One part of a combo: so many out of these products. Without a name it is called as its first product. */
export interface ComboPart {
  nome: string
  count: number
  products: readonly ComboProduct[]
}

export interface NewCombo {
  categoryId: string
  nome: string
  /** Cents, for each price type of the category alike. */
  centavos: number
  parts: readonly ComboPart[]
  charge: ComboCharge
}

const MAX_NAME = 120

/**
 * A product at the end of a menu category, with a group of options for each part, each option bound to its product
 * (`Option.produto`). What a product asks for itself comes along: one choice of one as the options of the part
 * ('Coca-Cola', 'Guaraná' for a can); everything else, of a part of one product, as groups of the combo. Its description
 * begins as what it is made of. `now` is epoch milliseconds.
 * @throws CatalogueError `category_missing`, `product_missing`; RangeError for a part that `standsAlone` forbids.
 */
export function addCombo(catalogue: Catalogue, combo: NewCombo, { now }: { now: number }): RowChange[] {
  const category = requireCategory(catalogue, combo.categoryId, 'cardapio')
  const types = typesOf(null, category, catalogue)
  const opcoes: OptionGroup[] = []
  for (const [index, part] of combo.parts.entries()) {
    for (const group of groupsOf(catalogue, part, `parte-${index + 1}`, combo.charge)) {
      const isTaken = opcoes.some(({ nome }) => plainName(nome) === plainName(group.nome))
      const nome = isTaken ? `${group.nome} (${partName(catalogue, part)})` : group.nome
      opcoes.push({ ...group, nome: nome.slice(0, MAX_NAME) })
    }
  }
  const own = combo.charge === 'own' ? 0 : combo.centavos
  const content = {
    nome: combo.nome,
    descricao: combo.parts.flatMap((part) => partWords(catalogue, part)).join(' + '),
    centavos: pricesFrom(types, () => own),
    opcoes,
  }
  return addProduct(catalogue, category.id, { now }).map((change) =>
    change.kind === 'item' && change.after ? { ...change, after: { ...change.after, ...content } } : change,
  )
}

/** Cents of the cheapest that the parts cost apart, each at its own price. */
export function apartCents(catalogue: Catalogue, parts: readonly ComboPart[]): number {
  return parts.reduce((sum, { count, products }) => {
    const prices = products.flatMap((product) =>
      (partOptions(catalogue, product) ?? [fixedPart(catalogue, product)]).map(({ centavos }) => centavos),
    )
    return sum + (prices.length > 0 ? Math.min(...prices) * count : 0)
  }, 0)
}

/** Whether a product asks for more than an option can say: it can be a part of its own, not one of several to choose from. */
export function standsAlone(catalogue: Catalogue, product: ComboProduct): boolean {
  return partOptions(catalogue, product) === null
}

/** What it is called in a combo: with its size where its category has several. @throws CatalogueError product_missing */
export function comboProductName(catalogue: Catalogue, { id, type }: ComboProduct): string {
  const item = requireItem(catalogue, id)
  const category = findCategory(catalogue, item.category_id)
  const types = category ? offeredTypes(item, category, catalogue) : []
  return types.length > 1 ? `${item.nome} (${type})` : item.nome
}

type Part = Omit<Option, 'id' | 'ativo'>

function partName(catalogue: Catalogue, { nome, products }: ComboPart): string {
  const [first] = products
  return nome.trim() || (first ? comboProductName(catalogue, first) : '')
}

/** A part as the description names it: what comes with it by its product, what is chosen by the part's name. */
function partWords(catalogue: Catalogue, part: ComboPart): string[] {
  const [only, ...others] = part.products
  if (!only) return []
  const name = others.length === 0 ? comboProductName(catalogue, only) : partName(catalogue, part)
  return [part.count > 1 ? `${part.count}x ${name}` : name]
}

function groupsOf(catalogue: Catalogue, part: ComboPart, id: string, charge: ComboCharge): OptionGroup[] {
  const { count, products } = part
  const [only, ...others] = products
  if (!only) return []
  const isAlone = others.length === 0
  const options = products.flatMap((product) => {
    const found = partOptions(catalogue, product)
    if (!found && !isAlone) throw new RangeError('A product that asks for much is a part of its own')
    return found ?? [fixedPart(catalogue, product)]
  })
  const least = Math.min(...options.map(({ centavos }) => centavos))
  const taken = {
    included: () => 0,
    difference: (cents: number) => cents - least,
    own: (cents: number) => cents,
  }
  const opcoes = options.map((option, place) => ({
    id: `${id}-${place + 1}`,
    ...option,
    centavos: taken[charge](option.centavos),
    ativo: true,
  }))
  const nome = partName(catalogue, part)
  const group: OptionGroup = { id, nome, min: count, max: count, cobranca: 'soma', opcoes }
  return [group, ...(isAlone ? ownGroups(catalogue, only, { id, count }) : [])]
}

/** What a product of a part of its own asks for beside what the options of the part say. */
function ownGroups(
  catalogue: Catalogue,
  product: ComboProduct,
  { id, count }: { id: string; count: number },
): OptionGroup[] {
  const { opcoes } = requireItem(catalogue, product.id)
  const [said] = partOptions(catalogue, product) ? asked(opcoes) : []
  return opcoes
    .filter((group) => group !== said)
    .map((group, place) => ({
      ...group,
      id: `${id}-escolha-${place + 1}`,
      min: Math.min(group.min * count, 50),
      max: Math.min(group.max * count, 50),
    }))
}

/** A product as options of a part; null where it asks for more than one choice of one. */
function partOptions(catalogue: Catalogue, product: ComboProduct): Part[] | null {
  const { opcoes } = requireItem(catalogue, product.id)
  const [group, ...more] = asked(opcoes)
  if (!group) return [fixedPart(catalogue, product)]
  if (more.length > 0 || group.max > 1) return null
  const { centavos } = fixedPart(catalogue, product)
  return group.opcoes
    .filter(({ ativo }) => ativo)
    .map((option) => ({
      nome: option.nome,
      centavos: centavos + option.centavos,
      produto: product.id,
      ...(option.esgotado && { esgotado: option.esgotado }),
    }))
}

function fixedPart(catalogue: Catalogue, product: ComboProduct): Part {
  const nome = comboProductName(catalogue, product).slice(0, MAX_NAME)
  return {
    nome,
    centavos: priceCents(requireItem(catalogue, product.id), product.type),
    produto: product.id,
  }
}

function asked(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter((group) => group.min > 0 && fixedOption(group) === null)
}
