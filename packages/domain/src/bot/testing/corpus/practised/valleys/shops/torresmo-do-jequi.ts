import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sauces = group(
  'molho',
  'Molho',
  [0, 2],
  [
    option('pimenta', 'Pimenta da casa'),
    option('goiabada', 'Goiabada picante', 300),
    option('mostarda', 'Mostarda e mel', 200),
  ],
)

/** Crackling and other things to nibble, whole or half, soups, and drinks. */
export const torresmoDoJequi: CorpusShop = {
  id: 'torresmo-do-jequi',
  trade: 'torresmaria',
  nome: 'Torresmo do Jequi',
  city: 'Diamantina',
  menu: menuOf([
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Inteira', 'Meia'],
      products: [
        product('rolo', 'Torresmo de rolo', [4900, 2900], { opcoes: [sauces] }),
        product('pururuca', 'Torresmo pururuca', [3900, 2300], { opcoes: [sauces] }),
        product('linguica', 'Linguiça acebolada', [4200, 2500], { opcoes: [sauces] }),
        product('mandioca', 'Mandioca frita', [2900, 1700]),
        product('jilo', 'Jiló empanado', [2600, 1500]),
        product('costelinha', 'Costelinha com ora-pro-nóbis', [6200, 3600]),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      products: [
        product('caldo-feijao', 'Caldo de feijão', 1500),
        product('caldo-mandioca', 'Caldo de mandioca', 1600),
        product('vaca', 'Vaca atolada', 2200),
      ],
    },
    {
      id: 'pasteis',
      nome: 'Pastéis de angu',
      products: [
        product('angu-carne', 'Pastel de angu de carne', 700),
        product('angu-queijo', 'Pastel de angu de queijo', 700),
        product('angu-umbigo', 'Pastel de angu de umbigo de banana', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('chopp', 'Chopp 500 ml', 1200),
        product('original', 'Original 600 ml', 1400),
        product('heineken', 'Heineken 600 ml', 1700),
        product('pinga', 'Dose de pinga', 600),
        product('guarana', 'Guaraná lata', 650),
        product('limonada', 'Limonada', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Rio Grande'] },
    { centavos: 900, bairros: ['Bela Vista', 'Cazuza'] },
  ],
}
