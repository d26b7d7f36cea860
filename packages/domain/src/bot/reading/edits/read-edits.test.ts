import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceLine, type CartEntry } from '../../../menu'
import { group, menuOf, option, product } from '../../testing/corpus/build-menu'
import { entryOf, lineOf, readLine, writeLines } from '../../testing/corpus/line-notation'
import { lexiconOf, type Menu } from '../menu/lexicon'
import { said } from '../tokens'
import { readEdits, type CartEdits } from './read-edits'

const now = Date.parse('2026-11-21T22:00:00Z')

const extras = group(
  'extras',
  'Adicionais',
  [0, 2],
  [option('ovo', 'Ovo', 200), option('bacon', 'Bacon', 400), option('catupiry', 'Catupiry', 300)],
)
const sauce = group(
  'molho',
  'Molho',
  [1, 1],
  [option('alho', 'Alho'), option('barbecue', 'Barbecue'), option('mostarda', 'Mostarda e mel')],
)

/** Sandwiches with extras, portions in two sizes, and cans of which one is of another kind. */
const cantina = menuOf([
  {
    id: 'lanches',
    nome: 'Lanches',
    products: [
      product('misto', 'Misto quente', 1200, { opcoes: [extras] }),
      product('burger', 'Hambúrguer da casa', 2400, { opcoes: [extras] }),
      product('wrap', 'Wrap de frango', 2100, { opcoes: [sauce] }),
    ],
  },
  {
    id: 'porcoes',
    nome: 'Porções',
    types: ['Pequena', 'Grande'],
    products: [
      product('fritas', 'Batata frita', [1500, 2600]),
      product('aneis', 'Anéis de cebola', [1700, 2900]),
    ],
  },
  {
    id: 'bebidas',
    nome: 'Bebidas',
    products: [
      product('coca', 'Coca-Cola lata', 700),
      product('coca-zero', 'Coca-Cola Zero lata', 700),
      product('guarana', 'Guaraná lata', 650),
      product('mate', 'Mate gelado', 600),
    ],
  },
])

const filling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('coalho', 'Queijo coalho'),
    option('coco', 'Coco'),
    option('carne', 'Carne seca', 400),
    option('frango', 'Frango', 300),
  ],
)
const toppings = group(
  'acomp',
  'Acompanhamentos',
  [0, 3],
  [
    option('granola', 'Granola'),
    option('banana', 'Banana'),
    option('ninho', 'Leite Ninho', 200),
    option('pacoca', 'Paçoca'),
  ],
)
const fruit = group(
  'fruta',
  'Sabor',
  [1, 1],
  [option('caju', 'Caju'), option('manga', 'Manga'), option('graviola', 'Graviola', 100)],
)
const base = group(
  'preparo',
  'Preparo',
  [1, 1],
  [option('agua', 'Com água'), option('leite', 'Com leite', 150)],
)

/** Bowls and juices in millilitres, and tapiocas of one or two fillings. */
const quiosque = menuOf([
  {
    id: 'tapiocas',
    nome: 'Tapiocas',
    products: [product('tapioca', 'Tapioca', 1000, { opcoes: [filling] })],
  },
  {
    id: 'acais',
    nome: 'Açaí',
    types: ['300 ml', '500 ml'],
    products: [product('acai', 'Açaí', [1500, 2100], { opcoes: [toppings] })],
  },
  {
    id: 'sucos',
    nome: 'Sucos',
    types: ['300 ml', '500 ml'],
    products: [product('suco', 'Suco', [800, 1200], { opcoes: [fruit, base] })],
  },
  {
    id: 'doces',
    nome: 'Doces e café',
    products: [
      product('bolo', 'Bolo de macaxeira', 700),
      product('cafe', 'Café', 400),
      product('cuscuz', 'Cuscuz doce', 600),
    ],
  },
])

/** A message, the cart before it, and the cart after it; '?' where nobody can know, '=' where nothing is changed. */
type Row = readonly [message: string, before: string, after: string]

