import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const colours = [
  option('azul', 'Azul'),
  option('rosa', 'Rosa'),
  option('vermelho', 'Vermelho'),
  option('amarelo', 'Amarelo'),
  option('verde', 'Verde'),
  option('branco', 'Branco'),
]

const colour = group('cor', 'Cor', [1, 1], colours)
const metallic = group('cor', 'Cor', [1, 1], [option('dourado', 'Dourado'), option('prata', 'Prata')])

const theme = group(
  'tema',
  'Tema',
  [1, 1],
  [
    option('safari', 'Safari'),
    option('princesas', 'Princesas'),
    option('dinossauro', 'Dinossauro'),
    option('futebol', 'Futebol'),
  ],
)

/** Balloons and cloths in colours, party sets with a theme, and throw-away ware by the pack or the case. */
export const festaAquiri: CorpusShop = {
  id: 'festa-aquiri',
  trade: 'artigos de festa e descartáveis',
  nome: 'Casa da Festa Aquiri',
  city: 'Rio Branco',
  menu: menuOf([
    {
      id: 'baloes',
      nome: 'Balões',
      products: [
        product('balao-9', 'Balão nº 9 pacote com 50', 1900, { opcoes: [colour] }),
        product('balao-metalizado', 'Balão Metalizado pacote com 25', 2600, { opcoes: [metallic] }),
        product('bomba-balao', 'Bomba de Encher Balão', 1500),
      ],
    },
    {
      id: 'decoracao',
      nome: 'Decoração',
      products: [
        product('kit-tema', 'Kit Festa com Tema', 6900, {
          descricao: 'Faixa, painel, 12 chapéus e 12 lembrancinhas',
          opcoes: [theme],
        }),
        product('toalha', 'Toalha de Mesa TNT', 1200, { opcoes: [colour] }),
        product('faixa', 'Faixa de Parabéns', 1400),
        product('vela-estrela', 'Vela Estrelinha', 500),
        product('vela-vulcao', 'Vela Vulcão', 1000),
        product('chapeu', 'Chapéu de Aniversário', 900),
        product('lingua-sogra', 'Língua de Sogra', 800),
      ],
    },
    {
      id: 'descartaveis',
      nome: 'Descartáveis',
      types: ['Pacote', 'Caixa'],
      products: [
        product('copo-200', 'Copo Descartável 200 ml', [800, 18000]),
        product('copo-50', 'Copo de Café 50 ml', [400, 9000]),
        product('prato-raso', 'Prato Raso Descartável', [500, 11000]),
        product('prato-fundo', 'Prato Fundo Descartável', [600, 13000]),
        product('garfo', 'Garfo Descartável', [600, 11000]),
        product('colher', 'Colher Descartável', [600, 11000]),
        product('guardanapo', 'Guardanapo', [300, 5500]),
        product('marmita-isopor', 'Marmita de Isopor', [3200, 12000]),
      ],
    },
    {
      id: 'confeitar',
      nome: 'Para confeitar',
      products: [
        product('forminha', 'Forminha para Docinho', 400, { opcoes: [colour] }),
        product('granulado', 'Granulado de Chocolate 500 g', 1300, { alergenos: ['leite', 'soja'] }),
        product('leite-condensado', 'Leite Condensado 395 g', 800),
        product('bala-coco', 'Bala de Coco 500 g', 2200),
        product('pirulito', 'Pirulito pacote com 50', 1500),
        product('caixa-bolo', 'Caixa para Bolo', 1000),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Bosque', 'Base', 'Centro'] },
    { centavos: 900, bairros: ['Estação Experimental', 'Vila Ivonete'] },
    { centavos: 1300, bairros: ['Conjunto Esperança', 'Tucumã'] },
  ],
}
