import { field, without, type JsonObject } from './json-object'
import type { Ways } from '../catalogue-source'

/** Names under which a field is found, ours first. */
type Names = Record<string, readonly string[]>

/** The fields of a category record. Its products under `produtos` are as the shop left them; under `itens` they are a source menu's. */
export const categoryFields = {
  id: ['id'],
  nome: ['nome', 'name', 'categoria', 'titulo'],
  ativo: ['ativo', 'active'],
  tipos_preco: ['tipos_preco'],
  modalidade: ['modalidade'],
  meio_a_meio: ['meio_a_meio'],
  produtos: ['produtos', 'itens', 'items', 'products'],
  grupos: ['subcategorias', 'grupos', 'subgrupos', 'subcategories'],
} as const satisfies Names

export const itemFields = {
  id: ['id'],
  nome: ['nome', 'name'],
  descricao: ['descricao', 'description'],
  preco: ['preco', 'price', 'valor'],
  precos: ['precos', 'prices'],
  disponivel: ['disponivel', 'available'],
  ativo: ['ativo', 'active'],
  ingredientes: ['ingredientes', 'ingredients'],
  alergenos: ['alergenos', 'allergens'],
  tempo_preparo: ['tempo_preparo'],
  duracao: ['duracao', 'duration'],
  modalidade: ['modalidade'],
  categoria: ['categoria', 'category'],
  opcoes: ['opcoes'],
  imagem: ['imagem'],
  pausado_ate: ['pausado_ate'],
  codigo: ['codigo'],
  gratis: ['gratis'],
  // Says the group of an item in one list of beverages where its name does not.
  grupo: ['grupo'],
} as const satisfies Names

export const wrapKeys = ['categorias', 'categories'] as const
export const sectionKeys = ['cardapio', 'servicos'] as const

const structural = [...categoryFields.produtos, ...categoryFields.grupos, ...wrapKeys, ...sectionKeys]
/** Names that a map of categories or products by name cannot use as a name. */
export const reservedKeys: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...structural,
  ...Object.values(categoryFields).flat(),
  ...Object.values(itemFields).flat(),
  '__proto__',
])

/** What a record said of its known fields, and how it named them. */
export interface Picked<Field extends string> {
  values: Partial<Record<Field, unknown>>
  keys: Partial<Record<Field, string>>
  /** Everything else. */
  rest: JsonObject
}

export function pick<Field extends string>(
  record: JsonObject,
  names: Record<Field, readonly string[]>,
): Picked<Field> {
  const values: Partial<Record<Field, unknown>> = {}
  const keys: Partial<Record<Field, string>> = {}
  for (const name of Object.keys(names) as Field[]) {
    const key = names[name].find((candidate) => field(record, candidate) !== undefined)
    if (key === undefined) continue
    values[name] = field(record, key)
    keys[name] = key
  }
  return {
    values,
    keys,
    rest: without(record, new Set(Object.values<string | undefined>(keys).filter(isSaid))),
  }
}

/** Ways of a record: the fields in our order, and only the names and notations that are not the usual ones. */
export function waysOf<Field extends string>(
  names: Record<Field, readonly string[]>,
  said: readonly string[],
  keys: Partial<Record<string, string>>,
  notations: Record<string, string>,
): Ways {
  const fields = Object.keys(names).filter((name) => said.includes(name))
  const unusual = Object.entries(keys).filter(([name, key]) => isSaid(key) && key !== name)
  return {
    fields,
    ...(unusual.length > 0 && { keys: Object.fromEntries(unusual) as Record<string, string> }),
    ...(Object.keys(notations).length > 0 && { as: notations }),
  }
}

function isSaid(key: string | undefined): key is string {
  return key !== undefined
}
