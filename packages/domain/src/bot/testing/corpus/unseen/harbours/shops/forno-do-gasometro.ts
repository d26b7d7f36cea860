import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const edge = group(
  'borda',
  'Borda',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 900),
    option('cheddar', 'Cheddar', 900),
    option('doce-leite', 'Doce de leite', 1100),
  ],
)

const more = group(
  'adicional',
  'Adicional',
  [0, 3],
  [
    option('bacon', 'Bacon', 600),
    option('azeitona', 'Azeitona', 300),
    option('cebola-roxa', 'Cebola roxa', 200),
  ],
)

const salted = { opcoes: [edge, more] }
const sweet = { opcoes: [edge] }
const plain = [4200, 5600, 7400]
const special = [4800, 6400, 8500]

/** Pizzas in three sizes, salted ones of up to three flavours, with filled edges; starters, drinks. */
export const fornoDoGasometro: CorpusShop = {
  id: 'forno-do-gasometro',
  trade: 'pizzaria de bairro gaúcha',
  nome: 'Forno do Gasômetro',
  city: 'Porto Alegre',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: ['Média', 'Grande', 'Família'],
      halves: { maximo: 3, cobranca: 'maior' },
      products: [
        product('z-mussarela', 'Mussarela', plain, salted),
        product('z-calabresa', 'Calabresa', plain, salted),
        product('z-portuguesa', 'Portuguesa', plain, {
          ...salted,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'pimentão'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('z-alho', 'Alho e Óleo', plain, salted),
        product('z-frango', 'Frango com Catupiry', special, salted),
        product('z-coracao', 'Coração', special, salted),
        product('z-strogonoff', 'Strogonoff de Carne', special, salted),
        product('z-quatro', 'Quatro Queijos', special, { ...salted, alergenos: ['glúten', 'leite'] }),
        product('z-lombo', 'Lombo Canadense', special, salted),
        product('z-rucula', 'Rúcula com Tomate Seco', special, salted),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: ['Média', 'Grande'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('y-sensacao', 'Sensação', [4400, 5900], sweet),
        product('y-banana', 'Banana Nevada', [4000, 5400], sweet),
        product('y-brigadeiro', 'Brigadeiro', [4200, 5600], sweet),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [product('polenta', 'Polenta Frita', 2400), product('pao-alho', 'Pão de Alho', 1200)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('coca-zero-2l', 'Coca-Cola Zero 2L', 1600),
        product('guarana-2l', 'Guaraná Fruki 2L', 1300),
        product('suco-uva', 'Suco de Uva 1L', 1900),
        product('polar', 'Polar 600ml', 1500),
        product('agua', 'Água mineral', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro Histórico', 'Cidade Baixa', 'Bom Fim'] },
    { centavos: 900, bairros: ['Menino Deus', 'Azenha', 'Petrópolis'] },
    { centavos: 1500, bairros: ['Partenon', 'Tristeza'] },
  ],
}
