import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sizes = ['Individual', 'Meio metro', '1 metro']

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 1000),
    option('cheddar', 'Cheddar', 1000),
    option('cream-cheese', 'Cream cheese', 1200),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('bacon', 'Bacon', 800),
    option('ovo', 'Ovo', 400),
    option('milho', 'Milho', 400),
    option('azeitona', 'Azeitona', 400),
  ],
)

const savoury = { opcoes: [border, extras] }
const plain = [2800, 5900, 10900]
const special = [3200, 6900, 12900]

/** Square pizzas sold by length, of up to three flavours that are products of their own. */
export const metroCancao: CorpusShop = {
  id: 'metro-cancao',
  trade: 'pizza quadrada por metro',
  nome: 'Pizza no Metro Cidade Canção',
  city: 'Maringá',
  menu: menuOf([
    {
      id: 'salgadas',
      nome: 'Pizzas salgadas',
      types: sizes,
      halves: { maximo: 3, cobranca: 'maior' },
      products: [
        product('p-mussarela', 'Mussarela', plain, savoury),
        product('p-calabresa', 'Calabresa', plain, {
          ...savoury,
          ingredientes: ['molho de tomate', 'mussarela', 'calabresa', 'cebola'],
        }),
        product('p-marguerita', 'Marguerita', plain, savoury),
        product('p-portuguesa', 'Portuguesa', special, {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'ervilha', 'azeitona'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('p-frango', 'Frango com Requeijão', special, savoury),
        product('p-milho', 'Milho com Bacon', special, savoury),
        product('p-brocolis', 'Brócolis com Alho', special, savoury),
        product('p-carne-seca', 'Carne Seca', special, savoury),
        product('p-costela', 'Costela Desfiada', special, savoury),
        product('p-cinco-queijos', 'Cinco Queijos', special, { ...savoury, alergenos: ['glúten', 'leite'] }),
        product('p-rucula', 'Rúcula com Tomate Seco', special, savoury),
        product('p-pepperoni', 'Pepperoni', special, { ...savoury, disponivel: false }),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: sizes,
      halves: { maximo: 3, cobranca: 'maior' },
      products: [
        product('d-chocolate', 'Chocolate ao Leite', plain),
        product('d-morango', 'Chocolate com Morango', special),
        product('d-banana', 'Banana com Canela', plain),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('pao-alho', 'Pão de Alho', 1800),
        product('bolinha', 'Porção de Bolinha de Queijo', 2600),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1400),
        product('framboesa-2l', 'Refrigerante de Framboesa 2L', 1200),
        product('suco-laranja', 'Suco de Laranja 500ml', 1100),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Zona 7', 'Zona 2', 'Vila Operária'] },
    { centavos: 800, bairros: ['Jardim Alvorada', 'Novo Centro', 'Mandacaru'] },
    { centavos: 1300, bairros: ['Parque das Grevíleas', 'Jardim Paulista'] },
  ],
}