const atTheCantina: Record<string, readonly Row[]> = {
  'takes a line out': [
    ['tira o mate', '1 burger | 1 mate', '1 burger'],
    ['Remove a batata por favor', '1 burger | 1 fritas [Grande]', '1 burger'],
    ['não quero mais o wrap', '1 wrap + molho:alho | 2 coca', '2 coca'],
    ['mano esquece o guaraná', '2 misto | 3 guarana', '2 misto'],
    ['desisti do misto', '1 misto | 1 wrap + molho:alho', '1 wrap + molho:alho'],
    ['o mate não', '1 misto | 1 mate', '1 misto'],
    ['pode tirar a zero', '1 coca | 1 coca-zero', '1 coca'],
    ['tira esse último', '1 misto | 1 guarana', '1 misto'],
    ['tira os anéis e tira o mate', '1 aneis [Grande] | 1 mate | 1 misto', '1 misto'],
    ['exclui a batata pequena', '1 fritas [Pequena] | 1 fritas [Grande]', '1 fritas [Grande]'],
    ['não precisa do guaraná', '1 burger | 1 guarana', '1 burger'],
    ['tira a coca. e sem gelo', '1 coca', ''],
  ],
  'takes some of a line out': [
    ['tira um misto', '3 misto | 1 mate', '2 misto | 1 mate'],
    ['tira duas cocas', '5 coca', '3 coca'],
    ['remove 1 guaraná pra mim', '2 guarana | 1 burger', '1 guarana | 1 burger'],
    ['tira 4 mistos', '2 misto | 1 mate', '1 mate'],
  ],
  'takes an option out': [
    [
      'tira o ovo do hambúrguer',
      '1 misto + extras:ovo | 1 burger + extras:ovo',
      '1 misto + extras:ovo | 1 burger',
    ],
    ['tira o ovo do misto', '1 misto + extras:ovo + extras:bacon', '1 misto + extras:bacon'],
    ['tira o bacon', '1 burger + extras:bacon', '1 burger'],
    ['tira o bacon', '1 misto + extras:bacon | 1 coca', '1 misto | 1 coca'],
    ['tira o de bacon', '1 misto + extras:bacon | 1 misto', '1 misto'],
    ['sem o catupiry', '2 misto + extras:catupiry', '2 misto'],
    ['não quero o bacon no misto', '1 misto + extras:bacon', '1 misto'],
  ],
  'takes one thing for another': [
    ['troca a coca por guaraná', '2 coca | 1 misto', '2 guarana | 1 misto'],
    ['troca o mate por 2 guaraná', '1 mate', '2 guarana'],
    ['em vez do misto manda um hambúrguer', '1 misto', '1 burger'],
    ['muda o guaraná pela coca zero', '1 guarana', '1 coca-zero'],
    ['o mate troca por guaraná', '1 misto | 1 mate', '1 misto | 1 guarana'],
    ['troca a coca por zero', '2 coca', '2 coca-zero'],
    ['troca o molho de alho por barbecue', '1 wrap + molho:alho', '1 wrap + molho:barbecue'],
    ['muda o molho pra mostarda e mel', '1 wrap + molho:alho | 1 coca', '1 wrap + molho:mostarda | 1 coca'],
    ['troca o ovo por bacon', '1 misto + extras:ovo', '1 misto + extras:bacon'],
    ['a coca é zero', '1 coca | 1 misto', '1 coca-zero | 1 misto'],
  ],
  'is of another size': [
    ['aumenta a batata pra grande', '1 fritas [Pequena] | 1 misto', '1 fritas [Grande] | 1 misto'],
    ['diminui os anéis pra pequena', '1 aneis [Grande]', '1 aneis [Pequena]'],
    ['na verdade é pequena', '1 misto | 2 fritas [Grande]', '1 misto | 2 fritas [Pequena]'],
    ['faz grande', '1 fritas [Pequena]', '1 fritas [Grande]'],
    [
      'a batata muda pra grande',
      '1 fritas [Pequena] | 1 aneis [Pequena]',
      '1 fritas [Grande] | 1 aneis [Pequena]',
    ],
  ],
  'is of another number': [
    ['na verdade são 3', '1 misto', '3 misto'],
    ['é 1 só', '2 burger', '1 burger'],
    ['o misto é 1 só', '2 misto (sem cebola) | 1 mate', '1 misto (sem cebola) | 1 mate'],
    ['misto é só um', '2 misto | 1 mate', '1 misto | 1 mate'],
    ['é só 1 misto', '2 misto | 1 mate', '1 misto | 1 mate'],
    ['os mates são 3', '2 misto | 1 mate', '2 misto | 3 mate'],
    ['ops, são quatro', '2 coca', '4 coca'],
    ['muda a coca pra 5', '2 coca | 1 misto', '5 coca | 1 misto'],
    ['troca o mate pra duas dúzias', '2 mate | 1 misto', '24 mate | 1 misto'],
    ['um mate só', '1 misto | 3 mate', '1 misto | 1 mate'],
    ['são só 2 de cada', '3 misto | 4 coca', '2 misto | 2 coca'],
    ['faz três desses', '1 misto', '3 misto'],
    ['mais um', '1 misto', '2 misto'],
    ['mais uma coca', '1 misto | 1 coca', '1 misto | 2 coca'],
    ['bota mais dois mistos', '1 misto | 1 coca', '3 misto | 1 coca'],
    ['mais um desse', '1 misto | 1 mate', '1 misto | 2 mate'],
    ['tira o misto, agora são 3', '1 coca | 1 misto', '3 coca'],
  ],
  'is described': [
    ['o hambúrguer é sem cebola', '1 burger | 1 coca', '1 burger (sem cebola) | 1 coca'],
    ['um dos mistos é sem queijo', '2 misto', '1 misto | 1 misto (sem queijo)'],
    ['ah e bem passado', '1 burger', '1 burger (bem passado)'],
    ['sem tomate', '1 burger (bem passado)', '1 burger (bem passado, sem tomate)'],
    ['dois são com bacon', '3 misto', '1 misto | 2 misto + extras:bacon'],
    ['bota ovo no misto', '1 misto | 1 burger', '1 misto + extras:ovo | 1 burger'],
    [
      'no hambúrguer coloca bacon também',
      '1 misto | 1 burger + extras:ovo',
      '1 misto | 1 burger + extras:ovo + extras:bacon',
    ],
    ['acrescenta catupiry', '1 misto', '1 misto + extras:catupiry'],
    ['não era alho, é barbecue', '1 wrap + molho:alho', '1 wrap + molho:barbecue'],
  ],
  'is left alone': [
    ['quero uma coca', '1 misto', '='],
    ['obrigado', '1 misto', '='],
    ['0 é com bacon', '1 misto', '='],
    ['mais um wrap com alho', '1 misto', '='],
    ['só o misto mesmo', '1 misto', '='],
    ['muda o endereço pra rua das flores', '1 misto', '='],
    ['acrescenta um guaraná', '1 misto', '='],
    ['boa noite, tudo bem', '2 coca', '='],
  ],
  'is nobody knows what': [
    ['tira o sorvete', '1 misto | 1 coca', '?'],
    ['tira a coca', '1 coca | 1 coca-zero', '?'],
    ['muda o misto pra 100', '1 misto | 1 coca', '?'],
    ['troca o misto por sushi', '1 misto', '?'],
    ['na verdade são 3', '1 misto | 1 coca', '?'],
    ['na verdade são 200', '1 misto', '?'],
    ['são só 0 de cada', '1 misto', '?'],
  ],
}

