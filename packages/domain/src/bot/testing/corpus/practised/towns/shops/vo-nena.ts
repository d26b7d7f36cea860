import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sizes = ['Pequena', 'Média', 'Grande']

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 800),
    option('cheddar', 'Cheddar', 800),
    option('mussarela', 'Mussarela', 900),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('bacon', 'Bacon', 600),
    option('ovo', 'Ovo', 300),
    option('milho', 'Milho', 300),
    option('azeitona', 'Azeitona preta', 300),
  ],
)

const savoury = { opcoes: [border, extras] }
const plain = [3000, 4200, 5400]
const special = [3500, 4800, 6200]

/** Pizzas in three sizes whose flavours are products of their own, halved at will, and a few sides. */
export const voNena: CorpusShop = {
  id: 'vo-nena',
  trade: 'pizzaria de bairro',
  nome: 'Pizzaria Vó Nena',
  city: 'Londrina',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: sizes,
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('p-mussarela', 'Mussarela', plain, savoury),
        product('p-calabresa', 'Calabresa', plain, {
          ...savoury,
          ingredientes: ['molho de tomate', 'mussarela', 'calabresa', 'cebola'],
        }),
        product('p-portuguesa', 'Portuguesa', special, {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'ervilha'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('p-frango', 'Frango com catupiry', special, savoury),
        product('p-quatro-queijos', 'Quatro queijos', special, savoury),
        product('p-marguerita', 'Marguerita', plain, savoury),
        product('p-napolitana', 'Napolitana', plain, savoury),
        product('p-atum', 'Atum', special, savoury),
        product('p-brocolis', 'Brócolis com bacon', special, savoury),
        product('p-lombo', 'Lombo canadense', special, savoury),
        product('p-nena', 'Da Vó Nena', [3900, 5400, 6900], {
          ...savoury,
          ingredientes: ['mussarela', 'linguiça de Bragança', 'catupiry', 'tomate', 'manjericão'],
        }),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: sizes,
      products: [
        product('d-brigadeiro', 'Brigadeiro', plain),
        product('d-banana', 'Banana com canela', plain),
        product('d-romeu', 'Romeu e Julieta', plain),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      products: [
        product('batata', 'Batata frita', 2400),
        product('batata-cheddar', 'Batata com cheddar e bacon', 3200),
        product('pao-alho', 'Pão de alho', 1600, { alergenos: ['glúten', 'leite'] }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('coca-zero-2l', 'Coca-Cola Zero 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('suco-uva', 'Suco de uva 1L', 1600),
        product('agua', 'Água mineral', 350),
        product('brahma', 'Brahma lata', 600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Brasil'] },
    { centavos: 800, bairros: ['Gleba Palhano', 'Jardim Higienópolis', 'Aeroporto'] },
    { centavos: 1200, bairros: ['Cinco Conjuntos', 'Jardim Bandeirantes'] },
  ],
}
