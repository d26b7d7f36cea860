import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const roast = group(
  'torra',
  'Torra',
  [1, 1],
  [option('crua', 'Crua'), option('com-sal', 'Torrada com sal'), option('sem-sal', 'Torrada sem sal')],
)

const whey = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('baunilha', 'Baunilha'), option('chocolate', 'Chocolate'), option('morango', 'Morango')],
)

const paste = group(
  'tipo',
  'Tipo',
  [1, 1],
  [option('integral', 'Integral'), option('crocante', 'Crocante'), option('cacau', 'Com cacau', 300)],
)

/** Nuts, fruit and grains by weight, spices and teas by the pack, supplements with a flavour. */
export const graoEmGrao: CorpusShop = {
  id: 'grao-em-grao',
  trade: 'produtos naturais a granel',
  nome: 'Grão em Grão Naturais',
  city: 'São José do Rio Preto',
  menu: menuOf([
    {
      id: 'granel',
      nome: 'A granel',
      types: ['100 g', '500 g', '1 kg'],
      products: [
        product('castanha-caju', 'Castanha de Caju', [1100, 4900, 9200], {
          opcoes: [roast],
          alergenos: ['castanhas'],
        }),
        product('castanha-para', 'Castanha-do-Pará', [1000, 4600, 8800]),
        product('amendoas', 'Amêndoas', [1200, 5500, 9900]),
        product('nozes', 'Nozes', [1300, 5900, 10900]),
        product('passa-preta', 'Uva-passa Preta', [400, 1700, 3000]),
        product('passa-branca', 'Uva-passa Branca', [500, 2100, 3900]),
        product('damasco', 'Damasco Seco', [900, 4000, 7500]),
        product('granola', 'Granola Tradicional', [400, 1600, 2900], {
          ingredientes: ['aveia', 'mel', 'castanha de caju', 'uva-passa', 'coco'],
          alergenos: ['glúten', 'castanhas'],
        }),
        product('granola-zero', 'Granola sem Açúcar', [500, 1900, 3500]),
        product('aveia', 'Aveia em Flocos', [200, 700, 1200], { alergenos: ['glúten'] }),
        product('chia', 'Chia', [400, 1500, 2800]),
        product('quinoa', 'Quinoa em Grãos', [600, 2600, 4800]),
      ],
    },
    {
      id: 'temperos',
      nome: 'Temperos',
      products: [
        product('curcuma', 'Cúrcuma 50 g', 600),
        product('paprica-doce', 'Páprica Doce 50 g', 600),
        product('paprica-picante', 'Páprica Picante 50 g', 600),
        product('oregano', 'Orégano 30 g', 500),
      ],
    },
    {
      id: 'chas',
      nome: 'Chás',
      products: [
        product('cha-camomila', 'Chá de Camomila', 900),
        product('cha-hibisco', 'Chá de Hibisco', 1000),
        product('cha-verde', 'Chá Verde', 1000),
      ],
    },
    {
      id: 'emporio',
      nome: 'Empório',
      products: [
        product('mel', 'Mel Silvestre 500 g', 2900),
        product('oleo-coco', 'Óleo de Coco 200 ml', 2400),
        product('pasta-amendoim', 'Pasta de Amendoim 500 g', 2200, {
          opcoes: [paste],
          alergenos: ['amendoim'],
        }),
        product('azeite', 'Azeite Extravirgem 500 ml', 4200),
      ],
    },
    {
      id: 'suplementos',
      nome: 'Suplementos',
      products: [
        product('whey', 'Whey Protein 900 g', 13900, { opcoes: [whey], alergenos: ['leite'] }),
        product('creatina', 'Creatina 300 g', 8900),
        product('magnesio', 'Magnésio 60 cápsulas', 4500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Boa Vista'] },
    { centavos: 900, bairros: ['Redentora', 'Vila Imperial', 'Higienópolis'] },
    { centavos: 1400, bairros: ['Jardim Maracanã', 'Eldorado', 'Solo Sagrado'] },
  ],
}
