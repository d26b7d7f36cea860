import type { Modality } from '../modality'

/** The catalogue's two sections (CATAL-11): what is eaten or taken home, and what is booked. */
export const sections = ['cardapio', 'servicos'] as const
export type Section = (typeof sections)[number]

/** How the chosen options of a group are charged: each adds its price; or, for halves of a pizza, the dearest, or the mean. */
export const optionCharges = ['soma', 'maior', 'media'] as const
export type OptionCharge = (typeof optionCharges)[number]

/** How many products one may be made of. */
export const partLimits = [2, 3, 4] as const

/** How products of a category are sold by halves: of how many at most, and how they are charged (`priceParts`). */
export interface HalvesRule {
  maximo: (typeof partLimits)[number]
  cobranca: OptionCharge
}

/** The price type of a category that names none. */
export const STANDARD_PRICE = 'padrao'

export interface Option {
  id: string
  nome: string
  /** Price in cents. */
  centavos: number
  /** Whether the shop offers it at all. */
  ativo: boolean
  /** It is out for now; said by `true` alone. */
  esgotado?: true | undefined
  /** Id of the product that it is, as a part of a combo: it goes when that is not on sale (`withPartsOut`). */
  produto?: string | undefined
}

/** A choice that a product asks for: at least `min` and at most `max` of its options (the same one may count twice for halves). */
export interface OptionGroup {
  id: string
  nome: string
  min: number
  max: number
  cobranca: OptionCharge
  opcoes: Option[]
}

/** What a category says. `extras` keeps unknown fields of an automation's JSON, so that nothing is lost on the way back. */
export interface CategoryContent {
  section: Section
  nome: string
  ativo: boolean
  /** Names of the price types, at least one, no two alike. */
  tipos_preco: string[]
  /** Null outside services. */
  modalidade: Modality | null
  /** Its products are sold by halves, too; missing where they are not, and in services. */
  meio_a_meio?: HalvesRule | undefined
  /** Sorts the categories of a section; a fraction may lie between two. */
  position: number
  extras: Record<string, unknown>
}

/** What a product or service says. */
export interface ItemContent {
  category_id: string
  nome: string
  descricao: string
  /** Price in cents by price type; a missing type of its category counts as 0. */
  centavos: Record<string, number>
  disponivel: boolean
  ativo: boolean
  ingredientes: string[]
  alergenos: string[]
  /** Minutes; null when not said. */
  tempo_preparo: number | null
  /** Minutes; null for products and for services that do not say. */
  duracao: number | null
  /** Null takes the category's. */
  modalidade: Modality | null
  position: number
  opcoes: OptionGroup[]
  /** Id of an uploaded image. */
  imagem: string | null
  /** ISO instant until which it is paused; null when it is not. */
  pausado_ate: string | null
  /** Offered though it costs nothing; said by `true` alone. */
  gratis?: true | undefined
  /** The shop's own code, by which a CSV import finds it again. */
  codigo: string | null
  extras: Record<string, unknown>
}

interface Row {
  /** Opaque and stable: survives renames, moves and imports. At most 80 characters. */
  id: string
  /** The catalogue version that last wrote the row. */
  version: number
}

export interface Category extends Row, CategoryContent {}
export interface Item extends Row, ItemContent {}

/**
 * A catalogue as rows. Categories and items are sorted by position, then id. `version` grows by one with each save.
 */
export interface Catalogue {
  version: number
  categories: Category[]
  items: Item[]
}

/**
 * One row made (`base` null), changed or removed (`after` null). `base` is the version of the row that the change was
 * made from: a row that somebody else wrote since is a conflict, never overwritten.
 */
export type RowChange =
  | { kind: 'category'; id: string; base: number | null; after: CategoryContent | null }
  | { kind: 'item'; id: string; base: number | null; after: ItemContent | null }
