import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [2, 2],
  [
    option('arroz', 'Arroz branco'),
    option('fritas', 'Batata frita'),
    option('pure', 'Purê'),
    option('legumes', 'Legumes'),
    option('salada', 'Salada'),
  ],
)
const extra = group(
  'extra',
  'Extra',
  [0, 3],
  [option('molho', 'Molho extra', 400), option('queijo', 'Queijo extra', 600), option('bacon', 'Bacon', 500)],
)
const plate = { opcoes: [sides, extra] }

/** Parmigianas for one, two or four with two sides, starters, desserts. */
export const parmeDoParanoa: CorpusShop = {
  id: 'parme-do-paranoa',
  trade: 'parmegiana',
  nome: 'Parmê do Paranoá',
  city: 'Brasília',
  voucher: true,
  menu: menuOf([
    {
      id: 'parmes',
      nome: 'Parmegianas',
      types: ['Individual', 'Casal', 'Família'],
      products: [
        product('frango', 'Parmegiana de frango', [3200, 5800, 9900], plate),
        product('file', 'Parmegiana de filé', [4200, 7800, 13900], plate),
        product('berinjela', 'Parmegiana de berinjela', [2900, 5200, 8900], plate),
        product('peixe', 'Parmegiana de peixe', [3900, 7200, 12900], {
          ...plate,
          alergenos: ['peixe', 'leite'],
        }),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('bolinho', 'Bolinho de arroz', 2400),
        product('pao-alho', 'Pão de alho', 1200),
        product('polenta', 'Polenta frita', 1900),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('pudim', 'Pudim', 1200),
        product('mousse-maracuja', 'Mousse de maracujá', 1100),
        product('mousse-chocolate', 'Mousse de chocolate', 1100),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca', 'Coca-Cola lata', 700),
        product('coca-zero', 'Coca-Cola Zero lata', 700),
        product('guarana', 'Guaraná lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('suco-laranja', 'Suco de laranja', 1000),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 800, bairros: ['Asa Norte', 'Lago Norte'] },
    { centavos: 1200, bairros: ['Asa Sul', 'Sudoeste', 'Paranoá'] },
  ],
}
