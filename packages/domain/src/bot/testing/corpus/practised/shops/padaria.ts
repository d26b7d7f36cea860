import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const slice = group(
  'corte',
  'Corte',
  [0, 1],
  [option('fina', 'Fatia fina'), option('grossa', 'Fatia grossa'), option('peca', 'Em peça')],
)

const croissant = group(
  'recheio',
  'Recheio',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('presunto-queijo', 'Presunto e queijo'),
    option('amendoas', 'Amêndoas', 200),
  ],
)

const cream = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('creme', 'Creme'), option('doce-leite', 'Doce de leite'), option('goiabada', 'Goiabada')],
)

const dough = group('massa', 'Massa', [1, 1], [option('branca', 'Branca'), option('chocolate', 'Chocolate')])

const layers = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('brigadeiro', 'Brigadeiro'),
    option('beijinho', 'Beijinho'),
    option('abacaxi', 'Abacaxi'),
    option('morango', 'Morango', 1000),
    option('doce-leite', 'Doce de leite'),
    option('nozes', 'Nozes', 1200),
  ],
)

const drink = group(
  'bebida',
  'Bebida',
  [1, 1],
  [option('suco', 'Suco de laranja'), option('achocolatado', 'Achocolatado'), option('cafe', 'Café passado')],
)

const sliced = { opcoes: [slice] }
const basket = {
  opcoes: [drink],
  ingredientes: ['pães', 'frios', 'bolo', 'frutas', 'geleia', 'bebida'],
}

/** Bread by the piece and the kilo, cold cuts by weight, cucas, cakes by the slice, cakes to order and baskets. */
export const padaria: CorpusShop = {
  id: 'padaria',
  trade: 'padaria e confeitaria',
  nome: 'Panificadora Ponta do Sambaqui',
  city: 'Florianópolis',
  menu: menuOf([
    {
      id: 'paes',
      nome: 'Pães',
      types: ['Unidade', '500 g', '1 kg'],
      products: [
        product('pao-frances', 'Pão francês', [90, 950, 1800], { alergenos: ['glúten'] }),
        product('pao-queijo', 'Pão de queijo', [400, 2300, 4400], { alergenos: ['leite', 'ovo'] }),
      ],
    },
    {
      id: 'caseiros',
      nome: 'Pães caseiros',
      products: [
        product('pao-milho', 'Pão de milho', 1400),
        product('pao-integral', 'Pão integral', 1600),
        product('pao-caseiro', 'Pão caseiro', 1300),
        product('rosca', 'Rosca de polvilho (pacote)', 1200),
      ],
    },
    {
      id: 'cucas',
      nome: 'Cucas',
      types: ['Metade', 'Inteira'],
      products: [
        product('cuca-banana', 'Cuca de banana', [1500, 2800], { alergenos: ['glúten', 'ovo', 'leite'] }),
        product('cuca-uva', 'Cuca de uva', [1600, 3000]),
        product('cuca-farofa', 'Cuca de farofa', [1400, 2600]),
        product('cuca-doce-leite', 'Cuca de doce de leite', [1600, 3000]),
      ],
    },
    {
      id: 'frios',
      nome: 'Frios',
      types: ['100 g', '200 g', '500 g'],
      products: [
        product('mussarela', 'Queijo mussarela', [650, 1250, 3000], sliced),
        product('prato', 'Queijo prato', [700, 1350, 3200], sliced),
        product('presunto', 'Presunto', [500, 950, 2300], sliced),
        product('mortadela', 'Mortadela', [350, 650, 1500], sliced),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados e lanches',
      products: [
        product('coxinha', 'Coxinha', 800),
        product('empada-frango', 'Empada de frango', 850),
        product('empada-camarao', 'Empada de camarão', 1100, { alergenos: ['crustáceos', 'glúten'] }),
        product('croissant', 'Croissant', 1200, { opcoes: [croissant] }),
        product('misto', 'Misto quente', 1100),
        product('natural', 'Sanduíche natural', 1500),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos',
      types: ['Fatia', 'Inteiro'],
      products: [
        product('bolo-cenoura', 'Bolo de cenoura', [900, 4500]),
        product('bolo-fuba', 'Bolo de fubá', [700, 3500]),
        product('bolo-laranja', 'Bolo de laranja', [700, 3500]),
      ],
    },
    {
      id: 'tortas',
      nome: 'Tortas',
      types: ['Fatia', 'Inteira'],
      products: [
        product('torta-alema', 'Torta alemã', [1400, 9800]),
        product('torta-limao', 'Torta de limão', [1300, 8900]),
        product('torta-bolacha', 'Torta de bolacha', [1300, 8900]),
      ],
    },
    {
      id: 'encomendas',
      nome: 'Tortas de aniversário',
      types: ['1 kg', '2 kg', '3 kg'],
      products: [product('torta', 'Torta de aniversário', [8500, 16500, 24000], { opcoes: [dough, layers] })],
    },
    {
      id: 'docinhos',
      nome: 'Docinhos',
      types: ['Unidade', 'Cento'],
      products: [
        product('brigadeiro', 'Brigadeiro', [200, 16000]),
        product('beijinho', 'Beijinho', [200, 16000]),
        product('casadinho', 'Casadinho', [220, 17500]),
      ],
    },
    {
      id: 'cestas',
      nome: 'Sonhos e cestas',
      products: [
        product('sonho', 'Sonho', 800, { opcoes: [cream] }),
        product('cesta-p', 'Cesta de café da manhã pequena', 8900, basket),
        product('cesta-g', 'Cesta de café da manhã grande', 15900, basket),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco-laranja', 'Suco de laranja', [900, 1300])],
    },
    {
      id: 'bebidas',
      nome: 'Cafés, bebidas e mercearia',
      products: [
        product('expresso', 'Café expresso', 600),
        product('cafe-leite', 'Café com leite', 800),
        product('cappuccino', 'Cappuccino', 1100),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('agua', 'Água sem gás', 400),
        product('leite', 'Leite integral 1 L', 700),
        product('manteiga', 'Manteiga 200 g', 1500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Trindade', 'Pantanal', 'Córrego Grande'] },
    { centavos: 800, bairros: ['Agronômica', 'Itacorubi', 'Centro'] },
    { centavos: 1400, bairros: ['Lagoa da Conceição', 'Campeche', 'Estreito'] },
  ],
}
