import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const dips = group(
  'molho',
  'Molho',
  [1, 1],
  [
    option('tartaro', 'Tártaro'),
    option('alho', 'Maionese de alho'),
    option('pimenta', 'Geleia de pimenta', 300),
  ],
)

const onTop = group(
  'cobertura',
  'Cobertura',
  [0, 2],
  [
    option('cheddar', 'Cheddar', 700),
    option('bacon', 'Bacon em cubos', 600),
    option('parmesao', 'Parmesão', 500),
  ],
)

const sides = group(
  'guarnicao',
  'Guarnição',
  [1, 2],
  [
    option('arroz', 'Arroz'),
    option('pirao', 'Pirão'),
    option('salada', 'Salada'),
    option('farofa', 'Farofa'),
  ],
)

const fried = { opcoes: [dips] }
const roots = { opcoes: [onTop] }

/** Portions whole and half, two kinds on one plate, with a dip or a topping; grilled fish with sides; beers. */
export const porcoesDoCais: CorpusShop = {
  id: 'porcoes-do-cais',
  trade: 'porções e peixes do rio',
  nome: 'Porções do Cais',
  city: 'Pirapora',
  menu: menuOf([
    {
      id: 'peixes',
      nome: 'Porções de peixe e carne',
      types: ['Meia', 'Inteira'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('surubim', 'Isca de Surubim', [4200, 7400], {
          ...fried,
          ingredientes: ['surubim', 'farinha de trigo', 'limão', 'alho'],
          alergenos: ['peixe', 'glúten'],
        }),
        product('lambari', 'Lambari Frito', [3200, 5600], fried),
        product('tilapia', 'Isca de Tilápia', [3400, 5900], fried),
        product('passarinho', 'Frango à Passarinho', [2900, 4900], fried),
        product('contra-file', 'Contrafilé Acebolado', [4400, 7900], fried),
        product('torresmo', 'Torresmo de Rolo', [2700, 4800], fried),
      ],
    },
    {
      id: 'acompanhamentos',
      nome: 'Fritas e mandioca',
      types: ['Meia', 'Inteira'],
      products: [
        product('batata', 'Batata Frita', [1800, 3000], roots),
        product('mandioca', 'Mandioca Frita', [1700, 2800], roots),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('dourado', 'Dourado na Brasa', 6900, { opcoes: [sides] }),
        product('moqueca', 'Moqueca de Surubim', 7800, {
          opcoes: [sides],
          ingredientes: ['surubim', 'tomate', 'pimentão', 'coentro', 'leite de coco'],
          alergenos: ['peixe'],
        }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('skol', 'Skol 600ml', 1200),
        product('heineken', 'Heineken long neck', 1000),
        product('caipirinha', 'Caipirinha de Limão', 1800),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1100),
        product('suco-umbu', 'Suco de Umbu', 900),
        product('agua', 'Água mineral', 350),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Centro', 'Santo Antônio'] },
    { centavos: 700, bairros: ['Cícero Passos', 'Nossa Senhora Aparecida', 'Santos Dumont'] },
    { centavos: 1100, bairros: ['Cidade Jardim'] },
  ],
}
