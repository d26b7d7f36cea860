import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const dough = group(
  'massa',
  'Massa',
  [0, 1],
  [option('integral', 'Integral', 200), option('sem-gluten', 'Sem glúten', 400)],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('catupiry', 'Catupiry', 400),
    option('cheddar', 'Cheddar', 400),
    option('bacon', 'Bacon', 450),
    option('milho', 'Milho', 200),
    option('rucula', 'Rúcula', 250),
  ],
)

const sweetExtras = group(
  'extras',
  'Extras',
  [0, 2],
  [
    option('sorvete', 'Sorvete de creme', 600),
    option('morango', 'Morango', 500),
    option('granola', 'Granola', 300),
  ],
)

const toppings = group(
  'coberturas',
  'Coberturas',
  [0, 3],
  [
    option('croutons', 'Croutons'),
    option('queijo', 'Queijo ralado', 200),
    option('bacon', 'Bacon crocante', 300),
    option('cebolinha', 'Cebolinha'),
  ],
)

const salty = { opcoes: [dough, extras] }
const sweet = { opcoes: [dough, sweetExtras] }
const topped = { opcoes: [toppings] }

/** Crepes whose flavours are products of their own, soups in three sizes, wine and tea. */
export const creperia: CorpusShop = {
  id: 'creperia',
  trade: 'creperia e soparia',
  nome: 'Vento Sul Crepes e Sopas',
  city: 'Florianópolis',
  menu: menuOf([
    {
      id: 'salgados',
      nome: 'Crepes salgados',
      products: [
        product('c-frango', 'Crepe de frango com catupiry', 2800, salty),
        product('c-presunto', 'Crepe de presunto e queijo', 2500, salty),
        product('c-quatro-queijos', 'Crepe quatro queijos', 2900, salty),
        product('c-marguerita', 'Crepe marguerita', 2600, salty),
        product('c-carne-seca', 'Crepe de carne seca', 3200, salty),
        product('c-camarao', 'Crepe de camarão', 3900, {
          ...salty,
          ingredientes: ['camarão', 'requeijão', 'alho-poró'],
          alergenos: ['crustáceos', 'leite', 'glúten'],
        }),
        product('c-palmito', 'Crepe de palmito', 2800, salty),
        product('c-berbigao', 'Crepe de berbigão', 3400, salty),
      ],
    },
    {
      id: 'doces',
      nome: 'Crepes doces',
      products: [
        product('d-nutella', 'Crepe de Nutella', 2600, sweet),
        product('d-nutella-banana', 'Crepe de Nutella com banana', 2800, sweet),
        product('d-banana', 'Crepe de banana com canela', 2200, sweet),
        product('d-doce-leite', 'Crepe de doce de leite', 2300, sweet),
        product('d-romeu', 'Crepe Romeu e Julieta', 2400, sweet),
        product('d-chocolate', 'Crepe de chocolate branco', 2500, sweet),
      ],
    },
    {
      id: 'sopas',
      nome: 'Caldos e sopas',
      types: ['P', 'M', 'G'],
      products: [
        product('s-caldo-verde', 'Caldo verde', [1600, 2100, 2700], topped),
        product('s-feijao', 'Caldo de feijão', [1400, 1900, 2500], topped),
        product('s-camarao', 'Caldo de camarão', [2000, 2700, 3500], topped),
        product('s-abobora', 'Creme de abóbora com gengibre', [1500, 2000, 2600], topped),
        product('s-ervilha', 'Creme de ervilha', [1500, 2000, 2600], topped),
        product('s-canja', 'Canja de galinha', [1500, 2000, 2600], topped),
        product('s-capeletti', 'Sopa de capeletti', [1700, 2300, 2900], topped),
        product('s-cebola', 'Sopa de cebola gratinada', [1700, 2300, 2900], {
          ...topped,
          ingredientes: ['cebola', 'caldo de carne', 'pão', 'queijo gruyère'],
          alergenos: ['glúten', 'leite'],
        }),
        product('s-legumes', 'Sopa de legumes', [1400, 1900, 2400], topped),
      ],
    },
    {
      id: 'vinhos',
      nome: 'Vinhos',
      types: ['Taça', 'Garrafa'],
      products: [
        product('v-cabernet', 'Cabernet Sauvignon', [2200, 8900]),
        product('v-merlot', 'Merlot', [2000, 8200]),
        product('v-chardonnay', 'Chardonnay', [2200, 8900]),
        product('v-casa', 'Vinho da casa suave', [1400, 5500]),
      ],
    },
    {
      id: 'chas',
      nome: 'Chás e quentes',
      products: [
        product('cha-camomila', 'Chá de camomila', 700),
        product('cha-hortela', 'Chá de hortelã', 700),
        product('cha-maca', 'Chá de maçã com canela', 800),
        product('cha-preto', 'Chá preto', 700),
        product('quentao', 'Quentão de vinho', 1400),
        product('chocolate-quente', 'Chocolate quente', 1400),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas e acompanhamentos',
      products: [
        product('pao', 'Cesta de pães', 900),
        product('suco-uva', 'Suco de uva integral', 1100),
        product('suco-laranja', 'Suco de laranja', 1100),
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('guarana-lata', 'Guaraná Antarctica lata', 650),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Trindade', 'Santa Mônica', 'Córrego Grande', 'Itacorubi'] },
    { centavos: 1000, bairros: ['Centro', 'Agronômica', 'Lagoa da Conceição'] },
    { centavos: 1500, bairros: ['Campeche', 'Coqueiros', 'Estreito'] },
  ],
}
