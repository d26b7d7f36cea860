import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const crumbs = group(
  'farofa',
  'Farofa',
  [0, 1],
  [option('extra', 'Farofa extra', 400), option('sem-lactose', 'Farofa sem lactose', 500)],
)

const cuca = { opcoes: [crumbs] }

const boardSavoury = group(
  'frios',
  'Frios da tábua',
  [2, 3],
  [
    option('salame', 'Salame colonial'),
    option('queijo', 'Queijo colonial'),
    option('presunto', 'Presunto cru', 800),
    option('morcilha', 'Morcilha'),
  ],
)

const jam = group(
  'geleia',
  'Geleia',
  [1, 1],
  [option('morango', 'Morango'), option('uva', 'Uva'), option('amora', 'Amora')],
)

const milk = group(
  'leite',
  'Leite',
  [0, 1],
  [option('integral', 'Integral'), option('vegetal', 'Vegetal', 300)],
)

/** Cucas by slice, half and whole, a board of cold cuts, a breakfast with jam, buns by the piece, coffee in two cups. */
export const cucaDaOma: CorpusShop = {
  id: 'cuca-da-oma',
  trade: 'cucas e café colonial',
  nome: 'Cuca da Oma',
  city: 'Blumenau',
  voucher: true,
  menu: menuOf([
    {
      id: 'cucas',
      nome: 'Cucas',
      types: ['Fatia', 'Meia', 'Inteira'],
      products: [
        product('c-banana', 'Cuca de Banana', [900, 2200, 3900], {
          ...cuca,
          ingredientes: ['farinha', 'ovo', 'manteiga', 'banana', 'canela'],
          alergenos: ['glúten', 'ovo', 'leite'],
        }),
        product('c-uva', 'Cuca de Uva', [1000, 2400, 4300], cuca),
        product('c-maca', 'Cuca de Maçã', [900, 2200, 3900], cuca),
        product('c-queijinho', 'Cuca de Queijinho', [1000, 2400, 4400], cuca),
        product('c-chocolate', 'Cuca de Chocolate', [1000, 2400, 4400], cuca),
      ],
    },
    {
      id: 'tortas',
      nome: 'Tortas',
      types: ['Fatia', 'Inteira'],
      products: [
        product('floresta-negra', 'Floresta Negra', [1600, 12900], { alergenos: ['glúten', 'leite', 'ovo'] }),
        product('apfel', 'Torta Alemã de Maçã', [1400, 10900]),
      ],
    },
    {
      id: 'colonial',
      nome: 'Café colonial',
      products: [
        product('tabua', 'Tábua da Oma', 5900, { opcoes: [boardSavoury] }),
        product('cafe-manha', 'Café da Manhã Completo', 3900, {
          descricao: 'Pão, cuca, ovos mexidos, frios e geleia',
          opcoes: [jam],
        }),
      ],
    },
    {
      id: 'paes',
      nome: 'Pães e salgados',
      products: [
        product('pao-milho', 'Pão de Milho', 1600),
        product('pao-centeio', 'Pão de Centeio', 1900),
        product('pastel-forno', 'Pastel de Forno de Carne', 900),
        product('pretzel', 'Pretzel', 1200),
        product('bockwurst', 'Sanduíche de Bockwurst', 2400, {
          ingredientes: ['pão', 'salsicha bockwurst', 'mostarda', 'chucrute'],
        }),
      ],
    },
    {
      id: 'cafes',
      nome: 'Cafés',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cafe', 'Café Passado', [500, 800]),
        product('cappuccino', 'Cappuccino', [900, 1300], { opcoes: [milk] }),
        product('cafe-leite', 'Café com Leite', [700, 1100], { opcoes: [milk] }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-uva', 'Suco de Uva integral', 1200),
        product('gengibirra', 'Gengibirra', 800),
        product('agua', 'Água mineral', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Vila Nova', 'Velha'] },
    { centavos: 900, bairros: ['Garcia', 'Itoupava Norte'] },
    { centavos: 1400, bairros: ['Fortaleza', 'Salto Weissbach'] },
  ],
}
