import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const edge = group(
  'borda',
  'Borda',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 900),
    option('cheddar', 'Cheddar', 900),
    option('cream-cheese', 'Cream cheese', 1100),
  ],
)

const extras = group(
  'extras',
  'Extras',
  [0, 3],
  [option('bacon', 'Bacon', 600), option('milho', 'Milho', 300), option('azeitona', 'Azeitona preta', 400)],
)

const salted = { opcoes: [edge, extras] }
const sweet = { opcoes: [edge] }
const plain = [3600, 4900, 6200]
const special = [4200, 5700, 7200]

/** Square pizzas in three sizes, salted and sweet, by halves; esfihas by the piece, drinks. */
export const pizzaDaRibeira: CorpusShop = {
  id: 'pizza-da-ribeira',
  trade: 'pizza quadrada de tabuleiro',
  nome: 'Pizza da Ribeira',
  city: 'Registro',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: ['Pequena', 'Média', 'Gigante'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('q-mussarela', 'Mussarela', plain, salted),
        product('q-calabresa', 'Calabresa', plain, {
          ...salted,
          ingredientes: ['molho de tomate', 'mussarela', 'calabresa', 'cebola'],
          alergenos: ['glúten', 'leite'],
        }),
        product('q-toscana', 'Toscana', plain, salted),
        product('q-milho', 'Milho Verde', plain, salted),
        product('q-atum', 'Atum', special, {
          ...salted,
          ingredientes: ['mussarela', 'atum', 'cebola', 'azeitona'],
          alergenos: ['glúten', 'leite', 'peixe'],
        }),
        product('q-palmito', 'Palmito', special, salted),
        product('q-lombo', 'Lombo com Catupiry', special, salted),
        product('q-quatro', 'Quatro Queijos', special, salted),
        product('q-pupunha', 'Pupunha com Bacon', special, salted),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: ['Pequena', 'Média'],
      products: [
        product('d-romeu', 'Romeu e Julieta', [3400, 4600], sweet),
        product('d-bananada', 'Banana com Doce de Leite', [3400, 4600], sweet),
        product('d-prestigio', 'Prestígio', [3700, 5000], sweet),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Para beliscar',
      products: [product('fritas', 'Batata Frita', 2400), product('polenta', 'Polenta Frita', 2200)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1400),
        product('tubaina', 'Tubaína 2L', 1000),
        product('suco-uva', 'Suco de Uva 1L', 1600),
        product('brahma', 'Brahma 600ml', 1300),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Tupy'] },
    { centavos: 800, bairros: ['Vila Nova', 'Jardim Caiçara', 'Jardim São Paulo'] },
    { centavos: 1200, bairros: ['Serrote', 'Arapongal'] },
  ],
}
