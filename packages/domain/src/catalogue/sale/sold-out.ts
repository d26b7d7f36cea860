import { plainName } from '../../text/plain-name'
import { findCategory, requireItem } from '../changes/find-rows'
import type { Catalogue, Item, Option, RowChange } from '../model'
import { changeItem } from '../changes/row-content'

/** Whether customers may choose an option now. */
export function isOffered({ ativo, esgotado }: Pick<Option, 'ativo' | 'esgotado'>): boolean {
  return ativo && !esgotado
}

/** What runs out: a product, or whatever products offer under one name: a flavour, an extra. */
export type SoldOutTarget = { kind: 'item'; id: string } | { kind: 'option'; nome: string }

/** An option by its name, wherever it is offered. */
export interface NamedOption {
  /** As the first product writes it. */
  nome: string
  /** Products of the menu that offer it. */
  products: number
  /** In at least one of them it is out. */
  soldOut: boolean
}

/**
 * The active options of the menu, each name once however it is written, in the order of their names. Parts of combos
 * that bear their product's name go with it and are not named beside it.
 */
export function namedOptions(catalogue: Catalogue): NamedOption[] {
  const products = new Map(catalogue.items.map(({ id, nome }) => [id, plainName(nome)]))
  const named = new Map<string, NamedOption>()
  for (const item of onMenu(catalogue)) {
    const own = new Map(
      item.opcoes
        .flatMap(({ opcoes }) => opcoes.filter(({ ativo }) => ativo))
        .map((option): [string, Option] => [plainName(option.nome), option])
        .filter(([name, { produto }]) => produto === undefined || products.get(produto) !== name),
    )
    for (const [key, { nome, esgotado }] of own) {
      const known = named.get(key) ?? { nome, products: 0, soldOut: false }
      named.set(key, {
        ...known,
        products: known.products + 1,
        soldOut: known.soldOut || esgotado === true,
      })
    }
  }
  return [...named.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, option]) => option)
}

/**
 * Says that something is out, or back, everywhere at once; no change where it is so already. What is back is no longer
 * paused. @throws CatalogueError product_missing
 */
export function setSoldOut(catalogue: Catalogue, target: SoldOutTarget, soldOut: boolean): RowChange[] {
  if (target.kind === 'item') {
    const item = requireItem(catalogue, target.id)
    return changeItem(item, soldOut ? { disponivel: false } : { disponivel: true, pausado_ate: null })
  }
  const name = plainName(target.nome)
  return onMenu(catalogue).flatMap((item) =>
    changeItem(item, {
      opcoes: item.opcoes.map((group) => ({
        ...group,
        opcoes: group.opcoes.map((option) =>
          plainName(option.nome) === name ? marked(option, soldOut) : option,
        ),
      })),
    }),
  )
}

function marked({ esgotado: _said, ...option }: Option, soldOut: boolean): Option {
  return soldOut ? { ...option, esgotado: true } : option
}

function onMenu(catalogue: Catalogue): Item[] {
  return catalogue.items.filter(
    ({ category_id }) => findCategory(catalogue, category_id)?.section === 'cardapio',
  )
}