const atTheKiosk: Record<string, readonly Row[]> = {
  'takes out': [
    [
      'tira a tapioca de coco',
      '1 tapioca + recheio:coco | 1 tapioca + recheio:carne',
      '1 tapioca + recheio:carne',
    ],
    [
      'tira a banana do açaí',
      '1 acai [500 ml] + acomp:banana + acomp:granola',
      '1 acai [500 ml] + acomp:granola',
    ],
    ['cancela o bolo', '1 bolo | 1 cafe', '1 cafe'],
    ['não quero granola', '1 acai [300 ml] + acomp:granola', '1 acai [300 ml]'],
    ['tira a de coco', '1 tapioca + recheio:coco | 1 bolo', '1 bolo'],
    ['tira o coco', '1 tapioca + recheio:coco | 1 bolo', '1 bolo'],
    ['tira a manga', '1 suco [300 ml] + fruta:manga + preparo:agua | 1 bolo', '1 bolo'],
    ['tira dois cafés', '3 cafe | 1 bolo', '1 cafe | 1 bolo'],
  ],
  swaps: [
    [
      'troca o caju por graviola',
      '1 suco [300 ml] + fruta:caju + preparo:agua',
      '1 suco [300 ml] + fruta:graviola + preparo:agua',
    ],
    [
      'é com leite',
      '1 suco [500 ml] + fruta:manga + preparo:agua',
      '1 suco [500 ml] + fruta:manga + preparo:leite',
    ],
    [
      'troca granola por paçoca',
      '1 acai [300 ml] + acomp:granola | 1 bolo',
      '1 acai [300 ml] + acomp:pacoca | 1 bolo',
    ],
    ['no lugar do bolo bota um cuscuz', '1 bolo', '1 cuscuz'],
    ['uma é de coco', '2 tapioca + recheio:carne', '1 tapioca + recheio:carne | 1 tapioca + recheio:coco'],
    [
      'a tapioca é de frango e coco',
      '1 tapioca + recheio:carne | 1 cafe',
      '1 tapioca + recheio:frango + recheio:coco | 1 cafe',
    ],
    ['a tapioca é com coco', '1 tapioca + recheio:carne', '1 tapioca + recheio:carne + recheio:coco'],
    ['sem banana, põe granola no lugar', '1 acai [300 ml] + acomp:banana', '1 acai [300 ml] + acomp:granola'],
  ],
  resizes: [
    ['aumenta o açaí pra 500', '1 acai [300 ml] + acomp:granola', '1 acai [500 ml] + acomp:granola'],
    ['muda pra 300 ml', '1 acai [500 ml]', '1 acai [300 ml]'],
    [
      'o suco passa pra 500',
      '1 suco [300 ml] + fruta:caju + preparo:agua | 1 bolo',
      '1 suco [500 ml] + fruta:caju + preparo:agua | 1 bolo',
    ],
    ['um deles é de 300', '2 acai [500 ml]', '1 acai [500 ml] | 1 acai [300 ml]'],
  ],
  counts: [
    ['na verdade são duas', '1 tapioca + recheio:coco', '2 tapioca + recheio:coco'],
    ['mais 2 cafés', '1 cafe | 1 bolo', '3 cafe | 1 bolo'],
    ['mais uma igual', '1 tapioca + recheio:coalho', '2 tapioca + recheio:coalho'],
  ],
  adds: [
    ['bota leite ninho no açaí', '1 acai [500 ml] | 1 cafe', '1 acai [500 ml] + acomp:ninho | 1 cafe'],
    [
      'faltou banana no açaí',
      '1 acai [500 ml] + acomp:granola',
      '1 acai [500 ml] + acomp:granola + acomp:banana',
    ],
    [
      'um é com granola e no outro põe paçoca',
      '2 acai [300 ml]',
      '1 acai [300 ml] + acomp:granola | 1 acai [300 ml] + acomp:pacoca',
    ],
    ['tira o bolo e no açaí bota banana', '1 acai [300 ml] | 1 bolo', '1 acai [300 ml] + acomp:banana'],
    ['o café é sem açúcar', '1 cafe | 1 bolo', '1 cafe (sem açúcar) | 1 bolo'],
  ],
}

