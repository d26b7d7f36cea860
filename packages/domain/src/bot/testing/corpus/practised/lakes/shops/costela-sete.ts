import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sides = group(
  'guarnicao',
  'Guarnições',
  [2, 3],
  [
    option('arroz', 'Arroz'),
    option('tropeiro', 'Feijão tropeiro'),
    option('mandioca', 'Mandioca cozida'),
    option('couve', 'Couve refogada'),
    option('vinagrete', 'Vinagrete'),
  ],
)

const extra = group(
  'adicional',
  'Adicionais',
  [0, 2],
  [
    option('ovo', 'Ovo frito', 300),
    option('torresmo', 'Torresmo', 700),
    option('banana', 'Banana frita', 400),
  ],
)

const filling = group(
  'carne',
  'Carne',
  [1, 1],
  [option('costela', 'Costela desfiada'), option('cupim', 'Cupim desfiado', 300), option('pernil', 'Pernil')],
)

const plate = { opcoes: [sides, extra] }

/** Meat of the slow fire by portions for one, two or four, with sides; filled bread and beer. */
export const costelaSete: CorpusShop = {
  id: 'costela-sete',
  trade: 'costela no bafo por porção',
  nome: 'Costela Sete',
  city: 'Sete Lagoas',
  menu: menuOf([
    {
      id: 'bafo',
      nome: 'No bafo',
      types: ['1 pessoa', '2 pessoas', '4 pessoas'],
      products: [
        product('costela', 'Costela no Bafo', [3900, 7200, 13500], {
          ...plate,
          ingredientes: ['costela bovina', 'sal grosso', 'alho', 'louro'],
        }),
        product('cupim', 'Cupim no Bafo', [4300, 7900, 14900], plate),
        product('pernil', 'Pernil Assado', [3600, 6700, 12500], plate),
        product('costelinha', 'Costelinha Suína', [3800, 7000, 13000], plate),
      ],
    },
    {
      id: 'paes',
      nome: 'Pão com carne',
      products: [
        product('pao-carne', 'Pão com Carne', 2200, { opcoes: [filling] }),
        product('pao-linguica', 'Pão com Linguiça', 1800),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      products: [
        product('mandioca-frita', 'Mandioca Frita', 2400),
        product('bolinho', 'Bolinho de Costela', 2900, { alergenos: ['glúten', 'ovo'] }),
        product('pao-alho', 'Pão de Alho', 900),
        product('queijo-coalho', 'Queijo Coalho', 1100),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('doce-leite', 'Doce de Leite', 1000),
        product('ambrosia', 'Ambrosia', 1200),
        product('romeu', 'Romeu e Julieta', 1100),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('mate-couro', 'Mate Couro 2L', 1200),
        product('suco-acerola', 'Suco de Acerola', 900),
        product('original', 'Original 600ml', 1500),
        product('brahma', 'Brahma 600ml', 1300),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Boa Vista', 'Canaan'] },
    { centavos: 800, bairros: ['Jardim Arizona', 'Nova Cidade', 'Santa Luzia'] },
    { centavos: 1300, bairros: ['Cidade de Deus', 'Verde Vale'] },
  ],
}
