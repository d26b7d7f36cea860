import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sizes = ['Brotinho', 'Média', 'Grande']

const edge = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 800),
    option('cheddar', 'Cheddar', 800),
    option('chocolate', 'Chocolate', 900),
  ],
)

const dough = group(
  'massa',
  'Massa',
  [0, 1],
  [option('tradicional', 'Tradicional'), option('fina', 'Fina'), option('integral', 'Integral', 500)],
)

const pizza = { opcoes: [edge, dough] }
const plain = [2800, 4500, 5900]
const special = [3300, 5200, 6700]

const filling = group(
  'recheio',
  'Recheio do calzone',
  [1, 1],
  [
    option('presunto-queijo', 'Presunto e queijo'),
    option('frango', 'Frango com catupiry'),
    option('espinafre', 'Espinafre com ricota', 300),
  ],
)

/** Pizzas in three sizes sold by halves, with edges and doughs, a calzone with its filling, drinks. */
export const pizzaDoBingen: CorpusShop = {
  id: 'pizza-do-bingen',
  trade: 'pizzaria e calzones de forno a lenha',
  nome: 'Pizza do Bingen',
  city: 'Petrópolis',
  menu: menuOf([
    {
      id: 'pizzas',
      nome: 'Pizzas',
      types: sizes,
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('p-mussarela', 'Mussarela', plain, pizza),
        product('p-calabresa', 'Calabresa', plain, {
          ...pizza,
          ingredientes: ['mussarela', 'calabresa', 'cebola', 'orégano'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-marguerita', 'Marguerita', plain, pizza),
        product('p-portuguesa', 'Portuguesa', special, {
          ...pizza,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'azeitona', 'pimentão'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('p-frango', 'Frango com Catupiry', special, pizza),
        product('p-alho', 'Alho e Óleo', plain, pizza),
        product('p-truta', 'Truta Defumada', [3900, 5900, 7600], {
          ...pizza,
          ingredientes: ['mussarela', 'truta defumada', 'alcaparras', 'cebola roxa'],
          alergenos: ['glúten', 'leite', 'peixe'],
        }),
        product('p-linguica', 'Linguiça Artesanal', special, pizza),
        product('p-cogumelos', 'Cogumelos', special, pizza),
        product('p-banana', 'Banana com Canela', plain, pizza),
        product('p-nutella', 'Nutella com Morango', special, pizza),
      ],
    },
    {
      id: 'calzones',
      nome: 'Calzones',
      products: [product('calzone', 'Calzone', 3400, { opcoes: [filling] })],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [product('pao-alho', 'Pão de Alho', 1800), product('bruschetta', 'Bruschetta', 2200)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('guarana-2l', 'Guaraná 2L', 1400),
        product('mate', 'Mate gelado', 800),
        product('agua', 'Água mineral', 450),
        product('bohemia', 'Bohemia 600ml', 1500),
        product('itaipava', 'Itaipava 600ml', 1300),
        product('vinho-tinto', 'Vinho tinto da casa', 5900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Bingen', 'Mosela'] },
    { centavos: 900, bairros: ['Centro', 'Valparaíso', 'Quitandinha'] },
    { centavos: 1600, bairros: ['Corrêas', 'Itaipava'] },
  ],
}
