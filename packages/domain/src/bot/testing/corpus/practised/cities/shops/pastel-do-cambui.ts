import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('catupiry', 'Catupiry', 300),
    option('cheddar', 'Cheddar', 300),
    option('queijo', 'Queijo extra', 300),
    option('ovo', 'Ovo', 200),
    option('azeitona', 'Azeitona', 100),
    option('bacon', 'Bacon', 400),
  ],
)

const mix = group(
  'mistura',
  'Mistura do caldo',
  [0, 1],
  [option('limao', 'Limão'), option('abacaxi', 'Abacaxi', 150), option('maracuja', 'Maracujá', 200)],
)

const small = [
  option('carne', 'Carne'),
  option('queijo', 'Queijo'),
  option('pizza', 'Pizza'),
  option('palmito', 'Palmito'),
]

const fried = { opcoes: [extras] }

/** Pastéis by the piece, large ones that are sold by halves, small ones by ten and twenty, sugar-cane juice. */
export const pastelDoCambui: CorpusShop = {
  id: 'pastel-do-cambui',
  trade: 'pastelaria com pastelão meio a meio',
  nome: 'Pastel do Cambuí',
  city: 'Campinas',
  menu: menuOf([
    {
      id: 'pasteis',
      nome: 'Pastéis',
      products: [
        product('past-carne', 'Pastel de Carne', 1000, {
          ...fried,
          ingredientes: ['carne moída', 'cebola', 'azeitona', 'ovo'],
        }),
        product('past-queijo', 'Pastel de Queijo', 1000, fried),
        product('past-carne-queijo', 'Pastel de Carne com Queijo', 1200, fried),
        product('past-frango', 'Pastel de Frango', 1000, fried),
        product('past-frango-catupiry', 'Pastel de Frango com Catupiry', 1200, fried),
        product('past-pizza', 'Pastel de Pizza', 1100, fried),
        product('past-bauru', 'Pastel de Bauru', 1100, fried),
        product('past-palmito', 'Pastel de Palmito', 1100, { ...fried, alergenos: ['glúten'] }),
        product('past-escarola', 'Pastel de Escarola', 1100, { ...fried, disponivel: false }),
        product('past-camarao', 'Pastel de Camarão', 1500, fried),
        product('past-carne-seca', 'Pastel de Carne Seca com Catupiry', 1400, fried),
        product('past-banana', 'Pastel de Banana com Canela', 1000),
        product('past-romeu', 'Pastel de Romeu e Julieta', 1100),
        product('past-chocolate', 'Pastel de Chocolate', 1100),
      ],
    },
    {
      id: 'pasteloes',
      nome: 'Pastelões',
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('pl-carne', 'Pastelão de Carne', 2200, fried),
        product('pl-queijo', 'Pastelão de Queijo', 2200, fried),
        product('pl-frango-catupiry', 'Pastelão de Frango com Catupiry', 2600, fried),
        product('pl-calabresa', 'Pastelão de Calabresa', 2400, fried),
        product('pl-palmito', 'Pastelão de Palmito', 2400, fried),
      ],
    },
    {
      id: 'minis',
      nome: 'Minipastéis',
      types: ['10 unidades', '20 unidades'],
      products: [
        product('mini', 'Mini Pastel', [2200, 4000], {
          opcoes: [group('sabores', 'Sabores', [1, 3], small)],
        }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos e salgados',
      products: [
        product('combo-feira', 'Combo Feira', 2600, {
          descricao: 'Dois pastéis e um caldo de cana de 300 ml',
          opcoes: [group('pasteis', 'Pastéis do combo', [2, 2], small)],
        }),
        product('coxinha', 'Coxinha', 800),
        product('kibe', 'Kibe', 800),
        product('vinagrete', 'Vinagrete', 300),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldo de cana',
      types: ['300 ml', '500 ml', '1 litro'],
      products: [product('caldo', 'Caldo de Cana', [800, 1100, 1900], { opcoes: [mix] })],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco-laranja', 'Suco de Laranja', [900, 1300])],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 650),
        product('agua', 'Água sem gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Cambuí', 'Centro', 'Bosque'] },
    { centavos: 800, bairros: ['Taquaral', 'Guanabara', 'Botafogo'] },
    { centavos: 1200, bairros: ['Barão Geraldo', 'Ponte Preta', 'Castelo'] },
  ],
}
