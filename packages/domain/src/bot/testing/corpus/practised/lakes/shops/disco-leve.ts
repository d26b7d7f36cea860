import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const dough = group(
  'massa',
  'Massa',
  [1, 1],
  [
    option('tradicional', 'Tradicional'),
    option('integral', 'Integral', 400),
    option('sem-gluten', 'Sem glúten', 900),
  ],
)

const onTop = group(
  'extras',
  'Extras',
  [0, 3],
  [
    option('rucula', 'Rúcula', 300),
    option('tomate-seco', 'Tomate seco', 500),
    option('alho-frito', 'Alho frito', 200),
  ],
)

const salted = { opcoes: [dough, onTop] }
const sweet = { opcoes: [dough] }

/** Thin pizzas whose dough is chosen, by halves; salads, juices, kombucha. */
export const discoLeve: CorpusShop = {
  id: 'disco-leve',
  trade: 'pizza de massa integral e sem glúten',
  nome: 'Disco Leve',
  city: 'Capitólio',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: ['Broto', 'Grande'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('s-mussarela', 'Mussarela', [3400, 5600], salted),
        product('s-marguerita', 'Marguerita', [3600, 5900], {
          ...salted,
          ingredientes: ['molho de tomate', 'mussarela', 'tomate', 'manjericão'],
          alergenos: ['leite', 'glúten'],
        }),
        product('s-calabresa', 'Calabresa', [3600, 5900], salted),
        product('s-frango', 'Frango com Catupiry', [3800, 6200], salted),
        product('s-brocolis', 'Brócolis com Alho', [3700, 6000], salted),
        product('s-abobrinha', 'Abobrinha com Parmesão', [3800, 6300], salted),
        product('s-cogumelo', 'Cogumelos', [4200, 6900], {
          ...salted,
          ingredientes: ['molho de tomate', 'mussarela', 'shimeji', 'champignon'],
        }),
        product('s-cinco', 'Cinco Queijos', [4200, 6900], salted),
        product('s-salmao', 'Salmão Defumado', [5200, 8600], salted),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: ['Broto', 'Grande'],
      products: [
        product('d-banana', 'Banana com Canela', [3200, 5200], sweet),
        product('d-cacau', 'Chocolate 70%', [3800, 6000], sweet),
        product('d-maca', 'Maçã com Nozes', [3700, 5900], {
          ...sweet,
          alergenos: ['leite', 'glúten'],
        }),
      ],
    },
    {
      id: 'saladas',
      nome: 'Saladas',
      products: [product('caesar', 'Salada Caesar', 2800), product('caprese', 'Salada Caprese', 2600)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero', 'Coca-Cola Zero lata', 700),
        product('coca-15', 'Coca-Cola 1,5L', 1300),
        product('suco-verde', 'Suco Verde', 1200),
        product('suco-laranja', 'Suco de Laranja', 1100),
        product('kombucha-gengibre', 'Kombucha de Gengibre', 1500),
        product('kombucha-uva', 'Kombucha de Uva', 1500),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Rica'] },
    { centavos: 900, bairros: ['Bela Vista', 'Nossa Senhora de Fátima'] },
    { centavos: 1600, bairros: ['Escarpas do Lago'] },
  ],
}
