import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sizes = ['Pequena', 'Média', 'Grande', 'Gigante']

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 1000),
    option('cheddar', 'Cheddar', 1000),
    option('canastra', 'Queijo canastra', 1400),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('bacon', 'Bacon', 700),
    option('mussarela', 'Mussarela extra', 600),
    option('ovo', 'Ovo', 400),
    option('milho', 'Milho', 400),
    option('azeitona', 'Azeitona', 300),
  ],
)

const savoury = { opcoes: [border, extras] }
const plain = [3200, 4200, 5200, 6500]
const special = [3800, 4900, 5900, 7400]

/** Every flavour is a product of its own; halves at the mean of both. */
export const fornoDaSerra: CorpusShop = {
  id: 'forno-da-serra',
  trade: 'pizzaria com bordas e meio a meio',
  nome: 'Forno da Serra',
  city: 'Belo Horizonte',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: sizes,
      halves: { maximo: 2, cobranca: 'media' },
      products: [
        product('p-mussarela', 'Mussarela', plain, savoury),
        product('p-calabresa', 'Calabresa', plain, {
          ...savoury,
          ingredientes: ['molho de tomate', 'mussarela', 'calabresa', 'cebola'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-calabresa-catupiry', 'Calabresa com Catupiry', special, savoury),
        product('p-marguerita', 'Marguerita', plain, savoury),
        product('p-portuguesa', 'Portuguesa', special, {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'azeitona', 'pimentão'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('p-bacon', 'Bacon', plain, savoury),
        product('p-frango-catupiry', 'Frango com Catupiry', special, savoury),
        product('p-frango-milho', 'Frango com Milho', special, savoury),
        product('p-quatro-queijos', 'Quatro Queijos', special, {
          ...savoury,
          ingredientes: ['mussarela', 'provolone', 'parmesão', 'catupiry'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-lombo', 'Lombo Canadense', special, savoury),
        product('p-palmito', 'Palmito', special, savoury),
        product('p-atum', 'Atum', special, { ...savoury, disponivel: false }),
        product('p-vegetariana', 'Vegetariana', special, savoury),
        product('p-mineira', 'Mineira', [4200, 5400, 6500, 8200], {
          ...savoury,
          ingredientes: ['mussarela', 'linguiça caipira', 'couve', 'bacon', 'queijo canastra'],
          alergenos: ['glúten', 'leite'],
        }),
        product('p-costelinha', 'Costelinha Barbecue', [4200, 5400, 6500, 8200], savoury),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: sizes,
      halves: { maximo: 2, cobranca: 'media' },
      products: [
        product('d-brigadeiro', 'Brigadeiro', plain),
        product('d-romeu', 'Romeu e Julieta', plain),
        product('d-doce-leite', 'Doce de Leite com Coco', plain),
        product('d-banana', 'Banana com Canela', plain),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('pao-alho', 'Pão de Alho', 2200),
        product('torresmo', 'Torresmo de Rolo', 3400),
        product('batata', 'Batata Frita', 2600),
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
        product('mate-couro-2l', 'Mate Couro 2L', 1200),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('heineken', 'Heineken long neck', 1300),
        product('brahma', 'Brahma lata', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Serra', 'Funcionários', 'Santa Efigênia'] },
    { centavos: 800, bairros: ['Savassi', 'Sion', 'Anchieta'] },
    { centavos: 1200, bairros: ['Floresta', 'Santa Tereza', 'Sagrada Família'] },
  ],
}
