import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const dough = group(
  'massa',
  'Massa',
  [1, 1],
  [option('branca', 'Branca'), option('chocolate', 'Chocolate'), option('cenoura', 'Cenoura', 800)],
)

const filling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('brigadeiro', 'Brigadeiro'),
    option('ninho', 'Leite Ninho'),
    option('morango', 'Morango', 1000),
    option('doce-leite', 'Doce de leite'),
    option('abacaxi', 'Abacaxi'),
    option('nozes', 'Nozes', 1200),
  ],
)

const greeting = group(
  'enfeite',
  'Enfeite',
  [0, 2],
  [option('topo', 'Topo personalizado', 2500), option('vela', 'Vela', 500)],
)

const cake = { opcoes: [dough, filling, greeting] }

/** Cakes to order by weight with dough and filling, sweets and savouries by the hundred, cucas and pies. */
export const doceCachoeira: CorpusShop = {
  id: 'doce-cachoeira',
  trade: 'confeitaria e encomendas de festa',
  nome: 'Confeitaria Doce Cachoeira',
  city: 'Joinville',
  menu: menuOf([
    {
      id: 'bolos',
      nome: 'Bolos de festa',
      types: ['1 kg', '2 kg', '3 kg'],
      products: [product('bolo', 'Bolo recheado', [7500, 14000, 20000], cake)],
    },
    {
      id: 'docinhos',
      nome: 'Docinhos',
      types: ['25 unidades', '50 unidades', 'Cento'],
      products: [
        product('brigadeiro', 'Brigadeiro', [3500, 6500, 12000]),
        product('beijinho', 'Beijinho', [3500, 6500, 12000]),
        product('cajuzinho', 'Cajuzinho', [3500, 6500, 12000], { alergenos: ['amendoim', 'leite'] }),
        product('olho-sogra', 'Olho de sogra', [4500, 8500, 16000]),
        product('bicho-pe', 'Bicho de pé', [3500, 6500, 12000]),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados de festa',
      types: ['25 unidades', '50 unidades', 'Cento'],
      products: [
        product('coxinha', 'Coxinha', [2800, 5200, 9500]),
        product('risoles', 'Risoles de carne', [2800, 5200, 9500]),
        product('bolinha', 'Bolinha de queijo', [2800, 5200, 9500]),
        product('empadinha', 'Empadinha de frango', [3200, 6000, 11000]),
      ],
    },
    {
      id: 'tortas',
      nome: 'Cucas e tortas',
      types: ['Fatia', 'Inteira'],
      products: [
        product('cuca-banana', 'Cuca de banana', [800, 3800]),
        product('cuca-uva', 'Cuca de uva', [800, 3800]),
        product('torta-alema', 'Torta alemã', [1400, 8500], {
          ingredientes: ['bolacha maisena', 'manteiga', 'creme de leite', 'chocolate'],
        }),
        product('torta-nozes', 'Torta de nozes', [1600, 9900], {
          alergenos: ['nozes', 'glúten', 'leite', 'ovo'],
        }),
        product('strudel', 'Strudel de maçã', [1200, 6500]),
      ],
    },
    {
      id: 'vitrine',
      nome: 'Doces da vitrine',
      products: [
        product('bomba', 'Bomba de chocolate', 900),
        product('brownie', 'Brownie', 1000),
        product('palha', 'Palha italiana', 800),
        product('pao-mel', 'Pão de mel', 850),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('laranjinha', 'Laranjinha Max Wilhelm 2L', 1000),
        product('cafe', 'Café passado', 600),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 800, bairros: ['Centro', 'América'] },
    { centavos: 1200, bairros: ['Saguaçu', 'Glória', 'Anita Garibaldi', 'Bucarein'] },
    { centavos: 1800, bairros: ['Costa e Silva', 'Iririú', 'Aventureiro'] },
  ],
}
