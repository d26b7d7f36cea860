import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const pearls = group(
  'bolhas',
  'Bolhas',
  [1, 1],
  [
    option('tapioca', 'Tapioca'),
    option('morango', 'Morango'),
    option('manga', 'Manga'),
    option('lichia', 'Lichia'),
  ],
)
const sugar = group(
  'doce',
  'Açúcar',
  [0, 1],
  [option('sem', 'Sem açúcar'), option('meio', 'Pouco açúcar'), option('normal', 'Açúcar normal')],
)
const tops = group(
  'topo',
  'Cobertura',
  [0, 1],
  [option('creme', 'Creme de queijo', 400), option('chantilly', 'Chantilly', 300)],
)
const drink = { opcoes: [pearls, sugar, tops] }

/** Teas with pearls to choose, coffees, and little waffles. */
export const bolhaDeCha: CorpusShop = {
  id: 'bolha-de-cha',
  trade: 'bubble tea',
  nome: 'Bolha de Chá',
  city: 'Curitiba',
  menu: menuOf([
    {
      id: 'leite',
      nome: 'Chás com leite',
      types: ['500 ml', '700 ml'],
      products: [
        product('preto', 'Chá preto com leite', [1800, 2200], { ...drink, alergenos: ['leite'] }),
        product('taro', 'Taro latte', [2000, 2400], drink),
        product('matcha', 'Matcha latte', [2200, 2600], drink),
      ],
    },
    {
      id: 'frutas',
      nome: 'Chás de fruta',
      types: ['500 ml', '700 ml'],
      products: [
        product('pessego', 'Chá de pêssego', [1700, 2100], drink),
        product('maracuja', 'Chá de maracujá', [1700, 2100], drink),
        product('limao', 'Chá de limão', [1600, 2000], drink),
      ],
    },
    {
      id: 'cafes',
      nome: 'Cafés',
      products: [
        product('espresso', 'Espresso', 600),
        product('gelado', 'Café gelado', 1400),
        product('mocha', 'Mocha', 1500),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('waffle', 'Waffle de bolha', 1900, { alergenos: ['ovo', 'glúten'] }),
        product('mochi', 'Mochi', 800, {
          opcoes: [
            group(
              'sabor',
              'Sabor',
              [1, 1],
              [option('feijao', 'Feijão'), option('morango', 'Morango'), option('coco', 'Coco')],
            ),
          ],
        }),
        product('cheesecake', 'Cheesecake de matcha', 1600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Batel', 'Centro', 'Água Verde'] },
    { centavos: 1100, bairros: ['Juvevê', 'Portão'] },
  ],
}
