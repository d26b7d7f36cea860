import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'turbinar',
  'Turbinar',
  [0, 3],
  [
    option('chantilly', 'Chantilly', 300),
    option('ovomaltine', 'Ovomaltine', 400),
    option('nutella', 'Nutella', 600),
    option('granola', 'Granola', 200),
  ],
)

const milk = group(
  'leite',
  'Leite',
  [1, 1],
  [
    option('integral', 'Integral'),
    option('sem-lactose', 'Sem lactose', 200),
    option('aveia', 'De aveia', 400),
  ],
)

const waffleTop = group(
  'cobertura',
  'Cobertura',
  [1, 2],
  [
    option('mel', 'Mel'),
    option('calda-choc', 'Calda de chocolate'),
    option('doce-leite', 'Doce de leite', 300),
  ],
)

const sizes = ['300ml', '500ml', '700ml']
const shake = { opcoes: [extras] }

/** Milkshakes and fruit smoothies in three sizes with extras and kinds of milk, hot dogs on a stick, waffles. */
export const shakeDaRocheira: CorpusShop = {
  id: 'shake-da-rocheira',
  trade: 'milk-shakes e vitaminas',
  nome: 'Shake da Rocheira',
  city: 'Penedo',
  menu: menuOf([
    {
      id: 'milkshakes',
      nome: 'Milk-shakes',
      types: sizes,
      products: [
        product('s-chocolate', 'Shake de Chocolate', [1200, 1600, 2000], shake),
        product('s-morango', 'Shake de Morango', [1200, 1600, 2000], {
          ...shake,
          ingredientes: ['sorvete de morango', 'leite', 'calda de morango'],
          alergenos: ['leite'],
        }),
        product('s-oreo', 'Shake de Oreo', [1500, 1900, 2400], {
          ...shake,
          ingredientes: ['sorvete de creme', 'leite', 'biscoito oreo'],
          alergenos: ['leite', 'glúten'],
        }),
        product('s-pacoca', 'Shake de Paçoca', [1400, 1800, 2300], {
          ...shake,
          ingredientes: ['sorvete de creme', 'leite', 'paçoca'],
          alergenos: ['leite', 'amendoim'],
        }),
        product('s-tapioca', 'Shake de Tapioca com Coco', [1400, 1800, 2300], shake),
      ],
    },
    {
      id: 'vitaminas',
      nome: 'Vitaminas',
      types: ['300ml', '500ml'],
      products: [
        product('v-banana', 'Vitamina de Banana', [900, 1200], { opcoes: [milk] }),
        product('v-abacate', 'Vitamina de Abacate', [1000, 1400], { opcoes: [milk] }),
        product('v-mamao', 'Vitamina de Mamão', [900, 1200], { opcoes: [milk] }),
      ],
    },
    {
      id: 'lanches',
      nome: 'Para comer',
      products: [
        product('waffle', 'Waffle', 1500, { opcoes: [waffleTop] }),
        product('misto', 'Misto Quente', 1000),
        product('pao-queijo', 'Pão de Queijo', 500),
        product('cookie', 'Cookie de Chocolate', 700),
        product('fatia-bolo', 'Bolo de Macaxeira', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('agua', 'Água mineral', 300),
        product('agua-gas', 'Água com gás', 400),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('guarana-lata', 'Guaraná lata', 600),
        product('cafe', 'Café coado', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 300, bairros: ['Centro', 'Santa Luzia'] },
    { centavos: 500, bairros: ['Dom Constantino', 'Senhor do Bonfim', 'Santo Antônio'] },
    { centavos: 900, bairros: ['Oiteiro'] },
  ],
}