const shops = [
  { name: 'cantina', menu: cantina, rows: atTheCantina },
  { name: 'quiosque', menu: quiosque, rows: atTheKiosk },
]

for (const { name, menu, rows } of shops)
  for (const [what, cases] of Object.entries(rows))
    describe(`readEdits at the ${name}: something ${what}`, () => {
      test.each(cases)('%s [%s] → %s', (message, before, after) => {
        const edits = read(message, menu, cartOf(before, menu))
        expect(outcome(edits, menu)).toEqual(
          after === '=' || after === '?' ? after : textOf(cartOf(after, menu), menu),
        )
      })
    })

const verbs =
  'tira não quero mais sem troca muda por para em vez no lugar do da aumenta faz bota põe na verdade são é só um dois 3 0 99 100 desse outro cada o a os e ai , . \n grande pequena 500 ml com bem igual ops também apenas'

/** A shop, one to three of its products as somebody may have them in the cart, and a text in words of both. */
const anyEdit = fc.constantFrom(...shops).chain(({ menu, rows }) => {
  const known = Object.values(rows).flat()
  const names = menu.items.flatMap(({ nome, opcoes }) => [
    nome,
    ...opcoes.flatMap((one) => one.opcoes.map((two) => two.nome)),
  ])
  const scraps = fc
    .array(fc.constantFrom(...verbs.split(' '), ...names), { maxLength: 12 })
    .map((list) => list.join(' '))
  const messages = fc.constantFrom(...known.map(([message]) => message))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    scraps,
    fc.array(messages, { minLength: 1, maxLength: 4 }).map((list) => list.join(' e ')),
    fc.tuple(messages, scraps).map((list) => list.join(', ')),
  )
  const carts = fc.constantFrom(...known.map(([, before]) => cartOf(before, menu)))
  return fc.record({ menu: fc.constant(menu), text, cart: carts, quantity: fc.integer({ min: 1, max: 99 }) })
})

