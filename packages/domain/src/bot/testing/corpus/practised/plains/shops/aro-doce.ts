import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const flavours = [
  option('chocolate', 'Chocolate'),
  option('doce-leite', 'Doce de leite'),
  option('morango', 'Morango'),
  option('canela', 'Açúcar e canela'),
  option('oreo', 'Oreo', 150),
  option('nutella', 'Nutella', 200),
]

const one = group('sabor', 'Sabor', [1, 1], flavours)
const four = group('sabores', 'Sabores', [4, 4], flavours)
const six = group('sabores', 'Sabores', [6, 6], flavours)

const syrup = group(
  'calda',
  'Calda',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('doce-leite', 'Doce de leite'),
    option('ninho', 'Leite Ninho', 200),
  ],
)

const toppings = group(
  'coberturas',
  'Coberturas',
  [1, 3],
  [
    option('nutella', 'Nutella', 400),
    option('doce-leite', 'Doce de leite', 300),
    option('morango', 'Morango', 400),
    option('banana', 'Banana', 200),
    option('sorvete', 'Sorvete de creme', 500),
  ],
)

const milk = group(
  'leite',
  'Leite',
  [0, 1],
  [option('desnatado', 'Leite desnatado'), option('sem-lactose', 'Leite sem lactose', 200)],
)

const shake = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('morango', 'Morango'), option('chocolate', 'Chocolate'), option('ovomaltine', 'Ovomaltine', 200)],
)

/** Doughnuts by one and by boxes to fill, waffles, coffee in two sizes and shakes. */
export const aroDoce: CorpusShop = {
  id: 'aro-doce',
  trade: 'donuts, waffles e café',
  nome: 'Aro Doce Donuts',
  city: 'Palmas',
  menu: menuOf([
    {
      id: 'donuts',
      nome: 'Donuts',
      products: [
        product('donut', 'Donut Avulso', 900, {
          opcoes: [one],
          ingredientes: ['farinha de trigo', 'leite', 'ovo', 'manteiga', 'açúcar'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('caixa-4', 'Caixa com 4 Donuts', 3200, { opcoes: [four] }),
        product('caixa-6', 'Caixa com 6 Donuts', 4600, { opcoes: [six] }),
        product('mini', 'Pote de Mini Donuts', 1900, { opcoes: [syrup] }),
      ],
    },
    {
      id: 'waffles',
      nome: 'Waffles',
      products: [
        product('waffle', 'Waffle', 1600, { opcoes: [toppings], alergenos: ['glúten', 'leite', 'ovo'] }),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('croissant', 'Croissant de Presunto e Queijo', 1300),
        product('quiche-palmito', 'Quiche de Palmito', 1400),
        product('quiche-alho', 'Quiche de Alho-poró', 1400),
      ],
    },
    {
      id: 'cafes',
      nome: 'Cafés',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cafe', 'Café Coado', [500, 800]),
        product('cappuccino', 'Cappuccino', [1000, 1400], {
          opcoes: [milk],
          ingredientes: ['café', 'leite', 'chocolate', 'canela'],
        }),
        product('latte', 'Latte Caramelo', [1100, 1500], { opcoes: [milk] }),
        product('choc-quente', 'Chocolate Quente', [1100, 1500]),
      ],
    },
    {
      id: 'geladas',
      nome: 'Bebidas geladas',
      products: [
        product('shake', 'Milk-shake 400 ml', 1700, { opcoes: [shake] }),
        product('limonada', 'Limonada Rosa', 1200),
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero', 'Coca-Cola Zero lata', 700),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['304 Sul', '204 Sul', '106 Norte'] },
    { centavos: 1000, bairros: ['Jardim Aureny', 'Santa Bárbara'] },
    { centavos: 1400, bairros: ['Taquaralto', 'Jardim Taquari'] },
  ],
}
