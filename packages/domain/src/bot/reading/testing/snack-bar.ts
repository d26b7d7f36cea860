import type { Category, Item } from '../../../catalogue'
import { buildCategory, buildItem } from '../../../catalogue/testing/build-catalogue'
import { plainName } from '../../../text'

/** The instant at which the snack bar's menu is read. */
export const now = Date.parse('2026-11-21T22:00:00Z')

const rows: readonly [
  category: string,
  types: string[],
  items: (string | [nome: string, content: Partial<Item>])[],
][] = [
  [
    'Lanches',
    ['padrao'],
    [
      [
        'X-Bacon',
        { ingredientes: ['pão', 'hambúrguer', 'queijo', 'bacon', 'cebola', 'tomate'], opcoes: [extras()] },
      ],
      'X-Bacon Duplo',
      'X-Tudo',
      'X-Salada',
      'X-Burguer',
      'Misto quente',
      'Hot dog',
      'Pastel de carne',
      'Pastel de queijo',
      'Pastel de frango com catupiry',
      'Coxinha de frango',
    ],
  ],
  [
    'Pizzas',
    ['Broto', 'Média', 'Grande'],
    ['Calabresa', 'Mussarela', 'Portuguesa', 'Quatro queijos', 'Frango com catupiry', 'Marguerita'],
  ],
  [
    'Bebidas',
    ['padrao'],
    [
      'Coca-Cola lata',
      'Coca-Cola 2 L',
      'Coca-Cola Zero lata',
      'Guaraná Antarctica lata',
      'Água com gás',
      'Água sem gás',
      'Suco de laranja',
    ],
  ],
  ['Açaí', ['300 ml', '500 ml', '700 ml'], ['Açaí', 'Barca de frutas']],
  ['Porções', ['Meia', 'Inteira'], ['Batata frita', 'Calabresa acebolada', 'Frango a passarinho']],
  ['Sobremesas', ['padrao'], ['Pudim de leite', 'Brigadeiro']],
  ['Montadas', ['padrao'], [['Marmita até 2 misturas', { opcoes: [mixtures()] }]]],
]
const notOnSale: readonly Item[] = [
  buildItem({ id: 'fanta-lata', nome: 'Fanta lata', category_id: 'bebidas', disponivel: false }),
  buildItem({ id: 'x-egg', nome: 'X-Egg', category_id: 'lanches', ativo: false }),
  buildItem({
    id: 'sorvete',
    nome: 'Sorvete',
    category_id: 'sobremesas',
    pausado_ate: '2026-11-21T22:00:01Z',
  }),
  buildItem({ id: 'panetone', nome: 'Panetone', category_id: 'natal' }),
  buildItem({ id: 'sem-categoria', nome: 'Tapioca', category_id: 'nenhuma' }),
]

/** A snack bar's menu: ids are the names in small letters with dashes. Some things are not on sale. */
export function snackBar(): { categories: Category[]; items: Item[] } {
  const categories = rows.map(([nome, tipos_preco], place) =>
    buildCategory({ id: idOf(nome), nome, tipos_preco, position: place }),
  )
  const items = rows.flatMap(([category, types, names]) =>
    names.map((row, place) => {
      const [nome, content] = typeof row === 'string' ? [row, {}] : row
      const centavos = Object.fromEntries(types.map((type, step) => [type, 1000 + 500 * step]))
      return buildItem({
        id: idOf(nome),
        nome,
        category_id: idOf(category),
        centavos,
        position: place,
        ...content,
      })
    }),
  )
  const closed = buildCategory({ id: 'natal', nome: 'Natal', ativo: false })
  return { categories: [...categories, closed], items: [...items, ...notOnSale] }
}

function idOf(nome: string): string {
  return plainName(nome).replace(/[^a-z0-9]+/g, '-')
}

function extras(): Item['opcoes'][number] {
  return group('adicionais', 'Adicionais', 0, ['Ovo', 'Cheddar'])
}

function mixtures(): Item['opcoes'][number] {
  return group('misturas', 'Misturas', 1, ['Bife acebolado', 'Peixe frito'])
}

function group(id: string, nome: string, min: number, names: string[]): Item['opcoes'][number] {
  const opcoes = names.map((name) => ({ id: idOf(name), nome: name, centavos: 0, ativo: true }))
  return { id, nome, min, max: 2, cobranca: 'soma', opcoes }
}
