import { group, menuOf, option, product } from '../../build-menu'
import type { CorpusShop } from '../../corpus'

const flavour = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('carne', 'Carne'), option('frango', 'Frango'), option('salmao', 'Salmão')],
)

const collarSize = group(
  'tamanho',
  'Tamanho',
  [1, 1],
  [option('p', 'P'), option('m', 'M'), option('g', 'G', 800)],
)

const colour = group(
  'cor',
  'Cor',
  [0, 1],
  [option('preta', 'Preta'), option('vermelha', 'Vermelha'), option('azul', 'Azul')],
)

/** Food for animals by the bag and in bulk, and what they need besides. */
export const petshop: CorpusShop = {
  id: 'petshop',
  trade: 'pet shop e agropecuária',
  nome: 'Bicho Bom',
  city: 'Pelotas',
  menu: menuOf([
    {
      id: 'racoes',
      nome: 'Rações',
      types: ['1 kg', '3 kg', '15 kg'],
      products: [
        product('golden-adulto', 'Ração Golden cães adultos', [2490, 6990, 18990], { opcoes: [flavour] }),
        product('golden-filhote', 'Ração Golden filhotes', [2690, 7490, 19990]),
        product('special-dog', 'Ração Special Dog', [1490, 3990, 12990]),
        product('whiskas', 'Ração Whiskas gatos', [2290, 6290, 21990]),
        product('premier-castrados', 'Ração Premier gatos castrados', [3990, 10990, 35990]),
      ],
    },
    {
      id: 'granel',
      nome: 'Granel',
      types: ['500 g', '1 kg', '5 kg'],
      products: [
        product('alpiste', 'Alpiste', [590, 1090, 4990]),
        product('milho', 'Milho quebrado', [290, 490, 2190]),
        product('girassol', 'Semente de girassol', [790, 1490, 6990]),
        product('quirera', 'Quirera', [250, 450, 1990]),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Sachês e petiscos',
      products: [
        product('sache-whiskas', 'Sachê Whiskas', 350, { opcoes: [flavour] }),
        product('sache-pedigree', 'Sachê Pedigree', 370, { opcoes: [flavour] }),
        product('bifinho', 'Bifinho', 690, { opcoes: [flavour] }),
        product('osso', 'Osso de couro', 890),
        product('petisco-dental', 'Petisco dental', 1490),
      ],
    },
    {
      id: 'higiene',
      nome: 'Higiene',
      products: [
        product('areia-4', 'Areia higiênica 4 kg', 1290),
        product('areia-12', 'Areia higiênica 12 kg', 3490),
        product('tapete', 'Tapete higiênico com 30', 6990),
        product('xampu', 'Xampu neutro 500 ml', 2490),
        product('pipeta-p', 'Antipulgas até 10 kg', 5990),
        product('pipeta-g', 'Antipulgas 10 a 25 kg', 7490),
        product('vermifugo', 'Vermífugo', 1990),
      ],
    },
    {
      id: 'acessorios',
      nome: 'Acessórios',
      products: [
        product('coleira', 'Coleira', 2490, { opcoes: [collarSize, colour] }),
        product('guia', 'Guia retrátil', 5990),
        product('comedouro', 'Comedouro inox', 2290),
        product('bolinha', 'Bolinha de borracha', 990),
        product('arranhador', 'Arranhador', 8990),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Porto', 'Fragata'] },
    { centavos: 900, bairros: ['Areal', 'Três Vendas'] },
    { centavos: 1500, bairros: ['Laranjal'] },
  ],
}
