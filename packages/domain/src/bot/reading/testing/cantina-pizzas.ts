import { group, menuOf, option, product } from '../../testing/corpus/build-menu'

const border = group(
  'borda',
  'Borda',
  [0, 1],
  [option('catupiry', 'Catupiry', 800), option('cheddar', 'Cheddar', 900)],
)
const plain = { opcoes: [border] }

/** Pizzas whose flavours are products, sold by halves and thirds at the dearest one's price; sweet ones only whole. */
export const cantinaPizzas = menuOf([
  {
    id: 'pizzas',
    nome: 'Pizzas',
    types: ['Broto', 'Média', 'Grande'],
    halves: { maximo: 3, cobranca: 'maior' },
    products: [
      product('calabresa', 'Calabresa', [3000, 4800, 6000], plain),
      product('mussarela', 'Mussarela', [2900, 4600, 5800], plain),
      product('atum', 'Atum', [3600, 5600, 7000], plain),
      product('baiana', 'Baiana', [3200, 5000, 6200], plain),
      product('frango', 'Frango com catupiry', [3400, 5200, 6600], plain),
      product('frango-cheddar', 'Frango com cheddar', [3400, 5200, 6600], plain),
      product('camarao', 'Camarão', [0, 0, 9000], plain),
    ],
  },
  {
    id: 'doces',
    nome: 'Pizzas doces',
    types: ['Broto', 'Média', 'Grande'],
    products: [product('prestigio', 'Prestígio', [3300, 5000, 6300])],
  },
  {
    id: 'bebidas',
    nome: 'Bebidas',
    products: [product('coca', 'Coca-Cola 2L', 1500), product('guarana', 'Guaraná lata', 600)],
  },
])
