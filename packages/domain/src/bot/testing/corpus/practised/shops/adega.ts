import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const bottle = group(
  'vasilhame',
  'Vasilhame',
  [1, 1],
  [option('troca', 'Troca do vasilhame'), option('novo', 'Com vasilhame novo', 2500)],
)

const cylinder = group(
  'casco',
  'Casco',
  [1, 1],
  [option('troca', 'Troca do casco'), option('novo', 'Com casco novo', 18000)],
)

const energy = group(
  'energeticos',
  'Energéticos',
  [1, 4],
  [
    option('tradicional', 'Tradicional'),
    option('tropical', 'Tropical'),
    option('melancia', 'Melancia'),
    option('maca-verde', 'Maçã verde'),
  ],
)

const coconutIce = group('gelo', 'Gelo de sabor', [0, 4], [option('coco', 'Gelo de coco', 300)])

const combo = { opcoes: [energy, coconutIce] }

/** Beer by the can, the bottle and the case, spirits by the dose and the bottle; water, gas, ice and snacks. */
export const adega: CorpusShop = {
  id: 'adega',
  trade: 'adega, gás, água e conveniência',
  nome: 'Adega do Cordeiro',
  city: 'Recife',
  menu: menuOf([
    {
      id: 'latas',
      nome: 'Cerveja em lata',
      types: ['Unidade', 'Fardo'],
      products: [
        product('skol-lata', 'Skol lata 350 ml', [400, 4500]),
        product('brahma-lata', 'Brahma lata 350 ml', [420, 4700]),
        product('itaipava-lata', 'Itaipava lata 350 ml', [370, 4100]),
        product('heineken-lata', 'Heineken lata 350 ml', [650, 7400]),
      ],
    },
    {
      id: 'garrafas',
      nome: 'Litrão e long neck',
      types: ['Unidade', 'Caixa'],
      products: [
        product('skol-litrao', 'Skol litrão', [900, 10200]),
        product('brahma-litrao', 'Brahma litrão', [950, 10800]),
        product('itaipava-litrao', 'Itaipava litrão', [850, 9600]),
        product('heineken-ln', 'Heineken long neck', [800, 18000]),
        product('stella-ln', 'Stella Artois long neck', [750, 17000]),
      ],
    },
    {
      id: 'destilados',
      nome: 'Destilados',
      types: ['Dose', 'Garrafa'],
      products: [
        product('smirnoff', 'Vodca Smirnoff', [900, 4600]),
        product('absolut', 'Vodca Absolut', [1500, 9500]),
        product('pitu', 'Cachaça Pitú', [400, 1600]),
        product('white-horse', 'Whisky White Horse', [1300, 8900]),
        product('red-label', 'Whisky Red Label', [1600, 11500]),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-smirnoff', 'Combo Smirnoff com 4 energéticos', 8900, combo),
        product('combo-absolut', 'Combo Absolut com 4 energéticos', 13900, combo),
        product('combo-white', 'Combo White Horse com 4 energéticos', 13500, combo),
      ],
    },
    {
      id: 'gelo',
      nome: 'Gelo',
      types: ['5 kg', '10 kg'],
      products: [product('gelo', 'Gelo em cubo', [1000, 1800])],
    },
    {
      id: 'carvao',
      nome: 'Carvão',
      types: ['3 kg', '5 kg'],
      products: [product('carvao', 'Carvão', [1700, 2600])],
    },
    {
      id: 'agua-gas',
      nome: 'Água e gás',
      products: [
        product('agua-20', 'Água mineral 20 L retornável', 1000, { opcoes: [bottle] }),
        product('gas', 'Botijão de gás P13', 11500, { opcoes: [cylinder] }),
        product('agua-500', 'Água mineral 500 ml', 250),
        product('agua-tonica', 'Água tônica lata', 450),
      ],
    },
    {
      id: 'sem-alcool',
      nome: 'Refrigerantes e energéticos',
      products: [
        product('coca-lata', 'Coca-Cola lata', 500),
        product('coca-2l', 'Coca-Cola 2L', 1200),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1000),
        product('red-bull', 'Red Bull 250 ml', 1100),
        product('monster', 'Monster 473 ml', 1200),
      ],
    },
    {
      id: 'conveniencia',
      nome: 'Conveniência',
      products: [
        product('marlboro', 'Cigarro Marlboro', 1300),
        product('rothmans', 'Cigarro Rothmans', 900),
        product('isqueiro', 'Isqueiro', 600),
        product('pippos', 'Salgadinho Pippos', 500),
        product('doritos', 'Doritos', 1200),
        product('ruffles', 'Batata Ruffles', 1100),
        product('amendoim', 'Amendoim torrado', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 300, bairros: ['Cordeiro', 'Iputinga', 'Torre'] },
    { centavos: 600, bairros: ['Madalena', 'Várzea', 'Graças', 'Zumbi'] },
    { centavos: 1000, bairros: ['Boa Vista', 'Casa Amarela', 'Afogados', 'Ilha do Leite'] },
  ],
}
