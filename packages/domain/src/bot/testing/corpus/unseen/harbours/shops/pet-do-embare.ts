import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const ofDogs = group('sabor', 'Sabor', [1, 1], [option('frango', 'Frango'), option('carne', 'Carne')])
const ofCats = group('sabor', 'Sabor', [1, 1], [option('salmao', 'Salmão'), option('frango', 'Frango')])

const colour = group(
  'cor',
  'Cor',
  [1, 1],
  [option('azul', 'Azul'), option('rosa', 'Rosa'), option('preta', 'Preta')],
)

const tag = group('plaquinha', 'Plaquinha', [0, 1], [option('nome', 'Plaquinha com nome', 1500)])

const dog = { opcoes: [ofDogs] }
const cat = { opcoes: [ofCats] }
const worn = { opcoes: [colour, tag] }

/** Food for dogs and cats by weight and flavour, collars and beds by size, litter, snacks, toys. */
export const petDoEmbare: CorpusShop = {
  id: 'pet-do-embare',
  trade: 'pet shop de praia',
  nome: 'Pet do Embaré',
  city: 'Santos',
  menu: menuOf([
    {
      id: 'racoes',
      nome: 'Rações',
      types: ['1 kg', '3 kg', '15 kg'],
      products: [
        product('r-adulto', 'Ração Cão Adulto', [1900, 5400, 18900], {
          ...dog,
          ingredientes: ['farinha de vísceras', 'milho', 'farelo de soja', 'óleo de frango'],
        }),
        product('r-filhote', 'Ração Cão Filhote', [2200, 6200, 21900], dog),
        product('r-gato', 'Ração Gato Adulto', [2400, 6900, 24900], cat),
        product('r-castrado', 'Ração Gato Castrado', [2700, 7800, 27900], cat),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      products: [
        product('bifinho', 'Bifinho', 900, dog),
        product('ossinho', 'Ossinho', 600),
        product('sache-caes', 'Sachê para Cães', 450, dog),
        product('sache-gatos', 'Sachê para Gatos', 450, cat),
      ],
    },
    {
      id: 'passeio',
      nome: 'Passeio e descanso',
      types: ['P', 'M', 'G'],
      products: [
        product('coleira', 'Coleira', [1900, 2400, 2900], worn),
        product('peitoral', 'Peitoral', [3900, 4600, 5400], worn),
        product('roupinha', 'Roupinha de Frio', [3900, 4500, 5200]),
        product('caminha', 'Caminha', [8900, 11900, 15900]),
      ],
    },
    {
      id: 'higiene',
      nome: 'Higiene e saúde',
      products: [
        product('areia', 'Areia Higiênica 4kg', 1600),
        product('areia-silica', 'Areia de Sílica 1,6kg', 3900),
        product('tapete', 'Tapete Higiênico pacote com 30', 6900),
        product('shampoo-neutro', 'Shampoo Neutro', 2500),
        product('shampoo-pulgas', 'Shampoo Antipulgas', 3200),
        product('vermifugo', 'Vermífugo', 2200),
      ],
    },
    {
      id: 'brinquedos',
      nome: 'Brinquedos',
      products: [
        product('bolinha', 'Bolinha', 900),
        product('corda', 'Corda de Morder', 1500),
        product('ratinho', 'Ratinho de Pelúcia', 1200),
        product('arranhador', 'Arranhador', 7900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Embaré', 'Boqueirão', 'Aparecida'] },
    { centavos: 800, bairros: ['Gonzaga', 'Ponta da Praia', 'Campo Grande'] },
    { centavos: 1100, bairros: ['Marapé', 'Vila Belmiro'] },
  ],
}
