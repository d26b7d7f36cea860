import * as z from 'zod/mini'
import { optionCharges, partLimits, sections } from '@balcao/domain/catalogue'
import { modalities } from '@balcao/domain/modality'
import { defineCall } from '../call'
import { everyRole, managers, orderRoles } from '../roles'
import { routes } from '../call/routes'
import { prose, requiredText, text, uuid } from '../call/shapes'

const rowId = z.string().check(z.minLength(1), z.maxLength(80))
const cents = z.int().check(z.minimum(0), z.maximum(99_999_999))
const minutes = z.int().check(z.minimum(0), z.maximum(527_040))
const extras = z._default(z.record(z.string(), z.unknown()), {})

const Option = z.strictObject({
  id: rowId,
  nome: requiredText(120),
  centavos: cents,
  ativo: z._default(z.boolean(), true),
  esgotado: z.optional(z.literal(true)),
  /** Id of the product that it is, as a part of a combo. */
  produto: z.optional(rowId),
})

const OptionGroup = z.strictObject({
  id: rowId,
  nome: requiredText(120),
  min: z.int().check(z.minimum(0), z.maximum(50)),
  max: z.int().check(z.minimum(1), z.maximum(50)),
  cobranca: z.enum(optionCharges),
  opcoes: z.array(Option).check(z.maxLength(200)),
})

/** Our own calls speak of money in integer cents; the spec's calls keep reais. */
export const CategoryContent = z.strictObject({
  section: z.enum(sections),
  nome: requiredText(120),
  ativo: z.boolean(),
  tipos_preco: z.array(requiredText(60)).check(z.minLength(1), z.maxLength(20)),
  modalidade: z.nullable(z.enum(modalities)),
  /** Products are sold by halves, too: of so many at most, charged as options are ('soma': each by its share). */
  meio_a_meio: z.optional(z.strictObject({ maximo: z.literal(partLimits), cobranca: z.enum(optionCharges) })),
  position: z.number(),
  extras,
})

export const ItemContent = z.strictObject({
  category_id: rowId,
  nome: requiredText(200),
  descricao: prose(2000),
  centavos: z.record(z.string().check(z.minLength(1), z.maxLength(60)), cents),
  disponivel: z.boolean(),
  ativo: z.boolean(),
  ingredientes: z.array(text(120)).check(z.maxLength(100)),
  alergenos: z.array(text(120)).check(z.maxLength(50)),
  tempo_preparo: z.nullable(minutes),
  duracao: z.nullable(minutes),
  modalidade: z.nullable(z.enum(modalities)),
  position: z.number(),
  opcoes: z.array(OptionGroup).check(z.maxLength(30)),
  imagem: z.nullable(rowId),
  pausado_ate: z.nullable(z.iso.datetime()),
  codigo: z.nullable(text(60)),
  gratis: z.optional(z.literal(true)),
  extras,
})

const row = { id: rowId, version: z.int() }
export const CategoryRow = z.object({ ...row, ...CategoryContent.shape })
export const ItemRow = z.object({ ...row, ...ItemContent.shape })

export const CatalogueAnswer = z.object({
  version: z.int(),
  categories: z.array(CategoryRow),
  items: z.array(ItemRow),
})

const change = { id: rowId, base: z.nullable(z.int()) }
export const RowChangeInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), ...change, after: z.nullable(CategoryContent) }),
  z.strictObject({ kind: z.literal('item'), ...change, after: z.nullable(ItemContent) }),
])

/** What a save wrote: the new version and the changed rows as they now stand; `after` null is a removed one. */
export const CatalogueSaved = z.object({
  version: z.int(),
  changes: z.array(RowChangeInput),
})
export type CatalogueSaved = z.output<typeof CatalogueSaved>

export const getCatalogue = defineCall({
  id: 'catalogue.get',
  ...routes.getCatalogue,
  summary: 'The whole catalogue as rows with their versions',
  access: ['session', 'apiKey:company'],
  roles: everyRole,
  answer: CatalogueAnswer,
  errors: [],
})

