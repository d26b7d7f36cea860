import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const sizes = ['Broto', 'Média', 'Grande', 'Família']

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 1000),
    option('cheddar', 'Cheddar', 900),
    option('cream-cheese', 'Cream cheese', 1200),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('bacon', 'Bacon', 700),
    option('ovo', 'Ovo', 400),
    option('azeitona', 'Azeitona', 300),
    option('milho', 'Milho', 400),
    option('alho', 'Alho frito', 300),
  ],
)

const sweetBorder = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [option('chocolate', 'Chocolate', 1200), option('doce-leite', 'Doce de leite', 1200)],
)

const savoury = { opcoes: [border, extras] }
const sweet = { opcoes: [sweetBorder] }
const plain = [2900, 4200, 5400, 6800]
const special = [3400, 4900, 6300, 7900]

/** Every flavour is a product of its own, in four sizes. */
export const fornoAlto: CorpusShop = {
  id: 'forno-alto',
  trade: 'pizzaria com cada sabor em quatro tamanhos',
  nome: 'Forno Alto Pizzaria',
  city: 'São Paulo',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: sizes,
      products: [
        product('p-mussarela', 'Mussarela', plain, {
          ...savoury,
          ingredientes: ['molho de tomate', 'mussarela', 'orégano'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-calabresa', 'Calabresa', plain, {
          ...savoury,
          ingredientes: ['molho de tomate', 'calabresa', 'cebola', 'azeitona'],
          alergenos: ['glúten'],
        }),
        product('p-calabresa-especial', 'Calabresa Especial', special, {
          ...savoury,
          ingredientes: ['molho de tomate', 'mussarela', 'calabresa', 'pimentão', 'cebola'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-portuguesa', 'Portuguesa', special, {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'ervilha', 'cebola', 'azeitona'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('p-frango-catupiry', 'Frango com Catupiry', special, savoury),
        product('p-frango-cheddar', 'Frango com Cheddar', special, savoury),
        product('p-quatro-queijos', 'Quatro Queijos', special, {
          ...savoury,
          ingredientes: ['mussarela', 'provolone', 'gorgonzola', 'catupiry'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-cinco-queijos', 'Cinco Queijos', [3600, 5200, 6600, 8300], savoury),
        product('p-margherita', 'Margherita', plain, savoury),
        product('p-atum', 'Atum', special, { ...savoury, alergenos: ['glúten', 'peixe'] }),
        product('p-baiana', 'Baiana', special, {
          ...savoury,
          descricao: 'Calabresa moída, ovo, pimenta calabresa e cebola',
        }),
        product('p-toscana', 'Toscana', special, savoury),
        product('p-moda', 'À Moda da Casa', [3600, 5200, 6600, 8300], {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'palmito', 'milho', 'bacon', 'ovo'],
        }),
        product('p-palmito', 'Palmito', special, savoury),
        product('p-pepperoni', 'Pepperoni', special, savoury),
        product('p-vegetariana', 'Vegetariana', special, savoury),
        product('p-lombo', 'Lombo com Catupiry', special, savoury),
        product('p-rucula', 'Rúcula com Tomate Seco', special, savoury),
        product('p-carne-seca', 'Carne Seca com Cream Cheese', [3800, 5500, 6900, 8700], savoury),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: sizes,
      products: [
        product('d-chocolate', 'Chocolate', plain, { ...sweet, alergenos: ['glúten', 'leite', 'soja'] }),
        product('d-chocolate-morango', 'Chocolate com Morango', special, sweet),
        product('d-romeu', 'Romeu e Julieta', plain, sweet),
        product('d-banana', 'Banana com Canela', plain, sweet),
        product('d-prestigio', 'Prestígio', special, sweet),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('guarana-lata', 'Guaraná Antarctica lata', 650),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1400),
        product('suco-laranja', 'Suco de Laranja 500ml', 1200),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('heineken', 'Heineken long neck', 1300),
      ],
    },
    { id: 'entradas', nome: 'Entradas', products: [product('pao-alho', 'Pão de Alho', 2200)] },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Pinheiros', 'Vila Madalena'] },
    { centavos: 800, bairros: ['Perdizes', 'Sumaré', 'Alto de Pinheiros'] },
    { centavos: 1200, bairros: ['Lapa', 'Butantã', 'Vila Leopoldina'] },
  ],
}
