import type { CorpusShop } from '../../corpus'
import { category, group, item, menu } from '../../build-menu'

const flavours = group(
  'sabores',
  'Sabores',
  [1, 3],
  [
    ['mussarela', 'Mussarela'],
    ['calabresa', 'Calabresa'],
    ['calabresa-catupiry', 'Calabresa com catupiry', 400],
    ['portuguesa', 'Portuguesa', 500],
    ['marguerita', 'Marguerita', 300],
    ['napolitana', 'Napolitana', 300],
    ['frango-catupiry', 'Frango com catupiry', 500],
    ['frango-cheddar', 'Frango com cheddar', 500],
    ['quatro-queijos', 'Quatro queijos', 600],
    ['pepperoni', 'Pepperoni', 800],
    ['bacon', 'Bacon', 400],
    ['milho-bacon', 'Milho com bacon', 400],
    ['atum', 'Atum', 600],
    ['rucula', 'Rúcula com tomate seco', 900],
    ['vegetariana', 'Vegetariana', 300],
    ['baiana', 'Baiana', 400],
  ],
  'maior',
)

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    ['catupiry', 'Catupiry', 800],
    ['cheddar', 'Cheddar', 800],
    ['cream-cheese', 'Cream cheese', 1000],
  ],
)

const sweet = group(
  'sabores',
  'Sabores doces',
  [1, 2],
  [
    ['brigadeiro', 'Brigadeiro'],
    ['prestigio', 'Prestígio', 300],
    ['romeu-julieta', 'Romeu e Julieta', 200],
    ['banana-canela', 'Banana com canela'],
    ['chocolate-morango', 'Chocolate com morango', 600],
  ],
  'maior',
)

const filling = group(
  'recheio',
  'Recheio',
  [1, 1],
  [
    ['calabresa', 'Calabresa'],
    ['presunto-queijo', 'Presunto e queijo'],
    ['frango-catupiry', 'Frango com catupiry', 300],
  ],
)

const soda = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    ['coca', 'Coca-Cola'],
    ['coca-zero', 'Coca-Cola Zero'],
    ['guarana', 'Guaraná Antarctica'],
    ['fanta-laranja', 'Fanta Laranja'],
    ['fanta-uva', 'Fanta Uva'],
    ['sprite', 'Sprite'],
  ],
)

const bigSoda = { ...soda, opcoes: soda.opcoes.slice(0, 4) }

const juice = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    ['laranja', 'Laranja'],
    ['maracuja', 'Maracujá'],
    ['abacaxi-hortela', 'Abacaxi com hortelã', 100],
    ['limao', 'Limão'],
  ],
)

/** Every pizza is the one item, in sizes, with up to three flavours at the price of the dearest. */
export const pizzaria: CorpusShop = {
  id: 'pizzaria',
  trade: 'pizzaria',
  nome: 'Forno da Vila',
  city: 'São Paulo',
  menu: menu(
    [
      category('pizzas', 'Pizzas', ['Broto', 'Média', 'Grande', 'Família']),
      category('doces', 'Pizzas doces', ['Broto', 'Média']),
      category('calzones', 'Calzones e massas'),
      category('esfihas', 'Esfihas'),
      category('porcoes', 'Porções e saladas'),
      category('bebidas', 'Bebidas'),
      category('sobremesas', 'Sobremesas'),
    ],
    [
      item(
        'pizzas',
        'pizza',
        'Pizza',
        { Broto: 3200, Média: 4800, Grande: 5900, Família: 7400 },
        {
          descricao: 'Massa de longa fermentação, até três sabores',
          ingredientes: ['massa', 'molho de tomate', 'mussarela', 'orégano'],
          alergenos: ['glúten', 'leite'],
          opcoes: [flavours, border],
        },
      ),
      item('doces', 'pizza-doce', 'Pizza doce', { Broto: 3000, Média: 4400 }, { opcoes: [sweet] }),
      item('calzones', 'calzone', 'Calzone', 3900, { opcoes: [filling] }),
      item('calzones', 'lasanha-bolonhesa', 'Lasanha à bolonhesa', 3800, {
        ingredientes: ['massa', 'carne moída', 'molho de tomate', 'presunto', 'mussarela'],
        alergenos: ['glúten', 'leite', 'ovo'],
      }),
      item('calzones', 'lasanha-frango', 'Lasanha de frango', 3800),
      item('calzones', 'nhoque', 'Nhoque ao sugo', 3400),
      item('esfihas', 'esfiha-carne', 'Esfiha de carne', 650),
      item('esfihas', 'esfiha-queijo', 'Esfiha de queijo', 650, { alergenos: ['glúten', 'leite'] }),
      item('esfihas', 'esfiha-frango', 'Esfiha de frango', 700),
      item('esfihas', 'esfiha-calabresa', 'Esfiha de calabresa', 700),
      item('esfihas', 'esfiha-chocolate', 'Esfiha de chocolate', 800),
      item('porcoes', 'batata', 'Batata frita', 2800),
      item('porcoes', 'batata-cheddar', 'Batata frita com cheddar e bacon', 3600),
      item('porcoes', 'pao-alho', 'Pão de alho', 1900),
      item('porcoes', 'polenta', 'Polenta frita', 2600),
      item('porcoes', 'frango-passarinho', 'Frango a passarinho', 4200),
      item('porcoes', 'caesar', 'Salada Caesar', 3200, {
        ingredientes: ['alface', 'frango', 'croutons', 'parmesão', 'molho caesar'],
      }),
      item('porcoes', 'caprese', 'Salada caprese', 2900),
      item('bebidas', 'refri-lata', 'Refrigerante lata', 700, { opcoes: [soda] }),
      item('bebidas', 'refri-2l', 'Refrigerante 2L', 1600, { opcoes: [bigSoda] }),
      item('bebidas', 'suco', 'Suco natural 500 ml', 1200, { opcoes: [juice] }),
      item('bebidas', 'suco-jarra', 'Jarra de suco natural', 2400, { opcoes: [juice] }),
      item('bebidas', 'agua', 'Água sem gás', 400),
      item('bebidas', 'agua-gas', 'Água com gás', 450),
      item('bebidas', 'heineken', 'Heineken long neck', 1300),
      item('bebidas', 'brahma', 'Brahma lata', 800),
      item('bebidas', 'vinho-tinto', 'Vinho tinto da casa', 5500),
      item('sobremesas', 'petit-gateau', 'Petit gâteau', 2200, { alergenos: ['glúten', 'leite', 'ovo'] }),
      item('sobremesas', 'pudim', 'Pudim de leite', 1400),
      item('sobremesas', 'mousse', 'Mousse de maracujá', 1200),
      item('sobremesas', 'brownie', 'Brownie com nozes', 1500, { alergenos: ['glúten', 'ovo', 'nozes'] }),
    ],
  ),
  feeGroups: [
    { centavos: 500, bairros: ['Vila Mariana', 'Saúde'] },
    { centavos: 900, bairros: ['Ipiranga', 'Aclimação', 'Moema'] },
    { centavos: 1400, bairros: ['Jabaquara', 'Vila Clementino', 'Cambuci'] },
  ],
}
