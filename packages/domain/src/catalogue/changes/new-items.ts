import { usualMinutes } from '../../modality'
import { findCategory, itemsOf, requireCategory, requireItem } from './find-rows'
import { freeId } from './free-id'
import {
  type Catalogue,
  type Category,
  type CategoryContent,
  type ItemContent,
  type RowChange,
} from '../model'
import { plainName } from '../../text/plain-name'
import { placeBefore, positionAtEnd } from './positions'
import { pricesFrom, typesOf } from '../sale/prices'
import { changeItem, contentOf } from './row-content'

const MAX_NAME = 200

/** Prefixes of the ids of new rows (CATAL-32, 37). */
export const PRODUCT_ID = 'novo-produto-'
export const SERVICE_ID = 'servico-'

/**
 * A new product at the end of a menu category (CATAL-32 to 36). `now` is epoch milliseconds.
 * @throws CatalogueError `category_missing`, also for a category of services.
 */
export function addProduct(catalogue: Catalogue, categoryId: string, { now }: { now: number }): RowChange[] {
  const category = requireCategory(catalogue, categoryId, 'cardapio')
  return [made(catalogue, PRODUCT_ID, now, lastOf(catalogue, category, 'Novo Produto'))]
}

/**
 * A new service at the end of a category of services (CATAL-39 to 43). `now` is epoch milliseconds.
 * @throws CatalogueError `category_missing`, also for a category of the menu.
 */
export function addService(catalogue: Catalogue, categoryId: string, { now }: { now: number }): RowChange[] {
  const category = requireCategory(catalogue, categoryId, 'servicos')
  const content = lastOf(catalogue, category, freeServiceName(catalogue, `Novo Servico ${category.nome}`))
  return [made(catalogue, SERVICE_ID, now, { ...content, duracao: newDuration(category) })]
}

/**
 * A copy right after its original, on sale as it is, without its code and pause. `now` is epoch milliseconds.
 * @throws CatalogueError `product_missing`.
 */
export function duplicateItem(catalogue: Catalogue, id: string, { now }: { now: number }): RowChange[] {
  const original = requireItem(catalogue, id)
  const siblings = itemsOf(catalogue, original.category_id)
  const next = siblings[siblings.indexOf(original) + 1]
  const { position, renumbered } = placeBefore(siblings, next?.id ?? null)
  const copy: ItemContent = {
    ...contentOf(original),
    nome: copyName(original.nome),
    codigo: null,
    pausado_ate: null,
    position,
  }
  const isService = findCategory(catalogue, original.category_id)?.section === 'servicos'
  return [
    made(catalogue, isService ? SERVICE_ID : PRODUCT_ID, now, copy),
    ...siblings.flatMap((item) => changeItem(item, { position: renumbered.get(item.id) ?? item.position })),
  ]
}

/** Minutes of a new service of the category (CATAL-42, 43). */
export function newDuration({ modalidade }: Pick<CategoryContent, 'modalidade'>): number {
  return usualMinutes(modalidade ?? 'tempo')
}

/** What a new item says: on sale, free of charge for each of the price types. */
export function newItem(place: {
  category_id: string
  nome: string
  types: readonly string[]
  position: number
}): ItemContent {
  const { category_id, nome, types, position } = place
  return {
    category_id,
    nome,
    descricao: '',
    centavos: pricesFrom(types, () => 0),
    disponivel: true,
    ativo: true,
    ingredientes: [],
    alergenos: [],
    tempo_preparo: null,
    duracao: null,
    modalidade: null,
    position,
    opcoes: [],
    imagem: null,
    pausado_ate: null,
    codigo: null,
    extras: {},
  }
}

function lastOf(catalogue: Catalogue, category: Category, nome: string): ItemContent {
  const types = typesOf(null, category, catalogue)
  const position = positionAtEnd(itemsOf(catalogue, category.id))
  return newItem({ category_id: category.id, nome, types, position })
}

function made(catalogue: Catalogue, prefix: string, now: number, after: ItemContent): RowChange {
  const id = freeId(prefix, now, (id) => catalogue.items.some((item) => item.id === id))
  return { kind: 'item', id, base: null, after }
}

function freeServiceName(catalogue: Catalogue, wanted: string): string {
  const name = wanted.slice(0, MAX_NAME - 6)
  const taken = new Set(catalogue.items.map((item) => plainName(item.nome)))
  let suffix = 2
  if (!taken.has(plainName(name))) return name
  while (taken.has(plainName(`${name} ${suffix}`))) suffix += 1
  return `${name} ${suffix}`
}

function copyName(nome: string): string {
  const suffix = ' (cópia)'
  return `${nome.slice(0, MAX_NAME - suffix.length)}${suffix}`
}
