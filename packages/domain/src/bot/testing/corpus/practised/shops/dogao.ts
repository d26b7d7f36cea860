import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 5],
  [
    option('vina', 'Vina extra', 400),
    option('bacon', 'Bacon', 500),
    option('cheddar', 'Cheddar', 400),
    option('catupiry', 'Catupiry', 500),
    option('mussarela', 'Mussarela', 400),
    option('calabresa', 'Calabresa', 500),
    option('ovo', 'Ovo', 300),
    option('palha', 'Batata palha extra', 200),
    option('pure', 'Purê de batata', 300),
  ],
)

const sauces = group(
  'molhos',
  'Molhos da casa',
  [0, 3],
  [option('verde', 'Maionese verde'), option('alho', 'Molho de alho'), option('pimenta', 'Molho de pimenta')],
)

const can = group(
  'bebida',
  'Bebida lata',
  [1, 1],
  [option('coca', 'Coca-Cola'), option('coca-zero', 'Coca-Cola Zero'), option('guarana', 'Guaraná')],
)

const bottle = group(
  'bebida',
  'Refrigerante 2L',
  [1, 1],
  [option('coca', 'Coca-Cola', 300), option('gengibirra', 'Gengibirra'), option('framboesa', 'Framboesa')],
)

const two = group(
  'dogs',
  'Escolha os dois dogões',
  [2, 2],
  [
    option('tradicional', 'Tradicional'),
    option('frango', 'Frango', 200),
    option('bacon', 'Bacon', 300),
    option('calabresa', 'Calabresa', 200),
  ],
)

const cakeFlavour = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('prestigio', 'Prestígio'), option('ninho', 'Ninho com morango'), option('cenoura', 'Cenoura')],
)

const dressed = { opcoes: [extras, sauces] }

/** Curitiba's pressed hot dogs with one sausage or two, xis and what is drunk with them. */
export const dogao: CorpusShop = {
  id: 'dogao',
  trade: 'dogão prensado',
  nome: 'Dogão do Piá',
  city: 'Curitiba',
  menu: menuOf([
    {
      id: 'dogoes',
      nome: 'Dogões prensados',
      types: ['Simples', 'Duplo'],
      products: [
        product('dog-tradicional', 'Dogão Tradicional', [1600, 2000], {
          ingredientes: ['vina', 'milho', 'ervilha', 'tomate', 'batata palha', 'maionese', 'mostarda'],
          ...dressed,
        }),
        product('dog-frango', 'Dogão de Frango', [1900, 2300], dressed),
        product('dog-catupiry', 'Dogão de Frango com Catupiry', [2200, 2600], dressed),
        product('dog-bacon', 'Dogão de Bacon', [2000, 2400], dressed),
        product('dog-calabresa', 'Dogão de Calabresa', [1900, 2300], dressed),
        product('dog-carne', 'Dogão de Carne Moída', [2000, 2400], dressed),
        product('dog-costela', 'Dogão de Costela Desfiada', [2600, 3000], dressed),
        product('dog-queijos', 'Dogão Quatro Queijos', [2200, 2600], dressed),
        product('dog-vegetariano', 'Dogão Vegetariano', [2100, 2500], dressed),
        product('dog-tudo', 'Dogão Tudo', [2800, 3300], {
          ingredientes: ['vina', 'frango', 'bacon', 'calabresa', 'mussarela', 'milho', 'batata palha'],
          ...dressed,
        }),
      ],
    },
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('mini-dog', 'Mini Dog', 1000),
        product('x-salada', 'X-Salada', 2200, dressed),
        product('x-bacon', 'X-Bacon', 2500, dressed),
        product('x-egg', 'X-Egg', 2300, dressed),
        product('x-tudo', 'X-Tudo', 3200, dressed),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-dog', 'Combo Dogão', 3200, {
          descricao: 'Dogão tradicional simples, batata e lata',
          opcoes: [can, extras],
        }),
        product('combo-casal', 'Combo Casal', 5900, {
          descricao: 'Dois dogões duplos, batata e refrigerante de 2 litros',
          opcoes: [two, bottle],
        }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('batata', 'Batata frita', [1600, 2600]),
        product('batata-cheddar', 'Batata com cheddar e bacon', [2200, 3600]),
        product('polenta', 'Polenta frita', [1500, 2400]),
        product('passarinho', 'Frango à passarinho', [2600, 4500]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná lata', 600),
        product('gengibirra-600', 'Gengibirra Cini 600 ml', 800),
        product('gengibirra-2l', 'Gengibirra Cini 2L', 1200),
        product('framboesa-2l', 'Framboesa Cini 2L', 1200),
        product('mate', 'Mate gelado', 700),
        product('suco-laranja', 'Suco de laranja', 1000),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
        product('original', 'Original 600 ml', 1500),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('bolo-pote', 'Bolo de pote', 1200, { opcoes: [cakeFlavour] }),
        product('pudim', 'Pudim', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Boa Vista', 'Cabral', 'Bacacheri'] },
    { centavos: 800, bairros: ['Centro', 'Água Verde', 'Portão'] },
    { centavos: 1200, bairros: ['Santa Felicidade', 'Xaxim', 'Boqueirão'] },
  ],
}
