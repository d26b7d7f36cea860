import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const cylinder = group(
  'casco',
  'Botijão',
  [1, 1],
  [option('troca', 'Troca pelo vazio'), option('novo', 'Com botijão novo', 20000)],
)

const bottle = group(
  'casco',
  'Garrafão',
  [1, 1],
  [option('troca', 'Troca pelo vazio'), option('novo', 'Com garrafão novo', 2200)],
)

/** Beer by the can and by the case, spirits, ice, soft drinks by size, gas and water with or without their vessel. */
export const geladaDoPoti: CorpusShop = {
  id: 'gelada-do-poti',
  trade: 'disk bebidas, gás e água',
  nome: 'Gelada do Poti',
  city: 'Teresina',
  menu: menuOf([
    {
      id: 'latas',
      nome: 'Cervejas em lata',
      types: ['Unidade', 'Caixa com 12'],
      products: [
        product('skol', 'Skol lata', [450, 4700]),
        product('brahma', 'Brahma lata', [450, 4700]),
        product('itaipava', 'Itaipava lata', [380, 4000]),
        product('amstel', 'Amstel lata', [480, 5200]),
        product('heineken', 'Heineken lata', [600, 6700]),
      ],
    },
    {
      id: 'garrafas',
      nome: 'Cervejas em garrafa',
      products: [
        product('heineken-ln', 'Heineken long neck', 850),
        product('corona-ln', 'Corona long neck', 900),
        product('skol-litrao', 'Skol litrão', 1100),
        product('brahma-litrao', 'Brahma litrão', 1100),
      ],
    },
    {
      id: 'refri',
      nome: 'Refrigerantes',
      types: ['Lata', '1L', '2L'],
      products: [
        product('coca', 'Coca-Cola', [500, 800, 1200]),
        product('coca-zero', 'Coca-Cola Zero', [500, 800, 1200]),
        product('guarana', 'Guaraná Antarctica', [450, 700, 1000]),
        product('cajuina', 'Cajuína', [500, 900, 1500]),
        product('fanta', 'Fanta Laranja', [450, 700, 1000]),
      ],
    },
    {
      id: 'destilados',
      nome: 'Destilados e energéticos',
      products: [
        product('mangueira', 'Cachaça Mangueira', 2200),
        product('smirnoff', 'Vodka Smirnoff', 4200),
        product('absolut', 'Vodka Absolut', 9000),
        product('black', 'Whisky Black Label', 19900),
        product('red-bull', 'Red Bull', 1100),
        product('monster', 'Monster', 1200),
      ],
    },
    {
      id: 'gelo',
      nome: 'Gelo e carvão',
      products: [
        product('gelo-cubo', 'Gelo em cubo 5kg', 1200),
        product('gelo-escama', 'Gelo em escama 10kg', 1500),
        product('carvao', 'Carvão 4kg', 2000),
      ],
    },
    {
      id: 'casa',
      nome: 'Gás e água',
      products: [
        product('gas', 'Gás de cozinha 13kg', 11500, { opcoes: [cylinder] }),
        product('agua-20', 'Água mineral 20L', 1000, { opcoes: [bottle] }),
        product('agua-500', 'Água mineral 500ml', 250),
        product('agua-gas', 'Água com gás 500ml', 350),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      products: [
        product('amendoim', 'Amendoim torrado', 500),
        product('doritos', 'Doritos', 1400),
        product('copos', 'Copos descartáveis', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 300, bairros: ['Poti Velho', 'Mocambinho'] },
    { centavos: 600, bairros: ['Fátima', 'Jóquei', 'Ininga', 'Centro'] },
    { centavos: 900, bairros: ['Dirceu', 'Lourival Parente', 'Itararé'] },
  ],
}
