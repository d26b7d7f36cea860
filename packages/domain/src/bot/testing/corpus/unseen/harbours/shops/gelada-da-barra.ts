import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const bottle = group(
  'casco',
  'Casco',
  [1, 1],
  [option('troca', 'Com troca de casco'), option('sem', 'Sem casco', 200)],
)

const glass = { opcoes: [bottle] }

/** Beer by the can, pack, bottle and case, spirits, soft drinks, water by the gallon, ice, gas. */
export const geladaDaBarra: CorpusShop = {
  id: 'gelada-da-barra',
  trade: 'distribuidora de bebidas',
  nome: 'Gelada da Barra',
  city: 'Vila Velha',
  menu: menuOf([
    {
      id: 'latas',
      nome: 'Cerveja em lata',
      types: ['Unidade', 'Fardo'],
      products: [
        product('skol-lata', 'Skol lata', [400, 4500]),
        product('brahma-lata', 'Brahma lata', [420, 4700]),
        product('amstel-lata', 'Amstel lata', [450, 5000]),
        product('heineken-lata', 'Heineken lata', [600, 6900]),
        product('heineken-zero', 'Heineken Zero lata', [600, 6900]),
      ],
    },
    {
      id: 'garrafas',
      nome: 'Cerveja em garrafa',
      types: ['Unidade', 'Caixa'],
      products: [
        product('skol-600', 'Skol 600ml', [900, 20500], glass),
        product('original', 'Original 600ml', [1200, 27000], glass),
        product('spaten', 'Spaten 600ml', [1300, 29500], glass),
      ],
    },
    {
      id: 'destilados',
      nome: 'Destilados e vinhos',
      products: [
        product('vodka', 'Vodka Smirnoff', 4200),
        product('cachaca', 'Cachaça 51', 1600),
        product('gin', 'Gin Tanqueray', 12900),
        product('whisky', 'Whisky Red Label', 9900),
        product('vinho-suave', 'Vinho Tinto Suave', 2200),
        product('vinho-seco', 'Vinho Tinto Seco', 2400, { alergenos: ['sulfitos'] }),
      ],
    },
    {
      id: 'refri',
      nome: 'Refrigerante e água',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1100),
        product('coca-zero-2l', 'Coca-Cola Zero 2L', 1100),
        product('guarana-2l', 'Guaraná Antarctica 2L', 950),
        product('energetico', 'Red Bull', 1000),
        product('agua', 'Água mineral 500ml', 250),
        product('agua-gas', 'Água com gás 500ml', 300),
        product('galao', 'Galão de Água 20L', 1400),
      ],
    },
    {
      id: 'apoio',
      nome: 'Gelo, carvão e gás',
      products: [
        product('gelo-5', 'Gelo 5kg', 1000),
        product('gelo-coco', 'Gelo de Coco', 300, { ingredientes: ['água de coco'] }),
        product('carvao', 'Carvão 3kg', 1700),
        product('copo', 'Copo Descartável pacote com 50', 600),
        product('gas', 'Botijão de Gás 13kg', 11500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Praia da Costa', 'Itapuã', 'Centro'] },
    { centavos: 800, bairros: ['Itaparica', 'Coqueiral de Itaparica', 'Glória'] },
    { centavos: 1300, bairros: ['Barra do Jucu', 'Cobilândia'] },
  ],
}
