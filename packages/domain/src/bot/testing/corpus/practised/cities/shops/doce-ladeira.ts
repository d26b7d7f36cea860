import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const counts = ['Unidade', '50 unidades', 'Cento']

const cups = group(
  'forminha',
  'Forminha',
  [0, 1],
  [
    option('branca', 'Branca'),
    option('rosa', 'Rosa'),
    option('azul', 'Azul'),
    option('dourada', 'Dourada', 1000),
  ],
)

const sweets = [
  option('brigadeiro', 'Brigadeiro'),
  option('beijinho', 'Beijinho'),
  option('cajuzinho', 'Cajuzinho'),
  option('casadinho', 'Casadinho'),
  option('ninho', 'Brigadeiro de Ninho'),
]

const dough = group('massa', 'Massa', [1, 1], [option('branca', 'Branca'), option('chocolate', 'Chocolate')])

const layers = [
  option('brigadeiro', 'Brigadeiro'),
  option('beijinho', 'Beijinho'),
  option('doce-leite', 'Doce de leite'),
  option('ameixa', 'Ameixa'),
  option('abacaxi', 'Abacaxi'),
  option('ninho-morango', 'Ninho com morango', 1500),
]

const cakeExtras = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('topo', 'Topo de bolo', 2500), option('vela', 'Vela', 500)],
)

const jar = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('brigadeiro', 'Brigadeiro'), option('ninho', 'Ninho'), option('prestigio', 'Prestígio')],
)

const small = { opcoes: [cups] }
const sweetPrice = [200, 8500, 16000]
const savouryPrice = [150, 5500, 10000]

/** Sweets and savouries by the piece, by fifty and by the hundred, cakes to order, sweets of Bahia. */
export const doceLadeira: CorpusShop = {
  id: 'doce-ladeira',
  trade: 'doceria e salgados por cento',
  nome: 'Doce Ladeira',
  city: 'Salvador',
  menu: menuOf([
    {
      id: 'docinhos',
      nome: 'Docinhos',
      types: counts,
      products: [
        product('brigadeiro', 'Brigadeiro', sweetPrice, small),
        product('brig-ninho', 'Brigadeiro de Ninho', [250, 10500, 20000], small),
        product('brig-belga', 'Brigadeiro Belga', [300, 13000, 25000], {
          ...small,
          ingredientes: ['chocolate belga', 'leite condensado', 'creme de leite', 'manteiga'],
          alergenos: ['leite', 'soja'],
        }),
        product('beijinho', 'Beijinho', sweetPrice, small),
        product('cajuzinho', 'Cajuzinho', sweetPrice, { ...small, alergenos: ['amendoim', 'leite'] }),
        product('casadinho', 'Casadinho', sweetPrice, small),
        product('olho-sogra', 'Olho de Sogra', [250, 10500, 20000], small),
        product('bem-casado', 'Bem-casado', [450, 20000, 38000]),
      ],
    },
    {
      id: 'sortidos',
      nome: 'Sortidos',
      types: ['50 unidades', 'Cento'],
      products: [
        product('sortidos', 'Docinhos sortidos', [9000, 17000], {
          opcoes: [group('sabores', 'Sabores', [1, 4], sweets)],
        }),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      types: counts,
      products: [
        product('coxinha', 'Coxinha', savouryPrice),
        product('bolinha', 'Bolinha de Queijo', savouryPrice),
        product('kibe', 'Kibe', savouryPrice),
        product('empadinha', 'Empadinha de Camarão', [300, 13000, 25000], { disponivel: false }),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos',
      types: ['1 kg', '2 kg', '3 kg'],
      products: [
        product('bolo', 'Bolo Confeitado', [8000, 15500, 22500], {
          opcoes: [dough, group('recheio', 'Recheio', [1, 2], layers), cakeExtras],
        }),
      ],
    },
    {
      id: 'kits',
      nome: 'Kits e caixas',
      products: [
        product('kit-20', 'Kit Festa 20 pessoas', 32000, {
          descricao: 'Bolo de 2 kg, um cento de docinhos e um cento de salgados',
          opcoes: [
            dough,
            group('recheio', 'Recheio', [1, 1], layers),
            group('docinhos', 'Docinhos', [1, 2], sweets),
            group(
              'salgados',
              'Salgados',
              [1, 2],
              [option('coxinha', 'Coxinha'), option('bolinha', 'Bolinha de Queijo'), option('kibe', 'Kibe')],
            ),
          ],
        }),
      ],
    },
    {
      id: 'tortas',
      nome: 'Tortas',
      types: ['Fatia', 'Inteira'],
      products: [
        product('torta-limao', 'Torta de Limão', [1300, 8900]),
        product('torta-holandesa', 'Torta Holandesa', [1500, 9900]),
      ],
    },
    {
      id: 'vitrine',
      nome: 'Vitrine',
      products: [
        product('cocada-branca', 'Cocada Branca', 600),
        product('cocada-preta', 'Cocada Preta', 600),
        product('quindim', 'Quindim', 800),
        product('bolo-pote', 'Bolo de Pote', 1200, { opcoes: [jar] }),
        product('brownie', 'Brownie', 1000),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1300),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Barra', 'Graça', 'Ondina'] },
    { centavos: 1000, bairros: ['Rio Vermelho', 'Pituba', 'Brotas'] },
    { centavos: 1600, bairros: ['Itapuã', 'Cabula', 'Stella Maris'] },
  ],
}
