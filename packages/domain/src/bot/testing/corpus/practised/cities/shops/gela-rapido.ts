import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const energy = group(
  'energeticos',
  'Energéticos do combo',
  [2, 2],
  [
    option('tradicional', 'Red Bull'),
    option('melancia', 'Red Bull Melancia'),
    option('tropical', 'Red Bull Tropical'),
  ],
)

const ice = group(
  'gelo',
  'Gelo do combo',
  [1, 1],
  [option('coco', 'Gelo de coco'), option('cubo', 'Gelo em cubo')],
)

const soft = [550, 1000, 1400]

/** Drinks by the piece and the case, spirits, ice, charcoal and what a corner shop sells besides. */
export const gelaRapido: CorpusShop = {
  id: 'gela-rapido',
  trade: 'bebidas e conveniência',
  nome: 'Gela Rápido Conveniência',
  city: 'Recife',
  menu: menuOf([
    {
      id: 'cervejas',
      nome: 'Cervejas',
      types: ['Unidade', 'Fardo'],
      products: [
        product('skol-lata', 'Skol lata 350ml', [450, 4900]),
        product('skol-latao', 'Skol latão 473ml', [600, 6600]),
        product('brahma-lata', 'Brahma lata 350ml', [450, 4900]),
        product('heineken-ln', 'Heineken long neck 330ml', [850, 4800]),
        product('stella-ln', 'Stella Artois long neck 330ml', [850, 4800]),
        product('budweiser-ln', 'Budweiser long neck 330ml', [750, 4200], { disponivel: false }),
      ],
    },
    {
      id: 'litroes',
      nome: 'Litrões',
      products: [
        product('skol-litrao', 'Skol litrão 1L', 1200),
        product('brahma-litrao', 'Brahma litrão 1L', 1200),
      ],
    },
    {
      id: 'destilados',
      nome: 'Destilados e energéticos',
      products: [
        product('pitu', 'Pitú 965ml', 1500),
        product('smirnoff', 'Vodka Smirnoff 998ml', 4300),
        product('old-parr', 'Whisky Old Parr 1L', 15900),
        product('white-horse', 'Whisky White Horse 1L', 8900),
        product('montilla-branca', 'Rum Montilla Carta Branca 1L', 3400),
        product('montilla-ouro', 'Rum Montilla Carta Ouro 1L', 3600),
        product('red-bull', 'Red Bull 250ml', 1200),
        product('red-bull-melancia', 'Red Bull Melancia 250ml', 1200),
        product('combo-whisky', 'Combo Whisky', 11500, {
          descricao: 'White Horse, dois energéticos e gelo',
          opcoes: [energy, ice],
        }),
      ],
    },
    {
      id: 'refrigerantes',
      nome: 'Refrigerantes',
      types: ['Lata', '1L', '2L'],
      products: [
        product('coca', 'Coca-Cola', soft),
        product('coca-zero', 'Coca-Cola Zero', soft),
        product('guarana', 'Guaraná Antarctica', soft),
        product('fanta', 'Fanta Laranja', soft),
      ],
    },
    {
      id: 'gelo',
      nome: 'Água, gelo e carvão',
      products: [
        product('agua', 'Água mineral 500ml', 250),
        product('agua-gas', 'Água com gás 500ml', 350),
        product('gelo-3', 'Gelo em cubo 3kg', 900),
        product('gelo-5', 'Gelo em cubo 5kg', 1300),
        product('gelo-coco', 'Gelo de coco 200ml', 500),
        product('carvao-3', 'Carvão 3kg', 1800),
        product('carvao-5', 'Carvão 5kg', 2800),
      ],
    },
    {
      id: 'tabacaria',
      nome: 'Tabacaria',
      products: [
        product('marlboro', 'Marlboro Vermelho', 1300),
        product('marlboro-light', 'Marlboro Light', 1300),
        product('isqueiro', 'Isqueiro', 700),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos e geladinhos',
      products: [
        product('amendoim', 'Amendoim torrado', 500, { alergenos: ['amendoim'] }),
        product('ruffles', 'Ruffles 100g', 1200),
        product('doritos', 'Doritos 140g', 1500),
        product('dudu-coco', 'Dudu de Coco', 300),
        product('dudu-maracuja', 'Dudu de Maracujá', 300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Boa Viagem', 'Pina', 'Setúbal'] },
    { centavos: 700, bairros: ['Imbiribeira', 'Ipsep', 'Afogados'] },
    { centavos: 1000, bairros: ['Boa Vista', 'Graças', 'Madalena'] },
  ],
}
