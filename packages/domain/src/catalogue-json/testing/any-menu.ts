import * as fc from 'fast-check'

/** Names that meet each other, and those that JSON objects, slugs and groups make difficult. */
const names = fc
  .oneof(
    {
      arbitrary: fc.constantFrom(
        'X-Bacon',
        'x bacon',
        'Coca-Cola',
        'Suco de uva',
        'Skol',
        'Água',
        'Vinho',
        'Pizzas',
        'Bebidas',
        'Doces',
        'Cervejas',
        'Outros',
        'Pizzas - Doces',
        '51',
        '7',
        'constructor',
        'toString',
        'Ação',
        '🍕',
        '...',
      ),
      weight: 4,
    },
    {
      arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => text.trim()),
      weight: 1,
    },
  )
  .filter((name) => name !== '' && !isField(name))

const prices = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`),
)
const flags = fc.constantFrom<unknown>(true, false, 'true', 'false', 0, 1, '1', 'sim', 'Não', null)
const types = fc.uniqueArray(fc.constantFrom('padrao', 'Broto', 'Grande', '500'), { maxLength: 3 })
const priceMaps = fc.dictionary(fc.constantFrom('padrao', 'Broto', 'Grande', '300', '500'), prices, {
  maxKeys: 3,
})
const ids = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom('a', 'x-bacon', 'coca-cola', ''))
const unknown = fc.constantFrom<unknown>({ a: [1, { b: null }] }, 'texto', 7, ['x'])

const optionGroups = fc.array(
  fc.record(
    {
      id: fc.constantFrom('g1', 'g2', 'g3'),
      nome: fc.constantFrom('Bordas', 'Sabores'),
      min: fc.integer({ min: 0, max: 2 }),
      max: fc.integer({ min: 2, max: 4 }),
      cobranca: fc.constantFrom('soma', 'maior', 'media'),
      opcoes: fc.array(
        fc.record(
          { nome: names, preco: prices, ativo: flags, produto: fc.constantFrom('coca-cola', null) },
          { requiredKeys: ['nome'] },
        ),
        {
          maxLength: 3,
        },
      ),
    },
    { requiredKeys: ['nome'] },
  ),
  { maxLength: 2 },
)

const itemFields = {
  id: ids,
  descricao: fc.constantFrom('', 'Com queijo'),
  preco: fc.oneof(prices, priceMaps, fc.constant(null)),
  precos: priceMaps,
  disponivel: flags,
  ativo: flags,
  ingredientes: fc.constantFrom<unknown>([], ['pão', 'queijo'], 'pão, queijo', 'pão', 3),
  alergenos: fc.constantFrom<unknown>(['glúten'], null),
  tempo_preparo: fc.constantFrom<unknown>(15, '15', '15 min', '15 a 20', null),
  duracao: fc.constantFrom<unknown>(30, '480', null),
  modalidade: fc.constantFrom('tempo', 'dia', null),
  categoria: names,
  opcoes: optionGroups,
  imagem: fc.constantFrom('img_1', 'https://example.com/a.png', null),
  pausado_ate: fc.constantFrom('2026-05-01T03:00:00Z', 'amanhã', null),
  codigo: fc.constantFrom<unknown>('A1', 12, null),
  grupo: fc.constantFrom('Cervejas', 'Outros', 'x'),
  extra: unknown,
}

const items = fc.record({ ...itemFields, nome: names }, { requiredKeys: ['nome'] }).map(withOnePriceMap)
const itemValues = fc.record({ ...itemFields, nome: names }, { requiredKeys: ['preco'] }).map(withOnePriceMap)
const itemLists = fc.array(items, { maxLength: 4 })
const itemMaps = fc.dictionary(names, fc.oneof(itemValues, prices), { maxKeys: 3 })
const nestedMaps = fc.dictionary(names, itemLists, { minKeys: 1, maxKeys: 4 })

const headFields = {
  id: ids,
  ativo: flags,
  tipos_preco: types,
  modalidade: fc.constantFrom('tempo', 'dia', null),
  meio_a_meio: fc.constantFrom<unknown>(
    { maximo: 2, cobranca: 'maior' },
    { cobranca: 'media', maximo: 3 },
    { maximo: 9, cobranca: 'maior' },
    true,
    null,
  ),
  cor: unknown,
}

function recordOf(name: Record<string, fc.Arbitrary<unknown>>, depth: number): fc.Arbitrary<unknown> {
  const lists = fc.oneof(itemLists, itemMaps)
  const simple = fc
    .constantFrom('produtos', 'itens')
    .chain((key) => recordWith({ ...name, [key]: lists }, headFields))
  if (depth === 0) return simple
  const groups = fc.oneof(fc.array(recordOf({ nome: names }, depth - 1), { maxLength: 2 }), nestedMaps)
  const grouped = fc
    .constantFrom('subcategorias', 'grupos')
    .chain((key) => recordWith({ ...name, [key]: groups }, { ...headFields, itens: lists }))
  return fc.oneof({ arbitrary: simple, weight: 2 }, { arbitrary: grouped, weight: 1 })
}

const listMenus = fc.array(recordOf({ nome: names }, 2), { maxLength: 4 })
const mapMenus = fc.dictionary(
  names,
  fc.oneof(
    itemLists,
    nestedMaps,
    recordOf({}, 1),
    fc.dictionary(names, fc.oneof(itemLists, itemValues), { minKeys: 1, maxKeys: 3 }),
  ),
  { minKeys: 1, maxKeys: 4 },
)
const inners = fc.oneof(listMenus, mapMenus)
const wrapped = fc
  .constantFrom('categorias', 'categories')
  .chain((key) => fc.record({ [key]: inners, nota: unknown }, { requiredKeys: [key] }))
const menus = fc.oneof(inners, wrapped)

/** Documents in every shape that the reader understands. */
export const anyMenu: fc.Arbitrary<unknown> = fc.oneof(
  menus,
  fc.record({ cardapio: menus, servicos: menus, versao: unknown }, { requiredKeys: ['cardapio'] }),
  fc.record({ cardapio: menus, servicos: menus }, { requiredKeys: ['servicos'] }),
)

function isField(name: string): boolean {
  return /^(__proto__|nome|preco|id|ativo|itens|codigo|grupo|valor|name|price|items)$/.test(name)
}

type Fields = Record<string, fc.Arbitrary<unknown>>

function recordWith(required: Fields, optional: Fields): fc.Arbitrary<unknown> {
  return fc.record({ ...optional, ...required }, { requiredKeys: Object.keys(required) })
}

/** Two maps of prices contradict each other, which is refused. */
function withOnePriceMap(item: { preco?: unknown; precos?: unknown }): unknown {
  if (typeof item.preco !== 'object' || item.preco === null) return item
  const { precos: _precos, ...rest } = item
  return rest
}
