import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const flavourRows = [
  option('tradicional', 'Tradicional'),
  option('red-velvet', 'Red velvet'),
  option('nutella', 'Nutella'),
  option('limao', 'Limão'),
  option('churros', 'Churros'),
]

const six = group('sabores', 'Sabores', [6, 6], flavourRows)
const four = group('sabores', 'Sabores', [4, 4], flavourRows)

const milk = group(
  'leite',
  'Leite',
  [1, 1],
  [option('integral', 'Integral'), option('desnatado', 'Desnatado'), option('aveia', 'De aveia', 400)],
)

const topping = group(
  'cobertura',
  'Cobertura',
  [0, 2],
  [option('sorvete', 'Sorvete de creme', 700), option('calda', 'Calda de chocolate', 300)],
)

const warm = { opcoes: [topping] }
const coffee = { opcoes: [milk] }

/** Cookies by the piece and in boxes of four and six, cakes in a jar, coffees with milk to choose. */
export const cookieDaRestinga: CorpusShop = {
  id: 'cookie-da-restinga',
  trade: 'cookies assados na hora',
  nome: 'Cookie da Restinga',
  city: 'Araruama',
  menu: menuOf([
    {
      id: 'cookies',
      nome: 'Cookies',
      products: [
        product('k-tradicional', 'Cookie Tradicional', 1000, {
          ...warm,
          ingredientes: ['farinha de trigo', 'manteiga', 'ovo', 'gotas de chocolate'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('k-red', 'Cookie Red Velvet', 1200, warm),
        product('k-nutella', 'Cookie de Nutella', 1400, { ...warm, alergenos: ['glúten', 'leite', 'avelã'] }),
        product('k-limao', 'Cookie de Limão', 1100, warm),
        product('k-churros', 'Cookie de Churros', 1300, warm),
      ],
    },
    {
      id: 'caixas',
      nome: 'Caixas',
      products: [
        product('caixa-4', 'Caixa com 4 cookies', 4400, { opcoes: [four] }),
        product('caixa-6', 'Caixa com 6 cookies', 6300, { opcoes: [six] }),
      ],
    },
    {
      id: 'potes',
      nome: 'Bolo no pote',
      products: [
        product('pote-cenoura', 'Bolo no Pote de Cenoura', 1500),
        product('pote-ninho', 'Bolo no Pote de Ninho', 1700),
        product('pote-coco', 'Bolo no Pote de Coco', 1600),
      ],
    },
    {
      id: 'quentes',
      nome: 'Cafés',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cappuccino', 'Cappuccino', [1200, 1600], coffee),
        product('latte', 'Latte', [1100, 1500], coffee),
        product('chocolate', 'Chocolate Quente', [1400, 1900], coffee),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('espresso', 'Espresso', 600),
        product('cha-gelado', 'Chá Gelado', 900),
        product('limonada', 'Limonada', 1000),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('agua', 'Água mineral', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Centro', 'Vila Capri', 'Parque Hotel'] },
    { centavos: 700, bairros: ['Iguabinha', 'Areal', 'Fazendinha'] },
    { centavos: 1200, bairros: ['Praia Seca', 'Bananeiras'] },
  ],
}
