import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const doneness = group(
  'ponto',
  'Ponto da carne',
  [1, 1],
  [option('mal', 'Mal passada'), option('ponto', 'Ao ponto'), option('bem', 'Bem passada')],
)

const side = group(
  'guarnicao',
  'Guarnição',
  [1, 1],
  [
    option('fritas', 'Batata frita'),
    option('maionese', 'Salada de maionese'),
    option('verde', 'Salada verde'),
    option('mandioca', 'Mandioca frita', 400),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [option('ovo', 'Ovo frito', 300), option('queijo', 'Queijo', 400), option('bacon', 'Bacon', 500)],
)

const grill = { opcoes: [doneness, side] }

/** Grilled beef in two weights with a doneness and a side, plates with rice and egg, sandwiches and stews. */
export const parrillaDoPampa: CorpusShop = {
  id: 'parrilla-do-pampa',
  trade: 'parrilla e à la minuta',
  nome: 'Parrilla do Pampa',
  city: 'Bagé',
  menu: menuOf([
    {
      id: 'parrilla',
      nome: 'Parrilla',
      types: ['300 g', '600 g'],
      products: [
        product('vacio', 'Vacío', [4900, 8900], grill),
        product('entrecot', 'Entrecot', [5500, 9900], grill),
        product('assado-tiras', 'Assado de Tiras', [4800, 8700], grill),
        product('picanha', 'Picanha', [6900, 12900], grill),
      ],
    },
    {
      id: 'minutas',
      nome: 'À la minuta',
      products: [
        product('am-bife', 'À la Minuta de Bife', 3600, {
          opcoes: [extras],
          ingredientes: ['bife', 'arroz', 'feijão', 'batata frita', 'ovo', 'salada'],
          alergenos: ['ovo'],
        }),
        product('am-frango', 'À la Minuta de Frango', 3300, { opcoes: [extras] }),
        product('am-porco', 'À la Minuta de Porco', 3400, { opcoes: [extras] }),
      ],
    },
    {
      id: 'sanduiches',
      nome: 'Sanduíches',
      products: [
        product('choripan', 'Choripán', 2200, {
          opcoes: [extras],
          ingredientes: ['pão', 'linguiça', 'chimichurri', 'tomate'],
          alergenos: ['glúten'],
        }),
        product('chivito', 'Chivito', 3800, { opcoes: [extras], alergenos: ['glúten', 'ovo', 'leite'] }),
      ],
    },
    {
      id: 'panelas',
      nome: 'Da panela',
      types: ['Individual', 'Para 2'],
      products: [
        product('carreteiro', 'Carreteiro de Charque', [2900, 5400]),
        product('mocoto', 'Mocotó', [2800, 5200]),
        product('espinhaco', 'Espinhaço de Ovelha', [4200, 7900]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Para acompanhar',
      products: [
        product('queijo-provoleta', 'Provoleta', 2800),
        product('morcilha', 'Morcilha', 1900),
        product('pao-alho', 'Pão com Alho', 1200),
        product('farofa', 'Farofa', 900),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('fruki', 'Fruki Guaraná lata', 600),
        product('pomelo', 'Pomelo 1,5L', 1500),
        product('suco-uva', 'Suco de Uva 300 ml', 900),
        product('patricia', 'Cerveja Patrícia 960 ml', 2400),
        product('vinho', 'Vinho Tannat da Campanha', 6900),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('ambrosia', 'Ambrosia', 1200),
        product('sagu', 'Sagu com Creme', 1000),
        product('panqueque', 'Panqueque de Doce de Leite', 1500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Getúlio Vargas'] },
    { centavos: 900, bairros: ['São Judas', 'Castro Alves'] },
    { centavos: 1300, bairros: ['Malafaia', 'Ivo Ferronato'] },
  ],
}
