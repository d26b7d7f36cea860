import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const cooking = group(
  'ponto',
  'Ponto da carne',
  [0, 1],
  [option('mal', 'Mal passado'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passado')],
)

const skewers = [
  option('carne', 'Carne'),
  option('frango', 'Frango'),
  option('cupim', 'Cupim', 300),
  option('coracao', 'Coração'),
  option('linguica', 'Linguiça'),
  option('queijo', 'Queijo coalho'),
]

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 4],
  [
    option('arroz', 'Arroz'),
    option('tropeiro', 'Feijão tropeiro'),
    option('mandioca', 'Mandioca cozida'),
    option('vinagrete', 'Vinagrete'),
  ],
)

const meats = group(
  'carnes',
  'Carnes',
  [1, 2],
  [
    option('boi', 'Carne de boi'),
    option('frango', 'Frango assado'),
    option('costela', 'Costela', 300),
    option('linguica', 'Linguiça'),
    option('lombo', 'Lombo suíno'),
  ],
)

const beef = { opcoes: [cooking] }

/** Skewers by the piece and in a dinner of their own, plates by half or whole, meat on the griddle for so many. */
export const churrascaria: CorpusShop = {
  id: 'churrascaria',
  trade: 'churrascaria e espetaria',
  nome: 'Brasa do Jaó',
  city: 'Goiânia',
  menu: menuOf([
    {
      id: 'espetos',
      nome: 'Espetos',
      products: [
        product('e-carne', 'Espeto de carne', 1000, beef),
        product('e-contrafile', 'Espeto de contrafilé', 1300, beef),
        product('e-cupim', 'Espeto de cupim', 1400),
        product('e-frango', 'Espeto de frango', 900),
        product('e-medalhao', 'Espeto de medalhão de frango com bacon', 1200),
        product('e-coracao', 'Espeto de coração', 1000),
        product('e-linguica', 'Espeto de linguiça', 900),
        product('e-queijo', 'Espeto de queijo coalho', 1000, { alergenos: ['leite'] }),
        product('e-romeu', 'Espeto de Romeu e Julieta', 1100),
      ],
    },
    {
      id: 'jantinhas',
      nome: 'Jantinhas',
      products: [
        product('jantinha', 'Jantinha', 2400, {
          ingredientes: ['espeto', 'arroz', 'feijão tropeiro', 'mandioca', 'vinagrete'],
          opcoes: [group('espeto', 'Espeto', [1, 1], skewers), sides],
        }),
        product('jantinha-dupla', 'Jantinha dupla', 3300, {
          opcoes: [group('espeto', 'Espetos', [2, 2], skewers), sides],
        }),
      ],
    },
    {
      id: 'marmitex',
      nome: 'Marmitex',
      types: ['P', 'M', 'G'],
      products: [
        product('marmitex', 'Marmitex de churrasco', [1800, 2200, 2700], { opcoes: [meats, sides] }),
      ],
    },
    {
      id: 'chapas',
      nome: 'Na chapa',
      types: ['2 pessoas', '3 pessoas', '4 pessoas'],
      products: [
        product('picanha', 'Picanha na chapa', [11900, 16900, 21900], beef),
        product('chapa-mista', 'Chapa mista', [9900, 13900, 17900]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Pratos e porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('fraldinha', 'Fraldinha na brasa', [4900, 8500], beef),
        product('costela', 'Costela assada', [4500, 7900]),
        product('tilapia', 'Tilápia frita', [3600, 5900], { alergenos: ['peixe'] }),
        product('batata', 'Batata frita', [1900, 3200]),
        product('mandioca', 'Mandioca frita', [1700, 2900]),
        product('tropeiro', 'Feijão tropeiro', [1600, 2800]),
        product('torresmo', 'Torresmo', [1800, 3000]),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['300 ml', '500 ml'],
      products: [
        product('caldo-verde', 'Caldo verde', [1100, 1600]),
        product('caldo-frango', 'Caldo de frango', [1100, 1600]),
        product('caldo-mandioca', 'Caldo de mandioca', [1200, 1700]),
      ],
    },
    {
      id: 'chopes',
      nome: 'Chopp',
      types: ['300 ml', '500 ml', 'Torre'],
      products: [
        product('chopp-pilsen', 'Chopp pilsen', [800, 1200, 5900]),
        product('chopp-black', 'Chopp black', [1000, 1500, 6900]),
        product('chopp-vinho', 'Chopp de vinho', [1000, 1500, 6900]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('brahma-600', 'Brahma 600 ml', 1100),
        product('original-600', 'Original 600 ml', 1300),
        product('heineken-600', 'Heineken 600 ml', 1700),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('agua', 'Água sem gás', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Setor Jaó', 'Vila Jaraguá', 'Setor Negrão de Lima'] },
    { centavos: 900, bairros: ['Crimeia Leste', 'Urias Magalhães', 'Jardim Guanabara'] },
    { centavos: 1400, bairros: ['Setor Norte Ferroviário', 'Vila Redenção', 'Jardim Curitiba'] },
  ],
}
