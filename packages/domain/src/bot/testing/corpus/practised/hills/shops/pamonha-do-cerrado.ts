import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const point = group(
  'preparo',
  'Preparo',
  [1, 1],
  [option('cozida', 'Cozida'), option('frita', 'Frita', 200), option('assada', 'Assada', 300)],
)

const stuffing = group(
  'recheio',
  'Recheio a mais',
  [0, 3],
  [
    option('queijo', 'Queijo', 200),
    option('linguica', 'Linguiça', 300),
    option('jilo', 'Jiló', 100),
    option('pimenta', 'Pimenta'),
  ],
)

const salted = { opcoes: [point, stuffing] }

const mixture = group(
  'mistura',
  'Mistura',
  [1, 1],
  [option('frango', 'Frango caipira'), option('carne-sol', 'Carne de sol', 400), option('pernil', 'Pernil')],
)

/** Pamonhas cooked, fried or baked, with more stuffing, other things of maize, a plate, juices by glass and litre. */
export const pamonhaDoCerrado: CorpusShop = {
  id: 'pamonha-do-cerrado',
  trade: 'pamonharia e derivados de milho',
  nome: 'Pamonha do Cerrado',
  city: 'Anápolis',
  menu: menuOf([
    {
      id: 'pamonhas',
      nome: 'Pamonhas',
      products: [
        product('pam-sal', 'Pamonha de Sal', 1200, {
          ...salted,
          ingredientes: ['milho verde', 'queijo', 'banha', 'sal'],
          alergenos: ['leite'],
        }),
        product('pam-moda', 'Pamonha à Moda', 1600, {
          ...salted,
          ingredientes: ['milho verde', 'queijo', 'linguiça', 'pimenta', 'cheiro-verde'],
        }),
        product('pam-doce', 'Pamonha Doce', 1200, {
          ingredientes: ['milho verde', 'açúcar', 'queijo', 'leite'],
        }),
      ],
    },
    {
      id: 'milho',
      nome: 'Do milho',
      types: ['Pequeno', 'Grande'],
      products: [
        product('curau', 'Curau', [800, 1400], { alergenos: ['leite'] }),
        product('mingau', 'Mingau de Milho', [900, 1500]),
        product('chica-doida', 'Chica Doida', [1800, 3000]),
        product('caldo-milho', 'Caldo de Milho com Frango', [1500, 2300]),
      ],
    },
    {
      id: 'quitandas',
      nome: 'Quitandas',
      types: ['Unidade', 'Pacote com 10'],
      products: [
        product('pao-queijo', 'Pão de Queijo', [400, 3500]),
        product('bolinho-milho', 'Bolinho de Milho', [350, 3000]),
        product('empadao', 'Empadão Goiano', [1800, 16000]),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos',
      products: [product('bolo-milho', 'Bolo de Milho', 3200), product('bolo-fuba', 'Bolo de Fubá', 2600)],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('galinhada', 'Galinhada', 3400),
        product('prato-roca', 'Prato da Roça', 3200, { opcoes: [mixture] }),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo 400ml', 'Litro'],
      products: [
        product('suco-milho', 'Suco de Milho', [900, 1900]),
        product('suco-caja', 'Suco de Cajá', [900, 1800]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Jundiaí', 'Centro'] },
    { centavos: 800, bairros: ['Maracanã', 'Vila Góis'] },
    { centavos: 1200, bairros: ['Recanto do Sol', 'Calixtolândia'] },
  ],
}