export const saveCatalogue = defineCall({
  id: 'catalogue.save',
  method: 'POST',
  path: '/api/catalogue/changes',
  summary: 'Writes rows, all or none. A row that somebody changed since `base` refuses the whole save',
  access: ['session', 'apiKey:company'],
  roles: managers,
  limit: 'write',
  bodyLimit: 8 * 1024 * 1024,
  body: z.strictObject({
    /** Chosen by the caller: the same id is saved once and answered alike. */
    id: uuid,
    changes: z.array(RowChangeInput).check(z.minLength(1), z.maxLength(10_000)),
  }),
  answer: CatalogueSaved,
  errors: ['CATALOGUE_CHANGED', 'CATALOGUE_INVALID', 'IDEMPOTENCY_MISMATCH'],
  example: {
    body: {
      id: '3f0e9d0a-54c4-4f0f-9b3c-4d1f3f0a1b2c',
      changes: [{ kind: 'item', id: 'x-bacon', base: 1, after: null }],
    },
  },
})

export const setSoldOut = defineCall({
  id: 'catalogue.setSoldOut',
  method: 'POST',
  path: '/api/catalogue/sold-out',
  summary: 'Says that a product, or an option by its name wherever it is offered, is out or back',
  access: ['session', 'apiKey:company'],
  roles: orderRoles,
  limit: 'write',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('item'), id: rowId, sold_out: z.boolean() }),
    /** Names are alike without case and accents. */
    z.strictObject({ kind: z.literal('option'), nome: requiredText(120), sold_out: z.boolean() }),
  ]),
  /** No changes where it was said already. */
  answer: CatalogueSaved,
  errors: ['NOT_FOUND'],
  example: { body: { kind: 'option', nome: 'Calabresa', sold_out: true } },
})

/** One save of the past. `summary` names what it changed, for a person to recognise. */
export const HistoryEntry = z.object({
  version: z.int(),
  at: z.string(),
  actor: z.enum(['counter', 'api', 'system']),
  summary: z.object({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** Names of up to three changed rows. */
    names: z.array(z.string()),
    /** Fields that changed rows differ in, at most ten. */
    fields: z.array(z.string()),
  }),
  /** The version whose save this one undid, or up to which it went back. */
  undid: z.nullable(z.int()),
  restored: z.nullable(z.int()),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

export const catalogueHistory = defineCall({
  id: 'catalogue.history',
  method: 'GET',
  path: '/api/catalogue/history',
  summary: 'Saves of the catalogue, the newest first, 50 at a time',
  access: ['session'],
  roles: managers,
  query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: z.object({ entries: z.array(HistoryEntry), more: z.boolean() }),
  errors: [],
})

export const undoCatalogue = defineCall({
  id: 'catalogue.undo',
  method: 'POST',
  path: '/api/catalogue/undo',
  summary: 'Takes back one save; refused when a row of it was changed since',
  access: ['session'],
  roles: managers,
  limit: 'write',
  body: z.strictObject({ version: z.int() }),
  answer: CatalogueSaved,
  errors: ['CATALOGUE_CHANGED', 'CATALOGUE_VERSION_NOT_FOUND'],
  example: { body: { version: 2 } },
})

export const restoreCatalogue = defineCall({
  id: 'catalogue.restore',
  method: 'POST',
  path: '/api/catalogue/restore',
  summary:
    'Brings the catalogue back to how it stood after that version, as a new version that can be undone',
  access: ['session'],
  roles: managers,
  limit: 'write',
  body: z.strictObject({ version: z.int(), /** The version one looks at. */ seen: z.int() }),
  answer: CatalogueSaved,
  errors: ['CATALOGUE_CHANGED', 'CATALOGUE_VERSION_NOT_FOUND'],
  example: { body: { version: 1, seen: 2 } },
})

export const catalogueCalls = {
  getCatalogue,
  saveCatalogue,
  setSoldOut,
  catalogueHistory,
  undoCatalogue,
  restoreCatalogue,
}
