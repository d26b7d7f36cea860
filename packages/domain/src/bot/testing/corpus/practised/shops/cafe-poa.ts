import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const milk = group(
  'leite',
  'Leite',
  [0, 1],
  [option('sem-lactose', 'Leite sem lactose', 200), option('aveia', 'Leite de aveia', 350)],
)

const coffeeExtras = group(
  'adicionais',
  'Adicionais do café',
  [0, 3],
  [option('chantilly', 'Chantilly', 350), option('canela', 'Canela'), option('dose', 'Dose extra', 400)],
)

const bread = group(
  'pao',
  'Pão',
  [1, 1],
  [option('forma', 'Pão de forma'), option('integral', 'Pão integral'), option('cacetinho', 'Cacetinho')],
)

const toastExtras = group(
  'adicionais',
  'Adicionais da torrada',
  [0, 3],
  [
    option('ovo', 'Ovo', 300),
    option('bacon', 'Bacon', 500),
    option('tomate', 'Tomate', 150),
    option('queijo', 'Queijo extra', 400),
  ],
)

const basketDrink = group(
  'bebida',
  'Bebida da cesta',
  [1, 1],
  [
    option('cafe', 'Café passado'),
    option('laranja', 'Suco de laranja'),
    option('chocolate', 'Chocolate quente'),
  ],
)

const basketExtras = group(
  'mimos',
  'Mimos',
  [0, 3],
  [
    option('balao', 'Balão metalizado', 1800),
    option('flores', 'Flores do campo', 3500),
    option('caneca', 'Caneca', 2500),
    option('cartao', 'Cartão com mensagem', 500),
  ],
)

const coffee = { opcoes: [milk, coffeeExtras] }
const basket = { opcoes: [basketDrink, basketExtras] }

/** Coffees, breads by the piece and the dozen, cuca, torrada and breakfast baskets. */
export const cafePoa: CorpusShop = {
  id: 'cafe-poa',
  trade: 'cafeteria, pães e cestas de café da manhã',
  nome: 'Café da Redenção',
  city: 'Porto Alegre',
  menu: menuOf([
    {
      id: 'cafes',
      nome: 'Cafés',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cafe-passado', 'Café passado', [600, 900], coffee),
        product('cafe-leite', 'Café com leite', [800, 1200], coffee),
        product('cappuccino', 'Cappuccino', [1100, 1500], { ...coffee, alergenos: ['leite'] }),
        product('mocha', 'Mocha', [1300, 1700], coffee),
        product('chocolate-quente', 'Chocolate quente', [1200, 1600], coffee),
      ],
    },
    {
      id: 'espressos',
      nome: 'Espressos e chás',
      products: [
        product('espresso', 'Espresso', 650),
        product('espresso-duplo', 'Espresso duplo', 950),
        product('cha-maca', 'Chá de maçã com canela', 700),
        product('cha-camomila', 'Chá de camomila', 700),
      ],
    },
    {
      id: 'paes',
      nome: 'Pães por unidade e dúzia',
      types: ['Unidade', 'Dúzia'],
      products: [
        product('cacetinho', 'Cacetinho', [120, 1300]),
        product('cacetinho-integral', 'Cacetinho integral', [150, 1600]),
        product('pao-queijo', 'Pão de queijo', [450, 4800]),
        product('medialuna', 'Medialuna', [600, 6500]),
      ],
    },
    {
      id: 'inteiros',
      nome: 'Pães e cucas',
      products: [
        product('pao-fermentacao', 'Pão de fermentação natural', 2400),
        product('pao-centeio', 'Pão de centeio', 2200),
        product('pao-milho', 'Pão de milho', 1600),
        product('cuca-uva', 'Cuca de uva', 2800),
        product('cuca-goiabada', 'Cuca de goiabada', 2600),
        product('cuca-banana', 'Cuca de banana', 2600),
      ],
    },
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('torrada', 'Torrada', 1600, {
          ingredientes: ['presunto', 'queijo', 'manteiga'],
          opcoes: [bread, toastExtras],
        }),
        product('torrada-americana', 'Torrada americana', 2300, {
          ingredientes: ['presunto', 'queijo', 'ovo', 'alface', 'tomate'],
          opcoes: [bread, toastExtras],
        }),
        product('farroupilha', 'Farroupilha', 1300, { descricao: 'Presunto e queijo no cacetinho' }),
        product('croissant', 'Croissant', 1000),
        product('croissant-presunto', 'Croissant de presunto e queijo', 1500),
        product('croissant-chocolate', 'Croissant de chocolate', 1400),
        product('torta-fria', 'Torta fria', 1400),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos e tortas',
      types: ['Fatia', 'Inteiro'],
      products: [
        product('bolo-cenoura', 'Bolo de cenoura', [1100, 6500]),
        product('bolo-fuba', 'Bolo de fubá com goiabada', [1000, 5800]),
        product('torta-limao', 'Torta de limão', [1500, 9500]),
        product('cheesecake', 'Cheesecake de frutas vermelhas', [1800, 12000]),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('negrinho', 'Negrinho', 500),
        product('branquinho', 'Branquinho', 500),
        product('brownie', 'Brownie', 1200, { alergenos: ['leite', 'ovo', 'glúten', 'nozes'] }),
        product('alfajor', 'Alfajor', 1100),
      ],
    },
    {
      id: 'cestas',
      nome: 'Cestas de café da manhã',
      products: [
        product('cesta-bom-dia', 'Cesta Bom Dia', 9900, {
          ingredientes: ['2 pães de queijo', 'croissant', 'fatia de bolo', 'frutas', 'geleia', 'bebida'],
          ...basket,
        }),
        product('cesta-gaucha', 'Cesta Gaúcha', 13900, basket),
        product('cesta-romantica', 'Cesta Romântica', 17900, basket),
        product('cesta-kids', 'Cesta Kids', 10900, basket),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-laranja', 'Suco de laranja', 1100),
        product('suco-uva', 'Suco de uva integral', 1200),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Bom Fim', 'Cidade Baixa', 'Independência'] },
    { centavos: 900, bairros: ['Menino Deus', 'Santana', 'Rio Branco'] },
    { centavos: 1400, bairros: ['Petrópolis', 'Moinhos de Vento', 'Tristeza'] },
  ],
}
