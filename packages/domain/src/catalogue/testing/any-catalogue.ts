import * as fc from 'fast-check'
import { byPosition } from '../changes/apply-changes'
import type { CatalogueContents } from '../changes/diff'
import {
  optionCharges,
  partLimits,
  type Catalogue,
  type Category,
  type Item,
  type OptionGroup,
} from '../model'
import { modalities } from '../../modality'
import { plainName } from '../../text/plain-name'
import { buildCategory, buildItem } from './build-catalogue'

const cents = fc.integer({ min: 0, max: 99_999_999 })
const names = fc.oneof(
  fc.constantFrom('Pão', 'pao', 'X-Bacon', '=1+1', "'=x", '@casa', '-', '__proto__', 'Açaí  500ml'),
  fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
)
const typeLists = fc.uniqueArray(fc.constantFrom('padrao', 'Broto', 'Média', 'Grande', '__proto__'), {
  minLength: 1,
  maxLength: 3,
})

const optionGroups: fc.Arbitrary<OptionGroup> = fc.record({
  id: fc.constantFrom('sabores', 'borda'),
  nome: fc.constant('Sabores'),
  min: fc.integer({ min: 0, max: 2 }),
  max: fc.integer({ min: 2, max: 4 }),
  cobranca: fc.constantFrom('soma' as const, 'maior' as const, 'media' as const),
  opcoes: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      nome: names,
      centavos: fc.integer({ min: 0, max: 10_000 }),
      ativo: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
})

const categories: fc.Arbitrary<Category[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('c1', 'c2', 'c3', 'c4'),
      version: fc.integer({ min: 1, max: 5 }),
      section: fc.constantFrom('cardapio' as const, 'servicos' as const),
      nome: names,
      ativo: fc.boolean(),
      tipos_preco: typeLists,
      modalidade: fc.option(fc.constantFrom(...modalities)),
      meio_a_meio: fc.option(
        fc.record({ maximo: fc.constantFrom(...partLimits), cobranca: fc.constantFrom(...optionCharges) }),
        {
          nil: undefined,
        },
      ),
      position: fc.integer({ min: -5, max: 5 }),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  )
  .map((rows) => uniqueBy(rows.map(buildCategory), (row) => `${row.section} ${plainName(row.nome)}`))

function itemsOf(categoryIds: string[]): fc.Arbitrary<Item[]> {
  if (categoryIds.length === 0) return fc.constant([])
  return fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom('i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8'),
        version: fc.integer({ min: 1, max: 5 }),
        category_id: fc.constantFrom(...categoryIds),
        nome: names,
        descricao: fc.oneof(fc.constantFrom('', '+55', 'duas\r\nlinhas'), fc.string({ maxLength: 20 })),
        centavos: fc.dictionary(fc.constantFrom('padrao', 'Broto', 'Média', 'Grande'), cents, { maxKeys: 3 }),
        disponivel: fc.boolean(),
        ativo: fc.boolean(),
        duracao: fc.option(fc.integer({ min: 1, max: 960 })),
        position: fc.integer({ min: -5, max: 5 }),
        opcoes: fc.uniqueArray(optionGroups, { selector: ({ id }) => id, maxLength: 2 }),
        codigo: fc.option(fc.constantFrom('A1', 'A2', '-7', 'b3', '')),
        extras: fc.constantFrom({}, { peso: [1, { g: 2 }] }),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    )
    .map((rows) => rows.map(buildItem))
}

/** Sound catalogues: few ids and positions, so that everything meets everything. */
export const anyCatalogue: fc.Arbitrary<Catalogue> = categories.chain((categories) =>
  itemsOf(categories.map(({ id }) => id)).map((items) => ({
    version: 5,
    categories: categories.toSorted(byPosition),
    items: items.toSorted(byPosition),
  })),
)

/** What another catalogue says, without versions. */
export function contentsOf({ categories, items }: Catalogue): CatalogueContents {
  return {
    categories: categories.map(({ version: _version, ...row }) => row),
    items: items.map(({ version: _version, ...row }) => row),
  }
}

function uniqueBy<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
