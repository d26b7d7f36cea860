import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const flavours = group(
  'sabores',
  'Sabores',
  [1, 2],
  [
    option('calabresa', 'Calabresa'),
    option('mussarela', 'Mussarela'),
    option('marguerita', 'Marguerita'),
    option('portuguesa', 'Portuguesa', 300),
    option('bacon', 'Bacon', 300),
    option('atum', 'Atum', 400),
    option('frango-catupiry', 'Frango com catupiry', 400),
    option('quatro-queijos', 'Quatro queijos', 600),
    option('charque', 'Charque', 700),
    option('carne-sol', 'Carne de sol com queijo coalho', 900),
    option('nordestina', 'Nordestina', 900),
    option('camarao', 'Camarão', 1600),
    option('cartola', 'Cartola', 500),
    option('chocolate', 'Chocolate', 500),
    option('romeu-julieta', 'Romeu e Julieta', 500),
  ],
  'maior',
)

const crust = group(
  'bordas',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 800),
    option('cheddar', 'Cheddar', 800),
    option('coalho', 'Queijo coalho', 1000),
  ],
)

const filling = group(
  'recheio',
  'Recheio',
  [1, 1],
  [
    option('calabresa', 'Calabresa'),
    option('frango-catupiry', 'Frango com catupiry'),
    option('charque', 'Charque', 400),
    option('quatro-queijos', 'Quatro queijos', 300),
  ],
)

const bottle = group(
  'bebida',
  'Refrigerante 2L',
  [1, 1],
  [option('coca', 'Coca-Cola', 200), option('guarana', 'Guaraná'), option('fanta', 'Fanta Laranja')],
)

/** Pizzas by the size with their flavours as options, snacks and juices of the Northeast. */
export const pizzaRecife: CorpusShop = {
  id: 'pizza-recife',
  trade: 'pizzaria',
  nome: 'Pizza do Frevo',
  city: 'Recife',
  menu: menuOf([
    {
      id: 'pizzas',
      nome: 'Pizzas',
      types: ['Broto', 'Média', 'Grande', 'Família'],
      products: [product('pizza', 'Pizza', [2600, 3800, 4900, 6300], { opcoes: [flavours, crust] })],
    },
    {
      id: 'massas',
      nome: 'Calzones e massas',
      products: [
        product('calzone', 'Calzone', 3200, { opcoes: [filling] }),
        product('lasanha-bolonhesa', 'Lasanha à bolonhesa', 2900),
        product('lasanha-frango', 'Lasanha de frango', 2900),
        product('lasanha-camarao', 'Lasanha de camarão', 4200, {
          alergenos: ['crustáceos', 'leite', 'glúten'],
        }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-familia', 'Combo Família', 7200, {
          descricao: 'Pizza família de até dois sabores e refrigerante de 2 litros',
          opcoes: [flavours, crust, bottle],
        }),
        product('combo-galera', 'Combo Galera', 9900, {
          descricao: 'Duas pizzas grandes, macaxeira frita e refrigerante de 2 litros',
          opcoes: [{ ...flavours, min: 2 }, bottle],
        }),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      types: ['Meia', 'Inteira'],
      products: [
        product('macaxeira', 'Macaxeira frita', [1500, 2500]),
        product('macaxeira-charque', 'Macaxeira com charque', [2400, 4200]),
        product('batata', 'Batata frita', [1400, 2400]),
        product('isca-peixe', 'Isca de peixe', [2600, 4600]),
      ],
    },
    {
      id: 'caldinhos',
      nome: 'Caldinhos',
      products: [
        product('caldinho-feijao', 'Caldinho de feijão', 800),
        product('caldinho-camarao', 'Caldinho de camarão', 1200),
        product('caldinho-sururu', 'Caldinho de sururu', 1200),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo', 'Jarra'],
      products: [
        product('suco-caja', 'Suco de cajá', [800, 1800]),
        product('suco-acerola', 'Suco de acerola', [700, 1600]),
        product('suco-graviola', 'Suco de graviola', [800, 1800]),
        product('suco-maracuja', 'Suco de maracujá', [800, 1800]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('fanta-2l', 'Fanta Laranja 2L', 1200),
        product('cajuina', 'Cajuína lata', 600),
        product('agua', 'Água mineral', 350),
        product('agua-gas', 'Água mineral com gás', 450),
        product('skol', 'Skol lata', 600),
        product('heineken', 'Heineken long neck', 1100),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('bolo-rolo', 'Bolo de rolo', 900),
        product('cartola', 'Cartola', 1800),
        product('pudim', 'Pudim de leite', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Boa Viagem', 'Pina', 'Setúbal'] },
    { centavos: 900, bairros: ['Espinheiro', 'Graças', 'Casa Forte'] },
    { centavos: 1200, bairros: ['Imbiribeira', 'Ibura', 'Jordão'] },
  ],
}