describe('readEdits, whatever is written', () => {
  test('leaves lines that the menu sells, at its prices, in quantities of 1 to 99', () => {
    fc.assert(
      fc.property(anyEdit, ({ menu, text, cart, quantity }) => {
        const [first, ...others] = cart
        const edits = read(text, menu, [{ ...first!, quantity }, ...others])
        for (const entry of edits.cart) {
          const item = menu.items.find(({ id }) => id === entry.item_id)!
          const category = menu.categories.find(({ id }) => id === item.category_id)!
          expect(priceLine(item, category, entry)).toMatchObject({ unit_cents: entry.unit_cents })
          expect(Number.isInteger(entry.quantity) && entry.quantity >= 1 && entry.quantity <= 99).toBe(true)
        }
        expect(edits.taken).toHaveLength(said(text).tokens.length)
      }),
      { numRuns: 150 },
    )
  })

  test('changes nothing where nothing lies in the cart', () => {
    fc.assert(
      fc.property(anyEdit, ({ menu, text }) => {
        const { cart, changed, empties, unsure, taken } = read(text, menu, [])
        expect([cart, changed, empties, unsure, taken.includes(true)]).toEqual([
          [],
          false,
          false,
          false,
          false,
        ])
      }),
    )
  })

  test('is read without the lines that are no longer sold, and leaves them', () => {
    fc.assert(
      fc.property(anyEdit, ({ menu, text, cart }) => {
        const gone = { ...cart[0]!, item_id: 'gone' }
        expect(read(text, menu, [gone]).cart).toEqual([gone])
        expect(read(text, menu, [gone, ...cart]).cart).toContainEqual(gone)
      }),
    )
  })
})

test.each(['tira tudo', 'cancela todo o pedido', 'limpa o carrinho', 'errei tudo, vou começar de novo'])(
  'readEdits of "%s" asks to empty the cart and takes nothing out by itself',
  (message) => {
    const cart = cartOf('2 misto | 1 coca', cantina)
    expect(read(message, cantina, cart)).toMatchObject({ cart, empties: true, changed: false, unsure: false })
  },
)

test.each([
  'pode ser',
  'gostaria de',
  'me faz favor de',
  'peço que',
  'vou querer',
  'na verdade',
  'se possível',
])('a message that only repeats how a wish begins, %s, is read to its end', (way) => {
  const cart = cartOf('2 misto', cantina)
  const message = `${`${way} `.repeat(60)}zzz`
  expect(read(message, cantina, cart)).toMatchObject({ cart, changed: false })
})

function read(message: string, menu: Menu, cart: readonly CartEntry[]): CartEdits {
  return readEdits({ ...said(message), lexicon: lexiconOf(menu, now) }, cart)
}

function cartOf(text: string, menu: Menu): CartEntry[] {
  return text.split(' | ').flatMap((line) => (line === '' ? [] : [entryOf(readLine(line)!, world(menu))!]))
}

function textOf(cart: readonly CartEntry[], menu: Menu): string {
  return writeLines(cart.map((entry) => lineOf(entry, world(menu)))).join(' | ')
}

function outcome(edits: CartEdits, menu: Menu): string {
  if (edits.unsure) return '?'
  return edits.changed ? textOf(edits.cart, menu) : '='
}

function world(menu: Menu) {
  return { menu } as unknown as Parameters<typeof entryOf>[1]
}
